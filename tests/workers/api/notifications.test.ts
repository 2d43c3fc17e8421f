import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { HeaderData } from "#app/contracts/header.ts";
import { NOTIFICATION_TTL_MS } from "#app/domain/notifications/notification.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { ask, services, verdict } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const tell = (member: TestMember, memberIds: string[], name = "Bia Souza") =>
	services().notifications.notify({
		workspaceId: member.workspaceId,
		memberIds,
		kind: "invitation_accepted",
		params: { name, email: "bia@loja.example" },
	});

const readHeader = async (member: TestMember) =>
	(await ask(member, "GET", "/api/header")).json<HeaderData>();

const markRead = (member: TestMember | null, body: unknown) =>
	ask(member, "POST", "/api/notifications/read", body);

test("a member finds what they were told, the newest first, and their socket says so at once", async () => {
	const member = await createMember((await createWorkspace()).id);
	const socket = await openWorkspaceSocket(member);
	await tell(member, [member.memberId, member.memberId], "Bia");
	await tell(member, [member.memberId], "Caio");
	const { notifications } = await readHeader(member);
	expect(notifications.map(({ kind, params, isRead }) => ({ kind, params, isRead }))).toEqual(
		["Caio", "Bia"].map((name) => ({
			kind: "invitation_accepted",
			params: { name, email: "bia@loja.example" },
			isRead: false,
		})),
	);
	const frame = await socket.next("notified");
	expect(frame).toEqual({ type: "notified", memberIds: [member.memberId] });
	socket.close();
});

test("the line brings the notification itself, and what was read elsewhere, to that member's pages alone", async () => {
	const workspace = await createWorkspace();
	const [member, colleague] = [
		await createMember(workspace.id),
		await createMember(workspace.id, "admin", "Bia"),
	];
	const [own, foreign] = [await openWorkspaceSocket(member), await openWorkspaceSocket(colleague)];
	expect((await own.next("hello")).pushesHeader).toBe(true);
	await foreign.next("hello");
	await tell(member, [member.memberId], "Caio");
	const { notification } = await own.next("notification");
	const { notifications } = await readHeader(member);
	expect(notifications).toEqual([notification]);
	const ids = [notifications[0]?.id ?? ""];
	expect((await markRead(member, { ids })).status).toBeLessThan(300);
	expect(await own.next("notifications_read")).toEqual({ type: "notifications_read", ids });
	// The frame of the release before is the workspace's, and names nobody's words.
	await foreign.next("notified");
	expect(foreign.frames.map(({ type }) => type)).not.toContain("notification");
	expect(foreign.frames.map(({ type }) => type)).not.toContain("notifications_read");
	for (const socket of [own, foreign]) socket.close();
});

test("a job given up is told to open pages, whose headers show it", async () => {
	const member = await createMember((await createWorkspace()).id, "admin");
	const socket = await openWorkspaceSocket(member);
	await socket.next("hello");
	await services().deadLetterStore.keep({
		id: crypto.randomUUID(),
		queue: "emails-dead",
		body: { type: "reset", workspaceId: member.workspaceId },
		attempts: 4,
		at: Date.now(),
	});
	await socket.next("header_changed");
	expect((await readHeader(member)).waitingLetters).toBe(1);
	socket.close();
});

test("R38 what a newer release told is left out by one that has no words for it", async () => {
	const member = await createMember((await createWorkspace()).id);
	await tell(member, [member.memberId]);
	await env.DB.prepare(
		`insert into notifications (id, workspace_id, member_id, kind, params, created_at)
		values (?, ?, ?, 'from_a_newer_release', '{}', 1)`,
	)
		.bind(crypto.randomUUID(), member.workspaceId, member.memberId)
		.run();
	const { notifications } = await readHeader(member);
	expect(notifications.map(({ kind }) => kind)).toEqual(["invitation_accepted"]);
});

test("nobody is told outside the workspace, and nobody who left it", async () => {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id);
	const left = await createMember(workspace.id);
	const stranger = await createMember((await createWorkspace()).id);
	await env.DB.prepare("update members set is_active = 0 where id = ?").bind(left.memberId).run();
	await tell(member, [member.memberId, left.memberId, stranger.memberId, "no-such-member"]);
	await tell(member, []);
	const { results } = await env.DB.prepare(
		"select member_id from notifications where workspace_id = ?",
	)
		.bind(workspace.id)
		.all();
	expect(results).toEqual([{ member_id: member.memberId }]);
	expect((await readHeader(stranger)).notifications).toEqual([]);
});

