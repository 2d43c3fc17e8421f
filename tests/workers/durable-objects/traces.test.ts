import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ReplyOutcome } from "#app/contracts/agents.ts";
import {
	type AnswerTrace,
	bareTrace,
	KEEP_TRACES_MS,
	MAX_RATINGS,
	MAX_TRACES,
} from "#app/domain/agents/trace.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import { incoming, instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const ANA = { memberId: "m-ana", name: "Ana" };

beforeAll(migrate);
beforeEach(() => {
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2032, 0, 1) });
	return () => vi.useRealTimers();
});

const traceOf = (question: string, change: Partial<AnswerTrace> = {}): AnswerTrace => ({
	...bareTrace(question),
	passages: [{ entryId: "e1", title: "Frete", text: "R$ 10", share: 0.9, isUsed: true }],
	...change,
});

/** A number whose agent was asked by one customer; the test gives the answers. */
async function createAsked() {
	const made = await makeLinkedInstance();
	const { instance, channelId } = made;
	await instance.setAgent(WORKSPACE, { id: "agent-1", name: "Lia", debounceMs: 600_000 });
	async function ask(phone = "5511987654310") {
		const inboundId = `IN-${crypto.randomUUID()}`;
		const addresses = [{ kind: "phone" as const, value: phone }];
		await instance.receive([incoming({ providerId: inboundId, addresses, sentAt: Date.now() })]);
		const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
		const contact = page.ok ? page.value.contacts.find((one) => one.phone === phone) : undefined;
		const read = await instance.conversation(WORKSPACE, contact?.id ?? "", null);
		const messages = read.ok ? read.value.page.messages : [];
		const contactId = contact?.id ?? "";
		const id = messages.findLast(({ direction }) => direction === "incoming")?.id ?? "";
		return { workspaceId: WORKSPACE, channelId, contactId, epoch: 1, inboundId: id, attempt: 1 };
	}
	let asked = 0;
	/** Another customer asks, and is answered. */
	async function reply(trace: AnswerTrace | undefined, change: Partial<ReplyOutcome> = {}) {
		const job = await ask(`55119876543${10 + (asked += 1)}`);
		const said = { type: "answer", text: `Resposta ${crypto.randomUUID()}`, handOver: null };
		const outcome = { ...said, ...change } as ReplyOutcome;
		const settled = await (trace
			? instance.submitReply(WORKSPACE, job, outcome, null, trace)
			: instance.submitReply(WORKSPACE, job, outcome));
		expect(settled.ok).toBe(true);
		return { job, messages: await listMessages(job.contactId) };
	}
	async function listMessages(contactId: string) {
		const read = await instance.conversation(WORKSPACE, contactId, null);
		return read.ok ? read.value.page.messages : [];
	}
	const readRows = (query: string) =>
		runInDurableObject(instanceOf(channelId), (_, { storage }) =>
			storage.sql.exec(query).toArray(),
		);
	return { ...made, ask, reply, readRows };
}

test("an answer's trace is read by its message, a hand-over's by its text and by its line", async () => {
	const { instance, reply } = await createAsked();
	const trace = traceOf("Qual o frete?", { checks: ["shortened"] });
	const answered = (await reply(trace)).messages.at(-1);
	const read = await instance.readTrace(WORKSPACE, answered?.id ?? "");
	expect(read).toEqual({
		ok: true,
		value: {
			agentId: "agent-1",
			outcome: "answered",
			reason: null,
			at: Date.now(),
			trace,
			ratings: [],
		},
	});
	const handed = await reply(traceOf("Falar com gente"), {
		type: "hand_over",
		reason: "requested",
		text: "Vou chamar.",
	});
	const [text, line] = handed.messages.slice(-2).toSorted((one) => (one.type === "text" ? -1 : 1));
	for (const message of [text, line])
		expect(await instance.readTrace(WORKSPACE, message?.id ?? "")).toMatchObject({
			ok: true,
			value: {
				outcome: "handed_over",
				reason: "requested",
				trace: { question: "Falar com gente" },
			},
		});
	expect([text?.type, line?.type]).toEqual(["text", "system"]);
	expect(await instance.readTrace(WORKSPACE, "unknown")).toEqual({ ok: false, code: "not_found" });
});

