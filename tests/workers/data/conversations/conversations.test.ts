import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ConversationQuery } from "#app/contracts/conversations.ts";
import { computeSearchKey } from "#app/domain/conversations/search.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { recordStatements } from "#tests/support/statement-recorder.ts";
import { createDatabase } from "#workers/data/database.ts";
import {
	projectConversations,
	type ProjectedConversation,
} from "#workers/data/projections/conversations.ts";
import { deleteConversationsOf } from "#workers/data/queries/conversations/upkeep.ts";
import { selectFound } from "#workers/data/queries/conversations/conversations.ts";
import { createConversationService } from "#workers/services/conversations/conversations.ts";

beforeAll(migrate);

/** architecture.md, Budgets that tests count. */
const MAX_LIST_READ = 60;
const NOW = 1_800_000_000_000;

const conversation = (
	n: number,
	overrides: Partial<ProjectedConversation> = {},
): ProjectedConversation => {
	const contactName = overrides.contactName ?? `Cliente ${String(n)}`;
	return {
		id: crypto.randomUUID(),
		contactId: crypto.randomUUID(),
		contactName,
		contactPhone: `55119${String(n).padStart(8, "0")}`,
		status: "active",
		openedAt: NOW + n,
		lastActivityAt: NOW + n * 1000,
		lastText: "Oi",
		lastType: "text",
		lastDirection: "incoming",
		searchKey: computeSearchKey({
			name: contactName,
			phone: `55119${String(n).padStart(8, "0")}`,
			email: null,
		}),
		...overrides,
	};
};

async function setUp() {
	const { id: workspaceId } = await createWorkspace();
	const member = await createMember(workspaceId, "operator");
	const channelId = crypto.randomUUID();
	const place = { workspaceId, channelId };
	const tell = async (rows: ProjectedConversation[], at = place) => {
		for (let from = 0; from < rows.length; from += 40)
			await projectConversations(
				env.DB,
				at,
				{ current: rows.slice(from, from + 40), ended: [] },
				1,
			);
	};
	const signedIn = await findSignedIn(member);
	const list = async (query: Partial<ConversationQuery>) => {
		const page = await services().conversations.list(signedIn, { status: "active", ...query });
		if (!page.ok) throw new Error(page.code);
		return page.value;
	};
	const names = async (query: Partial<ConversationQuery>) =>
		(await list(query)).conversations.map(({ contactName }) => contactName);
	return { workspaceId, member, signedIn, channelId, place, tell, list, names };
}

/** A thousand active conversations, every third of them special in one way or another. */
const crowd = (memberId: string): ProjectedConversation[] =>
	Array.from({ length: 1000 }, (_, n) =>
		conversation(n, {
			unread: n % 50 === 0 ? 2 : 0,
			assigneeId: n % 50 === 1 ? memberId : n % 2 === 0 ? "somebody" : null,
			assigneeName: "Ana",
			handler: n % 5 === 0 ? "agent" : "nobody",
			agentId: n % 10 === 0 ? "00000000-0000-4000-8000-000000000001" : null,
			labels: n % 100 === 3 ? '["Orçamento"]' : "[]",
			status: n % 7 === 6 ? "closed" : "active",
		}),
	);

test("every filter shows its conversations, the newest first, page by page, each once", async () => {
	const { signedIn, tell, list } = await setUp();
	const rows = crowd(signedIn.member.id);
	await tell(rows);
	const shown = async (query: Partial<ConversationQuery>): Promise<string[]> => {
		const ids: string[] = [];
		let cursor: string | null | undefined;
		do {
			const page = await list({ ...query, ...(cursor ? { cursor } : {}) });
			ids.push(...page.conversations.map(({ id }) => id));
			cursor = page.nextCursor;
		} while (cursor);
		return ids;
	};
	const expected = (is: (row: ProjectedConversation) => boolean) =>
		rows
			.filter((row) => row.status === "active" && is(row))
			.toReversed()
			.map(({ id }) => id);
	const { id: me } = signedIn.member;
	expect(await shown({})).toEqual(expected(() => true));
	expect(await shown({ who: "mine" })).toEqual(expected((row) => row.assigneeId === me));
	expect(await shown({ who: "unassigned" })).toEqual(
		expected((row) => row.assigneeId === null && row.handler !== "agent"),
	);
	expect(await shown({ who: "agent" })).toEqual(expected((row) => row.handler === "agent"));
	expect(await shown({ unread: "1" })).toEqual(expected((row) => row.unread === 2));
	expect(await shown({ label: "orcamento" })).toEqual(expected((row) => row.labels !== "[]"));
	expect(await shown({ agentId: "00000000-0000-4000-8000-000000000001" })).toEqual(
		expected((row) => row.agentId !== null),
	);
	expect(await shown({ who: "agent", unread: "1" })).toEqual(
		expected((row) => row.handler === "agent" && row.unread === 2),
	);
	expect(await shown({ status: "closed" })).toEqual(
		rows
			.filter((row) => row.status === "closed")
			.toReversed()
			.map(({ id }) => id),
	);
});

