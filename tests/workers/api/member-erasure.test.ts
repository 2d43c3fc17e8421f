import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { type MessageView } from "#app/contracts/frames.ts";
import { CLOSE_REVOKED } from "#app/contracts/sockets.ts";
import type { ActivityList } from "#app/contracts/team.ts";
import type { ContactPage, MessagePage } from "#app/contracts/whatsapp.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { openChannelSocket, openWorkspaceSocket } from "#tests/support/socket.ts";
import { findTraces } from "#tests/support/traces.ts";
import { ask, createChannel, findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { createKeyValue, userKey } from "#workers/data/key-value.ts";

beforeAll(migrate);

const NAME = "Zenaide Esquecida";
const DONE = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, code });
const insert = (statement: string, ...values: unknown[]) =>
	env.DB.prepare(statement)
		.bind(...values)
		.run();

/** A number on which somebody who will be erased has answered, looked after a conversation and merged two contacts. */
async function setUp() {
	const workspace = await createWorkspace();
	const admin = await createMember(workspace.id, "admin", "Chefe Fica");
	const leaver = await createMember(workspace.id, "manager", NAME);
	const channelId = await createChannel(workspace.id);
	const instance = instanceOf(channelId);
	await instance.receive([
		{ type: "linked", phone: "5511912345678", profileName: "Loja" },
		incoming({ providerId: `ONE-${channelId}`, name: "Cliente" }),
		incoming({
			providerId: `TWO-${channelId}`,
			name: "Outra",
			addresses: [{ kind: "phone", value: "5511944443333" }],
		}),
	]);
	const base = `/api/channels/${channelId}`;
	const { contacts } = await (await ask(admin, "GET", `${base}/contacts`)).json<ContactPage>();
	const [contactId, otherId] = ["Cliente", "Outra"].map(
		(wanted) => contacts.find(({ name }) => name === wanted)?.id ?? "",
	) as [string, string];
	const at = `${base}/contacts/${contactId}`;
	// Before the first answer, which would claim it without a line in the log.
	await ask(leaver, "POST", `${at}/assign`, { memberId: leaver.memberId });
	for (const by of [leaver, admin])
		await ask(by, "POST", `${base}/messages`, {
			id: uuidv7(),
			contactId,
			text: `de ${by.memberId}`,
		});
	await ask(leaver, "POST", `${at}/merge`, { otherId });
	return { workspace, admin, leaver, channelId, instance, base, contactId };
}
type Shop = Awaited<ReturnType<typeof setUp>>;

/** Rows of the other stores that name the person. */
async function leaveTraces({ workspace, admin, leaver }: Shop): Promise<void> {
	const now = Date.now();
	const [w, m, u] = [workspace.id, leaver.memberId, leaver.userId];
	const id = () => crypto.randomUUID();
	await insert("insert into avatars values (?, 'image/png', x'00', ?)", u, now);
	await insert(
		"insert into identities values ('google', ?, ?, ?, ?)",
		`subject-${u}`,
		u,
		leaver.email,
		now,
	);
	await insert(
		"insert into notifications values (?, ?, ?, 'conversation_assigned', ?, ?)",
		id(),
		w,
		admin.memberId,
		JSON.stringify({ name: "Cliente", by: NAME }),
		now,
	);
	await insert(
		"insert into notifications values (?, ?, ?, 'workspace_welcome', '{}', ?)",
		id(),
		w,
		m,
		now,
	);
	await insert(
		`insert into mails (id, kind, recipient, status, created_at) values (?, 'new_device', ?, 'sent', ?)`,
		id(),
		leaver.email,
		now,
	);
	await insert(
		`insert into invitations (id, workspace_id, email, role, name, token_hash, invited_by, invited_at, expires_at,
			last_sent_at, resend_window_at, updated_at, status, accepted_by)
			values (?, ?, ?, 'manager', ?, ?, ?, ?, ?, ?, ?, ?, 'accepted', ?)`,
		id(),
		w,
		leaver.email,
		NAME,
		id(),
		admin.memberId,
		now,
		now,
		now,
		now,
		now,
		u,
	);
	await insert(
		`insert into integrations (id, workspace_id, member_id, integration_type, name, credentials_sealed, created_at,
			updated_at) values (?, ?, ?, 'openai', ?, 'v1', ?, ?)`,
		id(),
		w,
		m,
		`Chave de ${NAME}`,
		now,
		now,
	);
	await createKeyValue(env.KV).put(userKey(u, "prefs"), {});
}

const erase = async (by: TestMember, memberId: string) =>
	services().personalData.eraseMember(await findSignedIn(by), memberId);