test("what is read stays read, samples too, however often it is said", async () => {
	const member = await createMember((await createWorkspace()).id);
	await tell(member, [member.memberId]);
	await tell(member, [member.memberId]);
	const [first, second] = (await readHeader(member)).notifications;
	if (!first || !second) throw new Error("nothing told");
	for (let time = 0; time < 2; time++)
		expect((await markRead(member, { ids: [first.id, "sample_info"] })).status).toBe(204);
	const header = await readHeader(member);
	expect(header.notifications.map(({ id, isRead }) => [id, isRead])).toEqual([
		[first.id, true],
		[second.id, false],
	]);
	expect(header.readSamples).toEqual(["sample_info"]);
});

test("D01 ids of others and of nobody are ignored, with the same answer", async () => {
	const workspace = await createWorkspace();
	const member = await createMember(workspace.id);
	const colleague = await createMember(workspace.id);
	const stranger = await createMember((await createWorkspace()).id);
	await tell(colleague, [colleague.memberId]);
	await tell(stranger, [stranger.memberId]);
	const ids = [colleague, stranger].map(
		async (other) => (await readHeader(other)).notifications[0]?.id ?? "",
	);
	const before = await dumpDatabase();
	const named = { ids: [...(await Promise.all(ids)), crypto.randomUUID(), "' or 1=1"] };
	expect((await markRead(member, named)).status).toBe(204);
	expect(await dumpDatabase()).toBe(before);
	for (const other of [colleague, stranger])
		expect((await readHeader(other)).notifications[0]?.isRead).toBe(false);
});

test("D06 any other shape is refused and changes nothing", async () => {
	const member = await createMember((await createWorkspace()).id);
	const before = await dumpDatabase();
	const bodies: unknown[] = [
		{},
		{ ids: [] },
		{ ids: "sample_info" },
		{ ids: [1] },
		{ ids: [""] },
		{ ids: ["x".repeat(65)] },
		{ ids: Array.from({ length: 101 }, (_, at) => String(at)) },
		{ ids: ["sample_info"], memberId: member.memberId },
		{ ids: ["sample_info"], isRead: false },
	];
	for (const body of bodies)
		expect(await verdict(await markRead(member, body)), JSON.stringify(body)).toEqual({
			status: 400,
			code: "invalid_request",
		});
	expect((await markRead(null, { ids: ["sample_info"] })).status).toBe(401);
	expect(await dumpDatabase()).toBe(before);
});

test("a hundred ids in one call are few enough for the database", async () => {
	const member = await createMember((await createWorkspace()).id);
	await tell(member, [member.memberId]);
	const own = (await readHeader(member)).notifications[0]?.id ?? "";
	const ids = [own, ...Array.from({ length: 99 }, () => crypto.randomUUID())];
	expect((await markRead(member, { ids })).status).toBe(204);
	expect((await readHeader(member)).notifications[0]?.isRead).toBe(true);
});

test("the panel shows the thirty newest, with the longest name cut", async () => {
	const member = await createMember((await createWorkspace()).id);
	for (let n = 0; n < 31; n++) await tell(member, [member.memberId], "N".repeat(300));
	const { notifications } = await readHeader(member);
	expect(notifications).toHaveLength(30);
	expect(notifications[0]?.params.name).toBe("N".repeat(200));
});

test("housekeeping removes what is older than ninety days, with its read mark", async () => {
	const member = await createMember((await createWorkspace()).id);
	await tell(member, [member.memberId]);
	await tell(member, [member.memberId]);
	const [young, old] = (await readHeader(member)).notifications;
	if (!young || !old) throw new Error("nothing told");
	await markRead(member, { ids: [young.id, old.id, "sample_success"] });
	await env.DB.prepare("update notifications set created_at = ? where id = ?")
		.bind(Date.now() - NOTIFICATION_TTL_MS - 1, old.id)
		.run();
	await services().housekeeping.sweep();
	const { results } = await env.DB.prepare(
		"select notification_id from notification_reads where member_id = ? order by notification_id",
	)
		.bind(member.memberId)
		.all<{ notification_id: string }>();
	expect(new Set(results.map((row) => row.notification_id))).toEqual(
		new Set([young.id, "sample_success"]),
	);
	expect((await readHeader(member)).notifications.map(({ id }) => id)).toEqual([young.id]);
});
