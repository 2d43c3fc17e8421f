import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Rule } from "#app/domain/rules/rule.ts";
import { incoming, instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { meterRows } from "#tests/support/row-meter.ts";
import { ruleWith } from "#tests/support/rules.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { listDeliveries } from "#tests/support/webhook-rig.ts";

beforeAll(migrate);

/** A Thursday, ten in the morning of São Paulo. */
const START = Date.UTC(2032, 0, 1, 13);
const MINUTE_MS = 60_000;
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const text = (said: string) => incoming({ content: { type: "text", text: said } });

async function setUp(rules: Rule[], workspaceId?: string) {
	const made = await makeLinkedInstance(
		workspaceId ? { workspaceId, channelId: crypto.randomUUID() } : {},
	);
	const { instance } = made;
	const workspace = made.workspaceId;
	await instance.setDesk(workspace, { rules });
	const contact = async () => {
		const page = await instance.contacts(workspace, { cursor: null, search: "" });
		const [found] = page.ok ? page.value.contacts : [];
		if (!found) throw new Error("no contact");
		return found;
	};
	return {
		...made,
		contact,
		say: (said: string) => instance.receive([text(said)]),
		labels: async () => (await contact()).conversation?.labels ?? [],
		/** Texts of the conversation, the oldest first; lines by their code. */
		async thread() {
			const read = await instance.conversation(workspace, (await contact()).id, null);
			const messages = read.ok ? read.value.page.messages : [];
			return messages.map(({ text: said }) => said);
		},
		async runs() {
			const read = await instance.ruleRuns(workspace);
			if (!read.ok) throw new Error(read.code);
			return read.value;
		},
		pass: async (ms: number) => {
			vi.setSystemTime(Date.now() + ms);
			await runDurableObjectAlarm(instance);
		},
	};
}

const ANSWER = { type: "answer", text: "Oi {{primeiro_nome|você}}, já vemos!" } as const;
const RAN = '{"code":"rule_ran"}';

test("a message with the word is labelled and answered once, and the run is logged", async () => {
	const at = await setUp([
		ruleWith({
			trigger: { type: "keyword", words: ["preço"] },
			acts: [{ type: "label", label: "orçamento" }, ANSWER],
		}),
	]);
	await at.say("Bom dia");
	expect(await at.labels()).toEqual([]);
	await at.say("Quais os PRECOS?");
	await at.say("E o preço do frete?");
	expect(await at.labels()).toEqual(["orçamento"]);
	expect(await at.thread()).toEqual([
		"Bom dia",
		"Quais os PRECOS?",
		"Oi Maria, já vemos!",
		RAN,
		"E o preço do frete?",
	]);
	// Whoever waits for a person goes on waiting.
	expect((await at.contact()).conversation?.waitingSince).toBe(START);
	const { runs, counts } = await at.runs();
	expect(runs).toMatchObject([
		{
			ruleId: "rule-1",
			trigger: "keyword",
			state: "ran",
			contactName: "Maria",
			acts: [
				{ type: "label", outcome: "done" },
				{ type: "answer", outcome: "done" },
			],
		},
	]);
	expect(counts).toEqual([{ ruleId: "rule-1", week: 1, month: 1, failed: 0, lastAt: START }]);
});

test("a message that comes again, and an object that was cut, do nothing twice", async () => {
	const at = await setUp([ruleWith({ again: true, acts: [ANSWER] })]);
	const message = text("Oi");
	await at.instance.receive([message]);
	await evictDurableObject(at.instance);
	await instanceOf(at.channelId).receive([message]);
	const thread = await at.thread();
	expect(thread).toEqual(["Oi", "Oi Maria, já vemos!", RAN]);
	expect((await at.runs()).counts).toMatchObject([{ week: 1 }]);
});

test("a cut between event and effects leaves neither: both come with the repeated event", async () => {
	const at = await setUp([ruleWith({ acts: [{ type: "label", label: "vip" }, ANSWER] })]);
	const message = text("Oi");
	const count = (sql: SqlStorage) =>
		["messages", "rule_done", "rule_runs", "outbox"].map(
			(table) => sql.exec(`SELECT count(*) AS n FROM ${table}`).one()["n"],
		);
	let before: unknown;
	await runInDurableObject(at.instance, (object, state) => {
		object.receive([message]).catch(() => null);
		before = count(state.storage.sql);
		state.abort("The machine goes away in the same moment.");
	}).catch(() => null);
	// The message, the answer and the line stood there.
	expect(before).toEqual([3, 1, 1, 1]);
	const fresh = instanceOf(at.channelId);
	const rows = () => runInDurableObject(fresh, (_, { storage }) => count(storage.sql));
	expect(await rows()).toEqual([0, 0, 0, 0]);
	await fresh.receive([message]);
	expect((await rows()).slice(0, 3)).toEqual([3, 1, 1]);
});

test("with ten rules on, a lone message writes no row more when none of them is meant", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([text("Oi")]);
	const without = await meterRows(instance, () => instance.receive([text("Oi")]));
	const rules = Array.from({ length: 10 }, (_, n) =>
		ruleWith({
			id: `r${n}`,
			...(n % 2 === 0
				? { trigger: { type: "keyword", words: ["preço"] } }
				: { conditions: [{ type: "label", label: "vip", has: true }] }),
		}),
	);
	await instance.setDesk(WORKSPACE, { rules });
	const withRules = await meterRows(instance, () => instance.receive([text("Oi")]));
	expect(withRules.written, JSON.stringify(withRules.items)).toBe(without.written);
});