test("a Worker of the release before sends no trace: its answers are sent and nothing is kept", async () => {
	const { instance, reply, readRows } = await createAsked();
	const answered = (await reply(undefined)).messages.at(-1);
	expect(answered?.direction).toBe("outgoing");
	expect(await instance.readTrace(WORKSPACE, answered?.id ?? "")).toEqual({
		ok: false,
		code: "not_found",
	});
	expect(await readRows("SELECT * FROM agent_traces")).toEqual([]);
});

test("an answer that comes too late, or only asks for patience, leaves no trace", async () => {
	const { instance, ask, readRows } = await createAsked();
	const job = await ask();
	const late = { ...job, epoch: 7 };
	await instance.submitReply(WORKSPACE, late, { type: "nothing" }, null, traceOf("?"));
	await instance.submitReply(WORKSPACE, job, { type: "wait", text: "Já vejo" }, null, traceOf("?"));
	expect(await readRows("SELECT * FROM agent_traces")).toEqual([]);
	await instance.submitReply(WORKSPACE, job, { type: "failed" }, null, traceOf("?"));
	await instance.submitReply(WORKSPACE, job, { type: "failed" }, null, traceOf("?"));
	expect(await readRows("SELECT outcome, message_id FROM agent_traces")).toEqual([
		{ outcome: "failed", message_id: null },
	]);
});

test("each member has one thumb, may change it and take it back; a bad one opens the question", async () => {
	const { instance, reply, readRows } = await createAsked();
	const id = (await reply(traceOf("Qual o frete?"))).messages.at(-1)?.id ?? "";
	const rate = (isGood: boolean | null, note = "", member = ANA) =>
		instance.rateAnswer(WORKSPACE, id, member, { isGood, note });
	const gap = async () => (await readRows("SELECT gap FROM agent_traces"))[0]?.["gap"];
	await rate(true);
	expect(await gap()).toBeNull();
	const bad = await rate(false, "Era R$ 12");
	expect(bad.ok && bad.value.ratings).toEqual([
		{ ...ANA, isGood: false, note: "Era R$ 12", at: Date.now() },
	]);
	expect(await gap()).toBe("open");
	await rate(null);
	expect([await gap(), await readRows("SELECT * FROM agent_ratings")]).toEqual([null, []]);
	for (let n = 0; n < MAX_RATINGS; n += 1)
		await rate(true, "", { memberId: `m${n}`, name: `M ${n}` });
	expect(await rate(true)).toEqual({ ok: false, code: "conflict" });
	expect(await instance.rateAnswer(WORKSPACE, "no", ANA, { isGood: true, note: "" })).toEqual({
		ok: false,
		code: "not_found",
	});
});

test("traces go after 30 days by the alarm, and over their number the oldest first", async () => {
	const { instance, channelId, reply, readRows } = await createAsked();
	const old = (await reply(traceOf("Velha?"))).messages.at(-1)?.id ?? "";
	await instance.rateAnswer(WORKSPACE, old, ANA, { isGood: true, note: "" });
	vi.setSystemTime(Date.now() + 2 * DAY_MS);
	await reply(traceOf("Nova?"));
	const questions = async () =>
		(await readRows("SELECT trace ->> 'question' AS question FROM agent_traces ORDER BY n")).map(
			({ question }) => question,
		);
	vi.setSystemTime(Date.now() - 2 * DAY_MS + KEEP_TRACES_MS - 1);
	await runDurableObjectAlarm(instanceOf(channelId));
	expect(await questions()).toEqual(["Velha?", "Nova?"]);
	vi.setSystemTime(Date.now() + 1);
	await runDurableObjectAlarm(instanceOf(channelId));
	expect(await questions()).toEqual(["Nova?"]);
	expect(await readRows("SELECT * FROM agent_ratings")).toEqual([]);
	await readRows("UPDATE agent_traces SET n = 1");
	await reply(traceOf("Mais nova?"));
	await readRows(`UPDATE agent_traces SET n = ${MAX_TRACES} WHERE n = 2`);
	expect(await questions()).toEqual(["Nova?", "Mais nova?"]);
	await reply(traceOf("Ainda mais nova?"));
	expect(await questions()).toEqual(["Mais nova?", "Ainda mais nova?"]);
});

