import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ConversationQuery, ConversationSummary } from "#app/contracts/conversations.ts";
import { ARCHIVE_AFTER_MS } from "#app/domain/conversations/archive.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { readTold } from "#tests/support/told-conversations.ts";
import { createLinkedChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

/** A workspace with two channels, and an admin who looks at its lists. */
async function setUp(role: "admin" | "manager" = "admin") {
	const { id: workspaceId } = await createWorkspace();
	const channelIds = [
		await createLinkedChannel(workspaceId, "Loja"),
		await createLinkedChannel(workspaceId, "Site"),
	];
	const member = await createMember(workspaceId, role);
	const signedIn = await findSignedIn(member);
	const [loja, site] = channelIds.map((id) => ({ id, instance: instanceOf(id) }));
	if (!loja || !site) throw new Error("a channel is missing");
	/** All pages of a list, as somebody scrolls through them. */
	const list = async (query: Partial<ConversationQuery> = {}): Promise<ConversationSummary[]> => {
		const all: ConversationSummary[] = [];
		for (let cursor: string | undefined; ;) {
			const page = await services().conversations.list(signedIn, {
				status: "active",
				...query,
				cursor,
			});
			if (!page.ok) throw new Error(page.code);
			all.push(...page.value.conversations);
			expect(page.value.silent ?? []).toEqual([]);
			if (page.value.nextCursor === null) return all;
			cursor = page.value.nextCursor;
		}
	};
	const names = async (query: Partial<ConversationQuery> = {}) =>
		(await list(query)).map(({ contactName }) => contactName);
	const search = (q: string) => services().conversations.search(signedIn, { q });
	return { workspaceId, signedIn, member, loja, site, list, names, search };
}
type Made = Awaited<ReturnType<typeof setUp>>;
type Channel = Made["loja"];

const says = (value: string, name: string, text = "Oi") =>
	incoming({ addresses: [{ kind: "phone", value }], name, content: { type: "text", text } });

async function idOf({ instance }: Channel, workspaceId: string, name: string): Promise<string> {
	const page = await instance.contacts(workspaceId, { cursor: null, search: name });
	const id = page.ok ? page.value.contacts.find((one) => one.name === name)?.id : undefined;
	if (id === undefined) throw new Error(`${name} is no contact`);
	return id;
}

const setState = async (channel: Channel, made: Made, name: string, state: "open" | "closed") =>
	channel.instance.care(made.workspaceId, await idOf(channel, made.workspaceId, name), {
		type: "state",
		state,
		author: "Ana",
	});

/** As if everything of a channel had happened so much earlier. */
async function age({ instance }: Channel, workspaceId: string, ms: number): Promise<void> {
	await runInDurableObject(instance, (_, { storage: { sql } }) => {
		sql.exec(
			`UPDATE contacts SET last_at = last_at - ?1, opened_at = opened_at - ?1,
				closed_at = closed_at - ?1 WHERE closed_at IS NOT NULL`,
			ms,
		);
		sql.exec("UPDATE ended_conversations SET closed_at = closed_at - ?", ms);
		sql.exec("UPDATE messages SET sort_at = sort_at - ?", ms);
	});
	await instance.rebuildProjections(workspaceId);
}

const told = ({ id }: Channel, workspaceId: string) => readTold({ workspaceId, channelId: id });

test("what was closed long ago leaves the index, and lists, searches and addresses find it in its channel", async () => {
	const made = await setUp();
	const { loja, site, workspaceId, names, search } = made;
	await loja.instance.receive([
		says("5511911110001", "José Conceição", "Chegou a coleção de inverno?"),
		says("5511922220002", "Joana"),
	]);
	await site.instance.receive([says("5511933330003", "Rui")]);
	for (const [channel, name] of [
		[loja, "José Conceição"],
		[site, "Rui"],
	] as const) {
		await setState(channel, made, name, "closed");
		await age(channel, workspaceId, ARCHIVE_AFTER_MS + (channel === loja ? 60_000 : 0));
	}
	await setState(loja, made, "Joana", "closed");
	const isGone = async (channel: Channel, name: string) =>
		(await told(channel, workspaceId)).every(({ contactName }) => contactName !== name);
	await eventually(
		async () => (await isGone(loja, "José Conceição")) && (await isGone(site, "Rui")),
	);
	await eventually(async () => (await told(loja, workspaceId)).length === 1);

	expect(await names()).toEqual([]);
	// The index first, then the archives of both channels as one list.
	expect(await names({ status: "closed" })).toEqual(["Joana", "Rui", "José Conceição"]);
	expect(await names({ status: "closed", channelId: site.id })).toEqual(["Rui"]);
	expect(await names({ status: "closed", unread: "1" })).toEqual([
		"Joana",
		"Rui",
		"José Conceição",
	]);
	for (const q of ["conceicao", "(11) 91111-0001", "jose"]) {
		const found = await search(q);
		expect(
			found.people.map(({ contactName }) => contactName),
			q,
		).toEqual(["José Conceição"]);
		expect(found.silent).toEqual([]);
	}
	const { hits } = await search("COLEÇÃO inver");
	expect(hits).toMatchObject([
		{
			contact: { name: "José Conceição" },
			channel: { name: "Loja" },
			message: { text: "Chegou a coleção de inverno?" },
		},
	]);
	const [archived] = (await search("conceicao")).people;
	const found = await services().conversations.find(made.signedIn, archived?.id ?? "");
	expect(found).toMatchObject({
		ok: true,
		value: { contactName: "José Conceição", status: "closed", channel: { id: loja.id } },
	});
	// D01: nobody else's.
	const foreign = await setUp();
	expect(await foreign.search("conceicao")).toMatchObject({ people: [], hits: [] });
	expect(await services().conversations.find(foreign.signedIn, archived?.id ?? "")).toMatchObject({
		ok: false,
		code: "not_found",
	});
});

test("an archived conversation is back in the index when a member reopens it, and stays for a week", async () => {
	const made = await setUp();
	const { loja, workspaceId, names } = made;
	await loja.instance.receive([says("5511911110001", "Maria")]);
	await setState(loja, made, "Maria", "closed");
	await age(loja, workspaceId, ARCHIVE_AFTER_MS);
	await eventually(async () => (await told(loja, workspaceId)).length === 0);
	await setState(loja, made, "Maria", "open");
	await eventually(async () => (await names()).length === 1);
	// The last message is older than a week: silence is counted from the reopening.
	await runInDurableObject(workspaceHub(env, workspaceId), (hub) => hub.alarm());
	const [one] = await told(loja, workspaceId);
	expect(one).toMatchObject({ status: "active", contactName: "Maria" });
	expect(await names({ status: "closed" })).toEqual([]);
});

test("who writes again begins a conversation, and the archived one is in the archive with its last words", async () => {
	const made = await setUp();
	const { loja, workspaceId, names, list } = made;
	await loja.instance.receive([says("5511911110001", "Maria", "Até a próxima")]);
	await setState(loja, made, "Maria", "closed");
	await age(loja, workspaceId, ARCHIVE_AFTER_MS + 60_000);
	await loja.instance.receive([says("5511911110001", "Maria", "Voltei")]);
	await eventually(async () => (await names()).length === 1);
	const [earlier] = await list({ status: "closed" });
	expect(earlier).toMatchObject({
		contactName: "Maria",
		preview: { text: "Até a próxima" },
		unread: 0,
	});
	expect((await told(loja, workspaceId)).map(({ lastText }) => lastText)).toEqual(["Voltei"]);
	expect(await list({ status: "closed" })).toHaveLength(1);
});

test("the archive is read page by page, as many rows as it shows, and everyone once", async () => {
	const made = await setUp();
	const { loja, workspaceId, list } = made;
	const people = Array.from({ length: 70 }, (_, n) =>
		says(`55119${String(10_000_000 + n)}`, `Cliente ${n}`),
	);
	await loja.instance.receive(people);
	// All at one moment, as when a flood is ended: the order is by id then.
	await runInDurableObject(loja.instance, (_, { storage: { sql } }) => {
		sql.exec("UPDATE contacts SET closed_at = ?", Date.now() - ARCHIVE_AFTER_MS - 60_000);
	});
	await loja.instance.rebuildProjections(workspaceId);
	await eventually(async () => (await told(loja, workspaceId)).length === 0);
	const shown = await list({ status: "closed" });
	expect(new Set(shown.map(({ contactName }) => contactName)).size).toBe(70);
	expect(shown).toHaveLength(70);
	const read = await runInDurableObject(loja.instance, (_, { storage: { sql } }) => {
		const cursor = sql.exec(
			`SELECT n FROM contacts WHERE closed_at IS NOT NULL AND (closed_at, conversation_id) < (?, ?)
				AND conversation_id IS NOT NULL AND merged_into IS NULL
			 ORDER BY closed_at DESC, conversation_id DESC LIMIT 31`,
			Date.now(),
			"~",
		);
		cursor.toArray();
		return cursor.rowsRead;
	});
	expect(read).toBeLessThanOrEqual(62);
});

test("L07 a forged place in the archive is refused", async () => {
	const { signedIn } = await setUp();
	for (const cursor of ["archive:x:y", "archive:1:1"])
		expect(await services().conversations.list(signedIn, { status: "closed", cursor })).toEqual({
			ok: false,
			code: "invalid_request",
		});
});

test("R17 an admin has the list rebuilt from the channels alone, twice if need be, and the log says so", async () => {
	const made = await setUp();
	const { loja, site, workspaceId, names, signedIn } = made;
	await loja.instance.receive([says("5511911110001", "Maria")]);
	await site.instance.receive([says("5511933330003", "Rui")]);
	await eventually(async () => (await names()).length === 2);
	// Rows and counts that no channel would correct: a ghost, and a figure that is wrong.
	await runInDurableObject(workspaceHub(env, workspaceId), (_, { storage: { sql } }) => {
		sql.exec(
			"UPDATE conversations SET version = 1000000, facts = replace(facts, 'Maria', 'Ninguém')",
		);
		sql.exec(
			"INSERT INTO conversations SELECT n + 100, id || 'x', channel_id, contact_id, version, status, last_activity_at, facts FROM conversations",
		);
	});
	const { conversationRebuild } = services();
	for (let turn = 0; turn < 2; turn++) {
		expect(await conversationRebuild.run(signedIn)).toEqual({
			ok: true,
			value: { listed: 2, told: 2, untold: [] },
		});
		expect(new Set(await names())).toEqual(new Set(["Maria", "Rui"]));
	}
	const log = await services().activity.list(signedIn);
	expect(JSON.stringify(log)).toContain("conversations_rebuilt");
	const manager = await findSignedIn(await createMember(workspaceId, "manager"));
	expect(await conversationRebuild.run(manager)).toEqual({ ok: false, code: "forbidden" });
});