test("a rule's answer to somebody whom nobody knows by name has no hole where the name stands", async () => {
	const at = await setUp([
		ruleWith({ acts: [{ type: "answer", text: "Oi, {{primeiro_nome}}! Já vemos." }] }),
	]);
	await at.instance.receive([incoming({ name: null, content: { type: "text", text: "Bom dia" } })]);
	expect(await at.thread()).toContain("Oi! Já vemos.");
});

test("whoever waits for fifteen minutes is told of once, and nobody who was answered", async () => {
	const at = await setUp([
		ruleWith({
			trigger: { type: "waiting", minutes: 15 },
			acts: [{ type: "label", label: "atrasada" }],
		}),
	]);
	await at.say("Oi");
	await at.pass(14 * MINUTE_MS);
	expect(await at.labels()).toEqual([]);
	await at.pass(MINUTE_MS);
	expect(await at.labels()).toEqual(["atrasada"]);
	await at.pass(60 * MINUTE_MS);
	expect((await at.runs()).counts).toMatchObject([{ week: 1 }]);

	const answered = await setUp([ruleWith({ trigger: { type: "waiting", minutes: 15 } })]);
	await answered.say("Oi");
	await answered.instance.send(
		WORKSPACE,
		{ memberId: "m1", name: "Ana", claims: false },
		{ id: crypto.randomUUID(), contactId: (await answered.contact()).id, text: "Olá" },
	);
	await answered.pass(30 * MINUTE_MS);
	expect((await answered.runs()).runs).toEqual([]);
});

test("what a rule of time looked at in vain is not looked at again, and costs no row later", async () => {
	const at = await setUp([
		ruleWith({
			trigger: { type: "waiting", minutes: 15 },
			conditions: [{ type: "label", label: "vip", has: true }],
		}),
	]);
	await at.say("Oi");
	await at.pass(16 * MINUTE_MS);
	await at.pass(MINUTE_MS);
	expect((await at.runs()).runs).toEqual([]);
	const later = await meterRows(at.instance, () => at.pass(60 * MINUTE_MS));
	expect(Object.keys(later.items).filter((query) => query.includes("rule_"))).toEqual([]);
});

test("a customer who does not answer is reminded once in a silence, an hour comes once a day", async () => {
	const at = await setUp([
		ruleWith({
			id: "silence",
			trigger: { type: "unanswered", hours: 2 },
			again: true,
			acts: [{ type: "answer", text: "Ainda está aí?" }],
		}),
		ruleWith({
			id: "six",
			trigger: { type: "time", minute: 18 * 60, days: [4] },
			acts: [{ type: "label", label: "fim do dia" }],
		}),
	]);
	await at.say("Oi");
	await at.instance.send(
		WORKSPACE,
		{ memberId: "m1", name: "Ana", claims: false },
		{ id: crypto.randomUUID(), contactId: (await at.contact()).id, text: "Olá" },
	);
	await at.pass(2 * 60 * MINUTE_MS);
	await at.pass(3 * 60 * MINUTE_MS);
	expect((await at.thread()).filter((said) => said === "Ainda está aí?")).toHaveLength(1);
	expect(await at.labels()).toEqual([]);
	await at.pass(3 * 60 * MINUTE_MS);
	expect(await at.labels()).toEqual(["fim do dia"]);
});

