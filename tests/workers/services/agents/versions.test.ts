import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { TestEvent } from "#app/contracts/agent-versions.ts";
import { ROLES } from "#app/domain/team/role.ts";
import { agentOf, createAgent, typedAgent } from "#tests/support/agents.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { codesOf } from "#tests/support/team.ts";
import { createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { findAgentForAnswering } from "#workers/data/queries/agents/agents.ts";
import { recordAgentEvent } from "#workers/data/queries/agents/figures.ts";
import { eraseContactRows } from "#workers/data/queries/conversations/erasure.ts";

beforeAll(migrate);
const db = createDatabase(env.DB);
const { agents, agentVersions, agentTests, knowledge } = services();
const CHANGED = { ok: false, code: "agent_changed" };

const boss = async (): Promise<TestMember> => createMember((await createWorkspace()).id, "manager");
const says = (instructions: string, channelIds: string[] = []) =>
	typedAgent({ instructions }, { channelIds });

/** An agent at its first version, and what its form needs. */
async function madeAgent() {
	const member = await boss();
	const signedIn = await findSignedIn(member);
	const id = await createAgent(member, says("Um."));
	const open = async () => {
		const opened = await agents.open(signedIn, id);
		if (!opened.ok) throw new Error(opened.code);
		return opened.value;
	};
	const seen = async () => {
		const { version, draft } = await open();
		return { version, draftSavedAt: draft?.savedAt ?? 0 };
	};
	const save = async (text: string, isDraft: boolean) =>
		agents.update(signedIn, id, says(text), { seen: await seen(), isDraft });
	const list = async () => {
		const listed = await agentVersions.list(signedIn, id);
		if (!listed.ok) throw new Error(listed.code);
		return listed.value;
	};
	const publish = async (change: Partial<Parameters<typeof agentVersions.publish>[2]> = {}) =>
		agentVersions.publish(signedIn, id, {
			savedAt: (await open()).draft?.savedAt ?? 0,
			note: "",
			anyway: false,
			share: null,
			...change,
		});
	return { member, signedIn, id, open, seen, save, list, publish };
}
type Made = Awaited<ReturnType<typeof madeAgent>>;

const numbersOf = async ({ list }: Made) => (await list()).versions.map(({ number }) => number);
const answering = async ({ member, id }: Made, contactId: string | null = null) => {
	const found = await findAgentForAnswering(db, member.workspaceId, id, contactId);
	return [found?.version, found?.settings.instructions];
};

test("one click saves and publishes: each saving that changes something is a version", async () => {
	const made = await madeAgent();
	expect(await numbersOf(made)).toEqual([1]);
	expect((await made.save("Dois.", false)).ok).toBe(true);
	expect(await answering(made)).toEqual([2, "Dois."]);
	// The same again is none, and neither is another channel.
	await made.save("Dois.", false);
	const channelId = await createChannel(made.member.workspaceId);
	const withChannel = await findSignedIn(made.member);
	await agents.update(withChannel, made.id, says("Dois.", [channelId]), {
		seen: await made.seen(),
		isDraft: false,
	});
	expect(await agentOf(channelId)).toMatchObject({ id: made.id });
	expect(await made.list()).toMatchObject({
		live: 2,
		versions: [
			{ number: 2, origin: "saved", basedOn: 1, note: "" },
			{ number: 1, basedOn: null },
		],
	});
	expect(await agentVersions.changes(made.signedIn, made.id, 2)).toMatchObject({
		value: { against: 1, changes: [{ field: "instructions" }] },
	});
	expect(await agentVersions.changes(made.signedIn, made.id, 1)).toEqual({
		ok: true,
		value: { against: null, changes: [] },
	});
	expect(await agentVersions.changes(made.signedIn, made.id, 9)).toMatchObject({ ok: false });
});

test("a draft changes nothing for customers until it is published", async () => {
	const made = await madeAgent();
	expect((await made.save("Dois.", true)).ok).toBe(true);
	expect(await answering(made)).toEqual([1, "Um."]);
	const { draft } = await made.open();
	expect(draft).toMatchObject({ basedOn: 1, settings: { instructions: "Dois." } });
	expect(draft?.by).not.toBe("");
	expect(await agentVersions.changes(made.signedIn, made.id, 0)).toMatchObject({
		value: { against: 1, changes: [{ field: "instructions" }] },
	});
	expect(await numbersOf(made), "a draft has no number").toEqual([1]);
	expect(await made.publish({ note: " Mais curto " })).toEqual({ ok: true, value: { number: 2 } });
	expect(await answering(made)).toEqual([2, "Dois."]);
	expect((await made.open()).draft).toBeNull();
	expect((await made.list()).versions[0]).toMatchObject({ note: "Mais curto", basedOn: 1 });
	expect(await made.publish(), "it is gone").toEqual(CHANGED);
	// A draft that is what is live already is none.
	await made.save("Três.", true);
	await made.save("Dois.", true);
	expect((await made.open()).draft).toBeNull();
	await made.save("Três.", true);
	const savedAt = (await made.open()).draft?.savedAt ?? 0;
	expect(await agentVersions.discard(made.signedIn, made.id, savedAt - 1)).toEqual(CHANGED);
	expect((await agentVersions.discard(made.signedIn, made.id, savedAt)).ok).toBe(true);
	expect(await answering(made)).toEqual([2, "Dois."]);
});

test("of two members who began with the same version one saves; the other is told, and nothing is lost", async () => {
	const made = await madeAgent();
	const began = await made.seen();
	const save = (text: string, isDraft: boolean) =>
		agents.update(made.signedIn, made.id, says(text), { seen: began, isDraft });
	const both = await Promise.all([save("Ana.", false), save("Bia.", false)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	expect(both.filter(({ ok }) => !ok)).toEqual([CHANGED]);
	expect(await save("Bia.", true), "nor as a draft").toEqual(CHANGED);
	expect(await numbersOf(made)).toEqual([2, 1]);
	// Two drafts of the same beginning.
	const now = await made.seen();
	const drafts = await Promise.all(
		["Ana 2.", "Bia 2."].map((text) =>
			agents.update(made.signedIn, made.id, says(text), { seen: now, isDraft: true }),
		),
	);
	expect(drafts.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a page of the release before saves as it did, keeps a colleague's draft and what it does not know", async () => {
	const made = await madeAgent();
	const acts = { acts: ["assign"] };
	await made.save("Dois.", false);
	const withActs = JSON.stringify({ ...says("Dois.").settings, ...acts });
	await env.DB.prepare("update agents set settings = ? where id = ?").bind(withActs, made.id).run();
	await env.DB.prepare("update agent_versions set settings = ? where agent_id = ? and number = 2")
		.bind(withActs, made.id)
		.run();
	await made.save("Rascunho.", true);
	expect((await agents.update(made.signedIn, made.id, says("Antigo."))).ok).toBe(true);
	expect(await answering(made)).toEqual([3, "Antigo."]);
	const { settings, draft } = await made.open();
	expect(settings).toMatchObject(acts);
	expect(draft?.settings).toMatchObject({ instructions: "Rascunho.", ...acts });
	await made.publish();
	expect((await agentVersions.restore(made.signedIn, made.id, 2)).ok).toBe(true);
	expect((await made.open()).settings).toMatchObject({ instructions: "Dois.", ...acts });
});

test("an earlier version is back with one click, as a new version", async () => {
	const made = await madeAgent();
	const channelId = await createChannel(made.member.workspaceId);
	await agents.update(await findSignedIn(made.member), made.id, {
		...says("Dois.", [channelId]),
		name: "Outro nome",
	});
	expect(await agentOf(channelId)).toMatchObject({ name: "Outro nome" });
	expect(await agentVersions.restore(made.signedIn, made.id, 1)).toEqual({
		ok: true,
		value: { number: 3 },
	});
	expect(await answering(made)).toEqual([3, "Um."]);
	expect(await agentOf(channelId), "its channels hear the name").toMatchObject({ name: "Sofia" });
	expect((await made.list()).versions[0]).toMatchObject({ origin: "restored", basedOn: 1 });
	expect(await codesOf(made.member.workspaceId)).toContain("agent_restored");
	for (const unknown of [0, 9])
		expect(await agentVersions.restore(made.signedIn, made.id, unknown)).toEqual({
			ok: false,
			code: "not_found",
		});
});

test("what a release without versions writes, or deletes, is noticed and breaks nothing", async () => {
	const made = await madeAgent();
	await made.save("Dois.", false);
	const write = (text: string) =>
		env.DB.prepare("update agents set instructions = ?, updated_at = 5 where id = ?")
			.bind(text, made.id)
			.run();
	await write("De fora.");
	expect(await made.list()).toMatchObject({
		live: 3,
		versions: [{ number: 3, origin: "noticed" }, { number: 2 }, { number: 1 }],
	});
	expect(await agentVersions.changes(made.signedIn, made.id, 3)).toMatchObject({
		value: { against: 2, changes: [{ field: "instructions" }] },
	});
	await made.save("Quatro.", false);
	expect(await numbersOf(made)).toEqual([4, 3, 2, 1]);
	await agentVersions.restore(made.signedIn, made.id, 3);
	expect(await answering(made)).toEqual([5, "De fora."]);
	// An agent that is older than versions.
	await env.DB.prepare("delete from agent_versions where agent_id = ?").bind(made.id).run();
	await env.DB.prepare("update agents set version = 1 where id = ?").bind(made.id).run();
	expect(await numbersOf(made)).toEqual([1]);
	await made.save("Novo.", false);
	expect(await numbersOf(made)).toEqual([2, 1]);
	await made.save("Rascunho.", true);
	await env.DB.prepare("delete from agents where id = ?").bind(made.id).run();
	const left = await env.DB.prepare("select count(*) as n from agent_versions where agent_id = ?")
		.bind(made.id)
		.first<{ n: number }>();
	expect(left?.n).toBe(0);
});

test("the newest fifty versions are kept, and the one on trial", async () => {
	const made = await madeAgent();
	await made.save("Teste.", true);
	expect(await made.publish({ share: 10 })).toEqual({ ok: true, value: { number: 2 } });
	for (let at = 0; at < 55; at++) await agents.update(made.signedIn, made.id, says(`V${at}`));
	const numbers = await numbersOf(made);
	expect(numbers).toHaveLength(51);
	expect([numbers[0], numbers.at(-2), numbers.at(-1)]).toEqual([57, 8, 2]);
}, 60_000);

test("a share of the conversations is answered by a new version, each always by the same", async () => {
	const made = await madeAgent();
	await made.save("Novo.", true);
	expect(await made.publish({ share: 101 })).toMatchObject({ ok: false });
	expect((await made.publish({ share: 30 })).ok).toBe(true);
	expect(await answering(made), "without a contact the live one").toEqual([1, "Um."]);
	const contacts = Array.from({ length: 60 }, () => crypto.randomUUID());
	const versions = await Promise.all(contacts.map((contact) => answering(made, contact)));
	expect(new Set(versions.map(([version]) => version))).toEqual(new Set([1, 2]));
	for (const [version, text] of versions) expect(text).toBe(version === 2 ? "Novo." : "Um.");
	expect(await Promise.all(contacts.map((contact) => answering(made, contact)))).toEqual(versions);
	const record = (version: number | null, event: "answered" | "handed_over") =>
		recordAgentEvent(db, made.member.workspaceId, {
			id: crypto.randomUUID(),
			agentId: made.id,
			event,
			reason: null,
			channelId: "c",
			contactId: "k",
			conversationId: null,
			inputTokens: 0,
			outputTokens: 0,
			costMicros: 0,
			at: Date.now(),
			version,
		});
	for (const event of ["answered", "answered", "handed_over"] as const) await record(2, event);
	await record(1, "answered");
	// Of a rolled-back release.
	await record(null, "answered");
	expect((await made.list()).figures).toEqual([
		{ version: 1, answers: 1, handOvers: 0 },
		{ version: 2, answers: 2, handOvers: 1 },
	]);
	await agentVersions.setShare(made.signedIn, made.id, 100);
	expect(await answering(made, "anybody")).toEqual([2, "Novo."]);
	await agentVersions.setShare(made.signedIn, made.id, 0);
	expect(await answering(made, "anybody")).toEqual([1, "Um."]);
	expect((await agentVersions.promote(made.signedIn, made.id)).ok).toBe(true);
	expect(await answering(made)).toEqual([2, "Novo."]);
	expect(await made.open()).toMatchObject({ version: 2, trial: null, draft: null });
	expect(await agentVersions.endTrial(made.signedIn, made.id)).toMatchObject({
		code: "not_found",
	});
	await made.save("Mais novo.", true);
	await made.publish({ share: 50 });
	expect((await agentVersions.endTrial(made.signedIn, made.id)).ok).toBe(true);
	expect(await answering(made, "anybody")).toEqual([2, "Novo."]);
	// It can still be brought back.
	await agentVersions.restore(made.signedIn, made.id, 3);
	expect(await answering(made)).toEqual([4, "Mais novo."]);
});

async function eventsOf(made: Made): Promise<TestEvent[]> {
	const run = await agentTests.run(made.signedIn, made.id);
	if (!run.ok) throw new Error(run.code);
	const text = await new Response(run.value).text();
	return text
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line) as TestEvent);
}
const expected = (change: object = {}) => ({
	outcome: "answered" as const,
	entryId: null,
	includes: [],
	excludes: [],
	...change,
});

test("a draft whose tests get worse is not published unless somebody wants it anyway", async () => {
	const made = await madeAgent();
	const { signedIn, id } = made;
	const entry = await knowledge.add(
		signedIn,
		{ agentId: id },
		{
			title: "Trocas",
			text: "Trocas em até 30 dias com a nota.",
		},
	);
	const entryId = entry.ok ? entry.value.id : "";
	const add = (question: string, expects: object) =>
		agentTests.addCase(signedIn, id, { question, before: [], expects: expected(expects) });
	expect((await add("Vocês fazem trocas?", { entryId, includes: ["30 DIAS"] })).ok).toBe(true);
	await add("Quero falar com uma pessoa", { outcome: "handed_over" });
	await made.save("Dois.", true);
	expect(await made.publish()).toEqual({ ok: false, code: "tests_not_run" });
	expect((await eventsOf(made)).at(-1)).toMatchObject({
		type: "end",
		code: null,
		run: { total: 2, passed: 2, counts: { same: 2, worse: 0 } },
	});
	expect((await made.publish()).ok).toBe(true);
	expect((await made.list()).versions[0]?.tests, "kept with the version").toMatchObject({
		passed: 2,
	});

	const typed = typedAgent({
		instructions: "Três.",
		handOver: { words: ["trocas"], onNoAnswer: true, onRequest: true, maxTurns: null },
	});
	await agents.update(signedIn, id, typed, { seen: await made.seen(), isDraft: true });
	const events = await eventsOf(made);
	expect(events.map(({ type }) => type)).toEqual(["begin", "case", "case", "end"]);
	const [worse] = events.flatMap((event) =>
		event.type === "case" && event.result.change === "worse" ? [event.result] : [],
	);
	expect(worse).toMatchObject({
		live: { outcome: "answered", entryIds: [entryId] },
		draft: { outcome: "handed_over" },
		faults: ["outcome", "entry", "includes"],
	});
	expect(await made.publish()).toEqual({ ok: false, code: "tests_worse" });
	// Another draft is untested again.
	await agents.update(
		signedIn,
		id,
		{ ...typed, name: "Lu" },
		{ seen: await made.seen(), isDraft: true },
	);
	expect(await made.publish()).toEqual({ ok: false, code: "tests_not_run" });
	expect((await made.publish({ anyway: true })).ok).toBe(true);
	// Without a draft the live version is tested alone.
	expect((await eventsOf(made)).at(-1)).toMatchObject({ run: { passed: 1, total: 2 } });
	expect((await made.list()).versions[0]?.tests).toMatchObject({ passed: 1 });
});

test("a test set holds forty cases; the same words twice are one with the newer expectation", async () => {
	const made = await madeAgent();
	const { signedIn, id } = made;
	const add = (question: string, expects: object = {}) =>
		agentTests.addCase(signedIn, id, { question, before: [], expects: expected(expects) });
	await Promise.all(Array.from({ length: 45 }, (_, at) => add(`Pergunta ${at}`)));
	expect((await add("Mais uma")).ok).toBe(false);
	const cases = async () => {
		const listed = await agentTests.list(signedIn, id);
		return listed.ok ? listed.value : [];
	};
	const [first] = await cases();
	expect(await cases()).toHaveLength(40);
	expect((await add(first?.question ?? "", { outcome: "nothing" })).ok).toBe(true);
	expect((await cases())[0]).toMatchObject({ id: first?.id, expects: { outcome: "nothing" } });
	expect((await agentTests.removeCase(signedIn, id, first?.id ?? "")).ok).toBe(true);
	expect((await add("Mais uma")).ok).toBe(true);
});

test("a contact's words go from the test set when they are erased, and from what was tested", async () => {
	const made = await madeAgent();
	const { signedIn, id, member } = made;
	const contact = { channelId: "c1", contactId: "k1" };
	const typed = { before: [], expects: expected() };
	await agentTests.addCase(
		signedIn,
		id,
		{ ...typed, question: "Sou a Ana, e a minha troca?" },
		{ source: "conversation", contact },
	);
	await agentTests.addCase(signedIn, id, { ...typed, question: "Abrem domingo?" });
	await eventsOf(made);
	expect((await made.list()).versions[0]?.tests).not.toBeNull();
	await eraseContactRows(db, member.workspaceId, "c1", ["k1"]);
	expect(await agentTests.list(signedIn, id)).toMatchObject({
		value: [{ question: "Abrem domingo?" }],
	});
	expect((await made.list()).versions[0]?.tests).toBeNull();
});

test("K07 D01 versions and tests: managers change them, operators add cases, strangers find nothing", async () => {
	const made = await madeAgent();
	await made.save("Dois.", true);
	const savedAt = (await made.open()).draft?.savedAt ?? 0;
	const publication = { savedAt, note: "", anyway: true, share: 5 };
	const one = { question: "Oi?", before: [], expects: expected() };
	const changes = (signedIn: Awaited<ReturnType<typeof findSignedIn>>) => [
		() => agentVersions.publish(signedIn, made.id, publication),
		() => agentVersions.setShare(signedIn, made.id, 9),
		() => agentVersions.promote(signedIn, made.id),
		() => agentVersions.endTrial(signedIn, made.id),
		() => agentVersions.restore(signedIn, made.id, 1),
		() => agentVersions.discard(signedIn, made.id, savedAt),
		() => agentTests.run(signedIn, made.id),
		() => agentTests.removeCase(signedIn, made.id, "x"),
	];
	for (const role of ROLES.filter((each) => each !== "admin" && each !== "manager")) {
		const signedIn = await findSignedIn(await createMember(made.member.workspaceId, role));
		for (const change of changes(signedIn))
			expect(await change()).toEqual({ ok: false, code: "forbidden" });
		expect((await agentVersions.list(signedIn, made.id)).ok).toBe(true);
		expect((await agentTests.list(signedIn, made.id)).ok).toBe(true);
		expect((await agentTests.addCase(signedIn, made.id, one)).ok).toBe(role === "operator");
	}
	const stranger = await findSignedIn(await boss());
	const reads = [
		() => agentVersions.list(stranger, made.id),
		() => agentVersions.changes(stranger, made.id, 1),
		() => agentTests.list(stranger, made.id),
		() => agentTests.addCase(stranger, made.id, one),
	];
	for (const ask of [...changes(stranger), ...reads])
		expect(await ask()).toEqual({ ok: false, code: "not_found" });
	expect(await answering(made)).toEqual([1, "Um."]);
});
