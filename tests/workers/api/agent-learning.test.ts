import { beforeAll, expect, test, vi } from "vitest";
import type { AgentFigures, UnansweredList } from "#app/contracts/traces.ts";
import {
	answersOf,
	contactOf,
	createShop,
	customerSays,
	messagesOf,
	type Shop,
	soon,
	teach,
} from "#tests/support/answering-shop.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { knowledgeOf, teachAgent } from "#tests/support/knowledge.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { ask, findSignedIn } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { createOpenAgent } from "#workers/services/agents/access.ts";
import { createAgentLearning } from "#workers/services/agents/learning.ts";

const BEATRIZ = "5511987654321";
const CAIO = "5511987650000";

let shop: Shop;
let stranger: TestMember;
let viewer: TestMember;

/** A customer asks, and has the agent's answer. */
async function asks(text: string, phone: string): Promise<void> {
	const before = await answersOf(shop, phone).catch(() => []);
	await customerSays(shop, text, phone);
	await soon(async () => (await answersOf(shop, phone)).length > before.length);
}
const at = (path: string) => `/api/agents/${shop.agentId}${path}`;
const readUnanswered = async (member: TestMember = viewer) =>
	(await ask(member, "GET", at("/unanswered"))).json<UnansweredList>();
const readFigures = async () => (await ask(viewer, "GET", at("/figures"))).json<AgentFigures>();
const settle = (questions: object[], as: string, member: TestMember = shop.manager) =>
	ask(member, "POST", at("/unanswered"), { questions, as });
const placesOf = ({ groups }: UnansweredList, at: number) =>
	(groups[at]?.questions ?? []).map(({ channelId, n, at: when }) => ({ channelId, n, at: when }));

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
	shop = await createShop();
	await teach(shop, "Trocas", "Trocas em até 30 dias com a nota fiscal.");
	viewer = await createMember(shop.workspaceId, "viewer");
	stranger = await createMember((await createWorkspace()).id, "admin");
	await asks("Vocês consertam a sola de sapatos usados?", BEATRIZ);
	await asks("Fazem conserto de sola de sapato?", CAIO);
	await asks("Vocês fazem trocas?", CAIO);
});

test("what nothing answered is grouped over customers, with what the team answered later", async () => {
	const before = await readUnanswered();
	expect(before).toMatchObject({ isCut: false, unread: 0 });
	expect(before.groups.map(({ questions, reply }) => [questions.length, reply])).toEqual([
		[2, null],
	]);
	const { id: contactId } = await contactOf(shop, BEATRIZ);
	for (const text of ["Oi, Beatriz!", "Consertamos sim, em 5 dias."]) {
		const sent = { id: uuidv7(), contactId, text };
		expect((await shop.instance.send(shop.workspaceId, "Olga Reis", sent)).ok).toBe(true);
	}
	const [group] = (await readUnanswered()).groups;
	expect(group?.reply).toBe("Consertamos sim, em 5 dias.");
	expect(group?.questions.map(({ outcome }) => outcome)).toEqual(["asked_back", "asked_back"]);
	const ids = (await messagesOf(shop, BEATRIZ)).map(({ id }) => id);
	expect(ids).toContain(group?.questions.find((one) => one.contactId === contactId)?.messageId);
});

test("E02 a bad thumb puts a question on the list; a manager takes it off, others and strangers do not", async () => {
	const said = (await messagesOf(shop, CAIO)).findLast(({ text }) => text.startsWith("Trocas"));
	const path = `/api/channels/${shop.channelId}/messages/${said?.id ?? ""}/rating`;
	const bad = { isGood: false, note: "Faltou o prazo" };
	expect((await ask(shop.operator, "POST", path, bad)).status).toBe(200);
	const list = await readUnanswered();
	expect(list.groups.map(({ question }) => question)).toEqual([
		"Fazem conserto de sola de sapato?",
		"Vocês fazem trocas?",
	]);
	const rated = placesOf(list, 1);
	expect((await settle(rated, "ignored", shop.operator)).status).toBe(403);
	expect((await settle(rated, "ignored", stranger)).status).toBe(404);
	expect((await ask(stranger, "GET", at("/unanswered"))).status).toBe(404);
	expect((await ask(stranger, "GET", at("/figures"))).status).toBe(404);
	expect((await settle(rated, "gone")).status).toBe(400);
	expect((await readUnanswered()).groups).toHaveLength(2);
	// Another question that was given the same number since is not meant.
	const moved = rated.map((place) => ({ ...place, at: place.at + 1 }));
	expect(await (await settle(moved, "solved")).json()).toEqual({ settled: 0, isTested: false });
	expect(await (await settle(rated, "ignored")).json()).toEqual({ settled: 1, isTested: false });
	expect(await (await settle(rated, "ignored")).json()).toEqual({ settled: 0, isTested: false });
	// What is solved by an entry becomes a case of the test set, of the customer whose words it has.
	const entryId = await teachAgent(
		shop.workspaceId,
		shop.agentId,
		"Recauchutagem de sola de sapato",
		"Em 5 dias.",
	);
	const sole = { questions: placesOf(list, 0), as: "solved", entryId };
	const solved = await ask(shop.manager, "POST", at("/unanswered"), sole);
	expect(await solved.json()).toEqual({ settled: 2, isTested: true });
	expect((await readUnanswered()).groups).toEqual([]);
	// What customers call it is suggested as another word for what the entry calls it.
	expect(await knowledgeOf(shop.workspaceId).listSynonyms(shop.workspaceId)).toMatchObject({
		value: { suggestions: [{ asked: "conserto", told: "recauchutagem" }] },
	});
	const { results: cases } = await bindings.DB.prepare(
		"select question, source, contact_id, expects ->> 'entryId' as entry from agent_cases where agent_id = ?",
	)
		.bind(shop.agentId)
		.all();
	expect(cases).toEqual([
		{
			question: "Fazem conserto de sola de sapato?",
			source: "unanswered",
			contact_id: (await contactOf(shop, CAIO)).id,
			entry: entryId,
		},
	]);
});

test("figures count conversations that no person was needed for, hand-overs by reason, thumbs by version", async () => {
	const close = async (phone: string) => {
		const { id } = await contactOf(shop, phone);
		const wish = { type: "state", state: "closed", author: "Olga Reis" } as const;
		await shop.instance.care(shop.workspaceId, id, wish);
	};
	await close(BEATRIZ);
	await close(CAIO);
	expect(await readFigures()).toMatchObject({ ended: { all: 2, resolved: 1 }, reasons: [] });
	await asks("Quero falar com um atendente", CAIO);
	expect(await readFigures()).toEqual({
		ended: { all: 1, resolved: 0 },
		reasons: [{ reason: "requested", count: 1 }],
		versions: [{ version: 1, answers: 3, handOvers: 1, costMicros: 0, good: 0, bad: 1 }],
		unread: 0,
	});
});

test("a channel that does not answer in time is left out and counted", async () => {
	const db = createDatabase(bindings.DB);
	const learning = createAgentLearning({
		db,
		log: () => undefined,
		open: createOpenAgent(db),
		knowledge: knowledgeOf,
		agentTests: { addCase: async () => ({ ok: true, value: null }) },
		channel: () => ({ openQuestions: () => new Promise(() => undefined) }) as never,
		deadlineMs: 10,
	});
	const signedIn = await findSignedIn(viewer);
	expect(await learning.unanswered(signedIn, shop.agentId)).toEqual({
		ok: true,
		value: { groups: [], isCut: false, unread: 1 },
	});
});