test("labels set off rules, set by a person or a rule, and a circle ends", async () => {
	const onLabel = (label: string, then: string): Rule =>
		ruleWith({
			id: label,
			trigger: { type: "labelled", label },
			again: true,
			acts: [
				{ type: "unlabel", label },
				{ type: "label", label: then },
			],
		});
	const at = await setUp([onLabel("a", "b"), onLabel("b", "a")]);
	await at.say("Oi");
	const { id } = await at.contact();
	await at.instance.care(WORKSPACE, id, { type: "labels", labels: ["a"] });
	const { runs } = await at.runs();
	expect(runs.map(({ state }) => state)).toEqual(["stopped", "ran", "ran", "ran", "ran"]);
	expect(await at.labels()).toEqual(["a"]);
});

test("a rule assigns, puts aside, closes, and after that nothing more is done", async () => {
	const at = await setUp([
		ruleWith({
			id: "first",
			acts: [
				{ type: "assign", memberId: "m1", name: "Ana" },
				{ type: "department", departmentId: "d1" },
				{ type: "close" },
			],
		}),
		ruleWith({ id: "second" }),
	]);
	await at.say("Oi");
	const { assignee, closedAt, conversation } = await at.contact();
	expect([assignee?.name, closedAt, conversation?.labels]).toEqual(["Ana", START, []]);

	const aside = await setUp([ruleWith({ acts: [{ type: "snooze", minutes: 30 }] })]);
	await aside.say("Oi");
	expect((await aside.contact()).conversation?.snoozedUntil).toBe(START + 30 * MINUTE_MS);
	await aside.pass(30 * MINUTE_MS);
	expect((await aside.contact()).conversation?.snoozedUntil).toBeNull();
});

test("a rule gives the conversation to the channel's agent, who is asked for an answer", async () => {
	const at = await setUp([
		ruleWith({ trigger: { type: "labelled", label: "robô" }, acts: [{ type: "agent" }] }),
	]);
	await at.say("Oi");
	const { id } = await at.contact();
	await at.instance.care(WORKSPACE, id, { type: "labels", labels: ["robô"] });
	expect((await at.runs()).runs[0]?.acts).toEqual([{ type: "agent", outcome: "no_agent" }]);
	await at.instance.care(WORKSPACE, id, { type: "state", state: "closed", author: "Ana" });
	await at.pass(48 * 60 * MINUTE_MS);
	await at.say("Voltei");
	await at.instance.setAgent(WORKSPACE, {
		id: crypto.randomUUID(),
		name: "Lia",
		debounceMs: 60_000,
	});
	await at.instance.care(WORKSPACE, id, { type: "labels", labels: ["robô"] });
	expect((await at.contact()).conversation?.handler).toBe("agent");
	expect((await at.runs()).runs[0]?.acts).toEqual([{ type: "agent", outcome: "done" }]);
});

test("an answer that may not leave is said, and the other acts are done", async () => {
	const at = await setUp([
		ruleWith({
			acts: [
				{ type: "answer", text: "x".repeat(70_000) },
				{ type: "label", label: "vip" },
			],
		}),
	]);
	await at.say("Oi");
	expect((await at.runs()).runs[0]?.acts).toEqual([
		{ type: "answer", outcome: "message_too_long" },
		{ type: "label", outcome: "done" },
	]);
	expect((await at.runs()).counts).toMatchObject([{ failed: 1 }]);
});

test("two machines that answer each other stop: three answers of a rule in an hour", async () => {
	const at = await setUp([
		ruleWith({ again: true, acts: [{ type: "answer", text: "Obrigado!" }] }),
	]);
	for (let n = 0; n < 6; n += 1) await at.say(`Obrigado! ${n}`);
	expect((await at.thread()).filter((said) => said === "Obrigado!")).toHaveLength(3);
});