test("J24 an erased member is in no store but the log, where they have no name any more", async () => {
	const shop = await setUp();
	const { admin, leaver, instance, base, contactId } = shop;
	await leaveTraces(shop);
	const words = [NAME, leaver.email, leaver.userId];
	await eventually(async () =>
		(await findTraces(instance, words, shop.workspace.id)).inHub.includes("conversations"),
	);
	const before = await findTraces(instance, words, shop.workspace.id);
	expect(before.inObject).toEqual(["contacts", "merges", "messages"]);
	expect(before.inD1.length).toBeGreaterThan(9);
	const sockets = [
		await openChannelSocket(leaver, shop.channelId),
		await openWorkspaceSocket(leaver),
	] as const;
	await Promise.all(sockets.map(async (socket) => (socket as (typeof sockets)[0]).next("hello")));

	expect(await erase(admin, leaver.memberId)).toEqual(DONE);
	for (const socket of sockets) expect(await socket.closeCode()).toBe(CLOSE_REVOKED);
	expect((await ask(leaver, "GET", "/api/auth/me")).status).toBe(401);
	expect(await findTraces(instance, words, shop.workspace.id)).toEqual({
		inObject: [],
		inHub: [],
		inD1: ["activity_logs"],
	});
	expect(await createKeyValue(env.KV).find(userKey(leaver.userId, "prefs"))).toBe(null);
	expect(await erase(admin, leaver.memberId)).toEqual(refused("not_found"));

	// What was written stays, and whoever else wrote keeps their name.
	const { messages } = await (
		await ask(admin, "GET", `${base}/contacts/${contactId}/messages`)
	).json<MessagePage>();
	const written = messages.filter(
		({ direction, type }) => direction === "outgoing" && type === "text",
	);
	expect(written.map(({ text, author }: MessageView) => [text, author])).toEqual([
		[`de ${leaver.memberId}`, FORMER_MEMBER],
		[`de ${admin.memberId}`, "Chefe Fica"],
	]);
	const log = await (await ask(admin, "GET", "/api/team/activity")).text();
	expect(log).not.toContain(NAME);
	const { activity } = JSON.parse(log) as ActivityList;
	expect(activity[0]).toMatchObject({
		actor: { fullName: "Chefe Fica" },
		metadata: { code: "member_erased" },
	});
	const codes = activity.map(({ actor, metadata }) => [actor?.fullName, metadata["code"]]);
	expect(codes).toContainEqual([FORMER_MEMBER, "conversation_assigned"]);
});

test("J24 pages that are open have the name taken out, and a repeated piece changes nothing", async () => {
	const { admin, leaver, instance, workspace, channelId } = await setUp();
	const socket = await openChannelSocket(admin, channelId);
	const hello = await socket.next("hello");
	const after = socket.frames.length;
	const who = { memberId: leaver.memberId, name: NAME };
	expect(await instance.forgetMember(workspace.id, who, 0)).toEqual({
		ok: true,
		value: { next: null },
	});
	await eventually(async () => socket.frames.length > after);
	// A browser that knows the state of before is not told single changes: it reads everything again.
	const resumed = await openChannelSocket(admin, channelId, hello.seq);
	const first = await resumed.next("hello");
	expect(resumed.frames.some(({ type }) => type === "changes")).toBe(false);
	expect(first.seq).toBeGreaterThan(hello.seq);
	const count = () =>
		runInDurableObject(instance, (_, { storage }) =>
			storage.sql.exec<{ top: number }>("SELECT max(touched_seq) AS top FROM contacts").one(),
		);
	const top = await count();
	expect(await instance.forgetMember(workspace.id, who, 0)).toMatchObject({ ok: true });
	expect(await count()).toEqual(top);
	socket.close();
	resumed.close();
});

test("J24 who is in another workspace keeps the account, and that workspace everything of theirs", async () => {
	const here = await setUp();
	const there = await setUp();
	const { leaver } = here;
	await leaveTraces(here);
	const memberId = crypto.randomUUID();
	const now = Date.now();
	await insert(
		`insert into members (id, workspace_id, user_id, role, created_at, updated_at) values (?, ?, ?, 'admin', ?, ?)`,
		memberId,
		there.workspace.id,
		leaver.userId,
		now,
		now,
	);
	expect(await erase(here.admin, leaver.memberId)).toEqual(DONE);
	const kept = await findTraces(here.instance, [leaver.userId], here.workspace.id);
	expect(kept).toEqual({
		inObject: [],
		inHub: [],
		inD1: ["avatars", "identities", "members", "users"],
	});
	expect(await createKeyValue(env.KV).find(userKey(leaver.userId, "prefs"))).toEqual({});
	expect((await findTraces(there.instance, [NAME], there.workspace.id)).inObject).toContain(
		"messages",
	);
	// Its own admin ends the account with the last membership.
	expect(await erase(there.admin, memberId)).toEqual(DONE);
	expect((await findTraces(there.instance, [leaver.userId], there.workspace.id)).inD1).toEqual([]);
});

test("J24 only admins erase, of their own workspace, neither themself nor the last admin", async () => {
	const own = await setUp();
	const foreign = await setUp();
	const { admin, leaver } = own;
	expect(await erase(leaver, admin.memberId)).toEqual(refused("forbidden"));
	expect(await erase(admin, admin.memberId)).toEqual(refused("cannot_act_on_self"));
	expect(await erase(admin, foreign.leaver.memberId)).toEqual(refused("not_found"));
	expect(
		(await findTraces(foreign.instance, [foreign.leaver.userId], foreign.workspace.id)).inD1,
	).toContain("members");
	// Removed earlier: nothing but the erasure is left to do. Both at once are one.
	expect(await services().team.removeMember(await findSignedIn(admin), leaver.memberId)).toEqual(
		DONE,
	);
	const both = await Promise.all([erase(admin, leaver.memberId), erase(admin, leaver.memberId)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	const second = await createMember(own.workspace.id, "admin", "Segunda");
	expect(await erase(admin, second.memberId)).toEqual(DONE);
});
