import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { ConversationQuery } from "#app/contracts/conversations.ts";
import { INACTIVE_AFTER_MS } from "#app/domain/conversations/conversation.ts";
import { workspaceHub } from "#durable-objects/workspace/stub.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { loseTold, readTold } from "#tests/support/told-conversations.ts";
import { createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const phone = (value: string, name: string) =>
	incoming({ addresses: [{ kind: "phone", value }], name });

/** A workspace with a number, and a manager who looks at its lists. */
async function setUp() {
	const { id: workspaceId } = await createWorkspace();
	const channelId = await createChannel(workspaceId);
	const place = { workspaceId, channelId };
	const member = await createMember(workspaceId, "manager");
	const signedIn = await findSignedIn(member);
	const names = async (query: Partial<ConversationQuery> = {}) => {
		const page = await services().conversations.list(signedIn, { status: "active", ...query });
		if (!page.ok) throw new Error(page.code);
		return page.value.conversations.map(({ contactName }) => contactName);
	};
	const told = (count: number) =>
		eventually(async () => (await readTold(place)).length === count, 20_000);
	return { ...place, place, member, signedIn, names, told, instance: instanceOf(channelId) };
}

test("a conversation is found by name, number and e-mail, in its own workspace and status only", async () => {
	const own = await setUp();
	const foreign = await setUp();
	await own.instance.receive([
		phone("5511911110001", "José Conceição"),
		phone("5511922220002", "Joana"),
	]);
	await foreign.instance.receive([phone("5511933330003", "José Alheio")]);
	await Promise.all([own.told(2), foreign.told(1)]);
	const joana = (await readTold(own.place)).find(({ contactName }) => contactName === "Joana");
	await own.instance.care(own.workspaceId, joana?.contactId ?? "", {
		type: "state",
		state: "closed",
		author: "Ana",
	});
	await eventually(async () => (await own.names({ status: "closed" })).length === 1);
	for (const q of ["jose", "CONCEI", "0001", "(11) 91111-0001"])
		expect(await own.names({ q }), q).toEqual(["José Conceição"]);
	expect(await own.names({ q: "joana" })).toEqual([]);
	expect(await own.names({ q: "joana", status: "closed" })).toEqual(["Joana"]);
	expect(await own.names({ q: 'jose" OR words : *' })).toEqual([]);
	// Nor is it shown by its id elsewhere.
	const { conversations } = services();
	expect(await conversations.find(foreign.signedIn, joana?.id ?? "")).toMatchObject({
		code: "not_found",
	});
	expect(await conversations.find(own.signedIn, joana?.id ?? "")).toMatchObject({ ok: true });
});

test("L07 a forged cursor of a list is refused", async () => {
	const { signedIn } = await setUp();
	for (const cursor of ["contacts:1:1", "conversations:1:x", "conversations:-1:a", ""]) {
		const page = await services().conversations.list(signedIn, { status: "active", cursor });
		expect(page).toEqual({ ok: false, code: "invalid_request" });
	}
});

test("R48 a list that lacks a channel has it told again before it is shown", async () => {
	const { instance, place, names, told } = await setUp();
	await instance.receive([phone("5511911110001", "Maria"), phone("5511922220002", "Rui")]);
	await told(2);
	expect(await loseTold(place)).toBe(2);
	expect(new Set(await names())).toEqual(new Set(["Maria", "Rui"]));
});

test("what changed goes over the line, what was missed comes before its hello, and a tick is no news", async () => {
	const { member, instance, told, channelId } = await setUp();
	const TAKES = "?conversations=";
	const [old, line] = [await openWorkspaceSocket(member), await openWorkspaceSocket(member, TAKES)];
	const { seq: begin = -1 } = await line.next("hello");
	await instance.receive([phone("5511911110001", "Maria")]);
	const heard = await line.next("conversations");
	expect(heard).toMatchObject({
		channelIds: [channelId],
		conversations: [{ contactName: "Maria", channelId, unread: 1 }],
		counts: { active: 1, unread: 1 },
	});
	// A page of an earlier release is told to read again, and only it.
	expect((await old.next("conversations_changed")).channelId).toBe(channelId);
	expect(line.frames.some(({ type }) => type === "conversations_changed")).toBe(false);
	expect(old.frames.some(({ type }) => type === "conversations")).toBe(false);
	await told(1);

	const back = await openWorkspaceSocket(member, `${TAKES}${String(begin)}`);
	const hello = await back.next("hello");
	expect(back.frames.map(({ type }) => type)).toEqual(["conversations", "pinned", "hello"]);
	expect(back.frames[0]).toMatchObject({
		seq: hello.seq,
		conversations: [{ contactName: "Maria" }],
	});
	for (const nonsense of ["x", "-1", "999"]) {
		const lost = await openWorkspaceSocket(member, TAKES + nonsense);
		expect(await lost.next("conversations"), nonsense).toMatchObject({ conversations: null });
	}

	// Delivered and read change no list.
	const providerId = `MINE-${channelId}`;
	await instance.receive([
		incoming({
			fromMe: true,
			origin: "phone",
			status: "sent",
			addresses: [
				{
					kind: "phone",
					value: "5511911110001",
				},
			],
			providerId,
		}),
	]);
	const spoken = () => line.frames.filter(({ type }) => type === "conversations").length;
	await eventually(async () => spoken() === 2);
	for (const status of ["delivered", "read"] as const)
		await instance.receive([{ type: "status", providerId, status }]);
	await scheduler.wait(3_000);
	expect(spoken()).toBe(2);
});

test("a removed channel's conversations go, and no others", async () => {
	const { signedIn, workspaceId, channelId, instance, names, told } = await setUp();
	const other = await createChannel(workspaceId);
	await instance.receive([phone("5511911110001", "Vai")]);
	await instanceOf(other).receive([phone("5511922220002", "Fica")]);
	await told(1);
	expect((await services().whatsapp.remove(signedIn, channelId)).ok).toBe(true);
	const now = await findSignedIn(await createMember(workspaceId, "manager"));
	expect(now.channels.map(({ id }) => id)).toEqual([other]);
	await eventually(async () => (await names()).join() === "Fica");
});

/** As if the hub had heard these last a week ago. */
const makeSilent = (workspaceId: string, channelId: string, at: number) =>
	runInDurableObject(workspaceHub(env, workspaceId), (_, { storage }) =>
		storage.sql.exec(
			"UPDATE conversations SET last_activity_at = ?1, facts = json_set(facts, '$.lastActivityAt', ?1) WHERE channel_id = ?2",
			at,
			channelId,
		),
	);

test("a week after the last word a conversation is closed, as its channel's object says", async () => {
	const { workspaceId, channelId, place, instance, told } = await setUp();
	await instance.receive([phone("5511911110000", "Quieta"), phone("5511922220000", "Ativa")]);
	await told(2);
	const ago = Date.now() - INACTIVE_AFTER_MS - 1000;
	// For the index both look silent; the object knows that only one of them is.
	await makeSilent(workspaceId, channelId, ago);
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("UPDATE contacts SET last_at = ? WHERE name = 'Quieta'", ago);
	});
	const hub = workspaceHub(env, workspaceId);
	expect(await runDurableObjectAlarm(hub)).toBe(true);
	const statusOf = async (name: string) =>
		(await readTold(place)).find(({ contactName }) => contactName === name);
	await eventually(async () => (await statusOf("Quieta"))?.status === "closed", 20_000);
	expect((await statusOf("Ativa"))?.status).toBe("active");
	// What still looks silent at the next look was told wrongly: everything is told again, and it is right.
	expect(await runDurableObjectAlarm(hub)).toBe(true);
	await eventually(async () => ((await statusOf("Ativa"))?.lastActivityAt ?? 0) > ago, 20_000);
});

test("a channel that is gone, and one that cannot be reached, stand in no other's way (ledger C3)", async () => {
	const { workspaceId, channelId, place, instance, told } = await setUp();
	await instance.receive([phone("5511911110000", "Quieta")]);
	await told(1);
	const ago = Date.now() - INACTIVE_AFTER_MS - 1000;
	await runInDurableObject(instance, (_, { storage }) => {
		storage.sql.exec("UPDATE contacts SET last_at = ?", ago);
	});
	const [known] = await readTold(place);
	const gone = { workspaceId, channelId: crypto.randomUUID() };
	const hub = workspaceHub(env, workspaceId);
	if (!known) throw new Error("nothing was told");
	const { channelId: _, ...conversation } = known;
	await hub.tellConversations(gone.channelId, {
		kind: "everything",
		generation: 1,
		version: 1,
		begunAt: 1,
		isFirst: true,
		isLast: true,
		current: [{ ...conversation, id: crypto.randomUUID(), lastActivityAt: ago }],
		ended: [],
	});
	await makeSilent(workspaceId, channelId, ago);
	await runDurableObjectAlarm(hub);
	expect(await readTold(gone)).toEqual([]);
	await eventually(async () => (await readTold(place))[0]?.status === "closed", 20_000);
});