test("a webhook and a member are told at least once, under an id that stays", async () => {
	const workspaceId = crypto.randomUUID();
	const integrationId = crypto.randomUUID();
	const memberId = crypto.randomUUID();
	const at = await setUp(
		[
			ruleWith({
				acts: [
					{ type: "webhook", integrationId },
					{ type: "tell", memberId },
				],
			}),
		],
		workspaceId,
	);
	const sent: unknown[] = [];
	const broken = vi.spyOn(env.WEBHOOKS_OUT, "sendBatch").mockRejectedValue(new Error("down"));
	vi.spyOn(env.WEBHOOKS_OUT, "send").mockImplementation(async (job: unknown) => {
		sent.push(job);
		return {} as never;
	});
	await at.say("Oi");
	await at.pass(0);
	const [first] = await listDeliveries(at.channelId);
	expect(JSON.parse(first?.body ?? "{}")).toMatchObject({
		id: first?.id,
		event: "rule.ran",
		rule: { id: "rule-1", name: "Preço" },
		conversation: { contact: { name: "Maria" } },
	});
	expect(sent).toMatchObject([
		{ type: "rule_told", workspaceId, channelId: at.channelId, ruleId: "rule-1", memberId },
	]);
	broken.mockResolvedValue({} as never);
	await at.pass(10 * MINUTE_MS);
	expect((await listDeliveries(at.channelId)).map(({ id }) => id)).toEqual([first?.id]);
	expect(broken.mock.calls.length).toBeGreaterThan(1);
	const waiting = await runInDurableObject(
		at.instance,
		(_, { storage }) => storage.sql.exec("SELECT count(*) AS n FROM rule_tellings").one()["n"],
	);
	expect(waiting).toBe(0);
});

test("groups are left alone, an erased person leaves no run, and a configuration without rules is none", async () => {
	const at = await setUp([ruleWith({ acts: [ANSWER] })]);
	await at.instance.receive([
		incoming({ addresses: [{ kind: "group", value: "12036302@g.us" }], name: "Família" }),
	]);
	expect((await at.runs()).runs).toEqual([]);
	await at.say("Oi");
	expect((await at.runs()).runs).toHaveLength(1);
	const page = await at.instance.contacts(WORKSPACE, { cursor: null, search: "Maria" });
	const id = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
	await at.instance.eraseContact(WORKSPACE, id);
	const left = await runInDurableObject(at.instance, (_, { storage }) =>
		["rule_done", "rule_runs", "rule_tellings"].map(
			(table) => storage.sql.exec(`SELECT count(*) AS n FROM ${table}`).one()["n"],
		),
	);
	expect(left).toEqual([0, 0, 0]);

	// As an earlier release stored it.
	await runInDurableObject(at.instance, (_, { storage }) =>
		storage.sql.exec("UPDATE config SET json = json_remove(json, '$.desk')"),
	);
	await evictDurableObject(at.instance);
	await instanceOf(at.channelId).receive([text("Oi de novo")]);
	expect((await at.runs()).runs).toEqual([]);
});

test("a conversation is looked at without doing anything", async () => {
	const at = await setUp([]);
	await at.say("Qual o preço?");
	const { id } = await at.contact();
	const looked = await at.instance.lookForRule(WORKSPACE, id);
	expect(looked).toMatchObject({
		ok: true,
		value: {
			facts: {
				labels: [],
				assigneeId: null,
				isFirst: true,
				isClosed: false,
				text: "Qual o preço?",
			},
			message: { text: "Qual o preço?", isOpening: true },
			waitingSince: START,
			contactName: "Maria",
		},
	});
	expect(await at.thread()).toEqual(["Qual o preço?"]);
});

test("a restored channel does nothing again that its rules did before", async () => {
	const at = await setUp([ruleWith({ acts: [ANSWER] })]);
	const message = text("Oi");
	await at.instance.receive([message]);
	const texts: string[] = [];
	let page = await at.instance.dump(null);
	for (; page.kind !== "end"; page = await at.instance.dump(page.next)) {
		if (page.kind === "again") throw new Error("It changed meanwhile.");
		texts.push(page.text);
	}
	texts.push(page.text);
	const fresh = instanceOf(`restored-${crypto.randomUUID()}`);
	const begun = await fresh.beginRestore("backup-1", page.end.steps);
	expect(begun.ok).toBe(true);
	for (const [part, said] of texts.entries())
		await fresh.takeRestored("backup-1", { at: part, text: said });
	await fresh.finishRestore("backup-1", page.end, false);
	await fresh.receive([message, text("E aí?")]);
	const runs = await fresh.ruleRuns(WORKSPACE);
	expect(runs.ok && runs.value.runs.map(({ contactName }) => contactName)).toEqual(["Maria"]);
	// Another conversation is one for its rules, which came along.
	await fresh.receive([
		incoming({ addresses: [{ kind: "phone", value: "5521900003333" }], name: "João" }),
	]);
	const later = await fresh.ruleRuns(WORKSPACE);
	expect(later.ok && later.value.runs.map(({ contactName }) => contactName)).toEqual([
		"João",
		"Maria",
	]);
});