test("a page reads at most sixty rows, whatever the filter and however many there are", async () => {
	const { signedIn, tell, channelId } = await setUp();
	await tell(crowd(signedIn.member.id));
	const { d1, statements } = recordStatements(env.DB);
	const metered = createConversationService({
		db: createDatabase(d1),
		log: () => undefined,
		now: Date.now,
		channel: () => {
			throw new Error("a list asks no object");
		},
	});
	const filters: Partial<ConversationQuery>[] = [
		{},
		{ who: "mine" },
		{ who: "unassigned" },
		{ who: "agent" },
		{ unread: "1" },
		{ label: "Orçamento" },
		{ channelId },
		{ who: "agent", unread: "1", channelId },
		{ status: "closed" },
		{ q: "cliente 77" },
	];
	for (const filter of filters) {
		statements.length = 0;
		await metered.list(signedIn, { status: "active", ...filter });
		expect(statements).toHaveLength(1);
		const [{ sql, binds } = { sql: "", binds: [] }] = statements;
		const { meta } = await env.DB.prepare(sql)
			.bind(...binds)
			.all();
		expect(meta.rows_read, `${JSON.stringify(filter)} ${sql}`).toBeLessThanOrEqual(MAX_LIST_READ);
	}
	// And all that the screen opens with is one batch.
	const opened = await metered.open(signedIn, { status: "active" });
	expect(opened.ok && opened.value.overview).toEqual({
		counts: { mine: expect.any(Number), unassigned: 100, agent: 100, unread: expect.any(Number) },
		labels: ["Orçamento"],
	});
});

test("a conversation is found by name, number and e-mail, in its own workspace and status only", async () => {
	const own = await setUp();
	const foreign = await setUp();
	const jose = conversation(1, { contactName: "José Conceição" });
	await own.tell([jose, conversation(2, { contactName: "Joana", status: "closed" })]);
	await foreign.tell([conversation(3, { contactName: "José Alheio" })]);
	expect(await own.names({ q: "jose" })).toEqual(["José Conceição"]);
	expect(await own.names({ q: "CONCEI" })).toEqual(["José Conceição"]);
	expect(await own.names({ q: "0001" })).toEqual(["José Conceição"]);
	expect(await own.names({ q: "joana" })).toEqual([]);
	expect(await own.names({ q: "joana", status: "closed" })).toEqual(["Joana"]);
	expect(await own.names({ q: 'jose" OR text : *' })).toEqual([]);
	// What has another name now is found by that, and by the old one no more.
	await projectConversations(
		env.DB,
		own.place,
		{ current: [{ ...jose, contactName: "Zeca", searchKey: "zeca" }], ended: [] },
		2,
	);
	expect(await own.names({ q: "zeca" })).toEqual(["Zeca"]);
	expect(await own.names({ q: "jose" })).toEqual([]);
});

test("L07 a forged cursor of a list is refused", async () => {
	const { signedIn } = await setUp();
	for (const cursor of ["contacts:1:1", "conversations:1:x", "conversations:-1:a", ""]) {
		const page = await services().conversations.list(signedIn, { status: "active", cursor });
		expect(page).toEqual({ ok: false, code: "invalid_request" });
	}
});

test("a removed channel's conversations go, all of them and no others, from the search too", async () => {
	const { workspaceId, tell, place, names } = await setUp();
	const other = { workspaceId, channelId: crypto.randomUUID() };
	await tell(Array.from({ length: 620 }, (_, n) => conversation(n)));
	await tell([conversation(9000, { contactName: "Fica" })], other);
	const db = createDatabase(env.DB);
	await deleteConversationsOf(db, crypto.randomUUID(), place.channelId);
	expect(await names({ channelId: place.channelId })).toHaveLength(30);
	await deleteConversationsOf(db, workspaceId, place.channelId);
	expect(await names({})).toEqual(["Fica"]);
	const found = selectFound(db, workspaceId, "active", "cliente");
	expect(await found).toEqual([]);
});