test("J14 J15 a contact's traces are in their export, and go with them", async () => {
	const { instance, reply, readRows } = await createAsked();
	const { job, messages } = await reply(traceOf("Onde está o meu pedido?"));
	await instance.rateAnswer(WORKSPACE, messages.at(-1)?.id ?? "", ANA, { isGood: true, note: "" });
	const page = await instance.exportContact(WORKSPACE, job.contactId, null);
	expect(page.ok && page.value.replies).toMatchObject([
		{ outcome: "answered", trace: { question: "Onde está o meu pedido?" } },
	]);
	expect(JSON.stringify(page)).not.toContain("Ana");
	await instance.eraseContact(WORKSPACE, job.contactId);
	expect(await readRows("SELECT * FROM agent_traces")).toEqual([]);
	expect(await readRows("SELECT * FROM agent_ratings")).toEqual([]);
});

test("J15 after a merge was undone a trace goes with the contact whose question it has", async () => {
	const { instance, ask, readRows } = await createAsked();
	const [kept, other] = [await ask("5511976543001"), await ask("5511976543002")];
	const merge = { type: "merge", contactId: kept.contactId, otherId: other.contactId } as const;
	expect((await instance.rejoin(WORKSPACE, { ...merge, actor: "Ana" })).ok).toBe(true);
	const addresses = [{ kind: "phone" as const, value: "5511976543002" }];
	await instance.receive([incoming({ addresses, sentAt: Date.now() })]);
	const read = await instance.conversation(WORKSPACE, kept.contactId, null);
	const inboundId = (read.ok ? read.value.page.messages.at(-1)?.id : "") ?? "";
	const outcome = { type: "answer", text: "R$ 10", handOver: null } as const;
	// Each change of who answers counts the lease on.
	const settled = [];
	for (let epoch = 1; epoch < 6; epoch += 1) {
		const job = { ...kept, epoch, inboundId };
		const answer = await instance.submitReply(WORKSPACE, job, outcome, null, traceOf("De quem?"));
		settled.push(answer.ok);
	}
	expect(settled.filter(Boolean)).toHaveLength(1);
	const known = await instance.contact(WORKSPACE, kept.contactId);
	const mergeId = (known.ok ? known.value.identity.merges[0]?.id : "") ?? "";
	expect((await instance.rejoin(WORKSPACE, { type: "undo", mergeId })).ok).toBe(true);
	expect(await readRows("SELECT * FROM agent_traces")).toHaveLength(1);
	await instance.eraseContact(WORKSPACE, other.contactId);
	expect(await readRows("SELECT * FROM agent_traces")).toEqual([]);
});

test("J24 an erased member's thumbs stay without their name", async () => {
	const { instance, reply } = await createAsked();
	const id = (await reply(traceOf("Frete?"))).messages.at(-1)?.id ?? "";
	await instance.rateAnswer(WORKSPACE, id, ANA, { isGood: false, note: "Errado" });
	await instance.forgetMember(WORKSPACE, ANA, 0);
	const read = await instance.readTrace(WORKSPACE, id);
	expect(read.ok && read.value.ratings).toMatchObject([{ name: FORMER_MEMBER, note: "Errado" }]);
});
