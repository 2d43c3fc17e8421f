import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { HeaderData } from "#app/contracts/header.ts";
import { eventually } from "#tests/support/instance.ts";
import {
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";
import { ask, findSignedIn, services } from "#tests/support/two-workspaces.ts";
import { projectSight } from "#workers/data/projections/seen.ts";
import { createServices } from "#workers/services/index.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
beforeAll(migrate);
afterEach(() => vi.useRealTimers());

const hubOf = (member: TestMember) => env.WORKSPACE_HUB.getByName(member.workspaceId);
const storedOf = async (member: TestMember) => {
	const row = await env.DB.prepare(
		`select m.last_seen_at as member, s.last_seen_at as sign_in from members m
		 join sign_ins s on s.member_id = m.id where m.id = ?`,
	)
		.bind(member.memberId)
		.first<{ member: number | null; sign_in: number }>();
	return { member: row?.member ?? 0, signIn: row?.sign_in ?? 0 };
};
const rowsOf = (member: TestMember) =>
	runInDurableObject(hubOf(member), (_, { storage }) =>
		storage.sql.exec("SELECT seen_at FROM seen WHERE member_id = ?", member.memberId).toArray(),
	);
const onlineFor = async (member: TestMember) =>
	(await (await ask(member, "GET", "/api/header")).json<HeaderData>()).onlineMembers;

/** A request at this moment, with everything that follows the answer; the calls it made. */
async function callsAt(member: TestMember, now: number): Promise<string[]> {
	const { env: metered, trips } = meterTrips(env);
	const later: Promise<unknown>[] = [];
	const { auth } = createServices(metered, { defer: (work) => later.push(work), now: () => now });
	await auth.findSignedIn(new Request(ORIGIN, { headers: member.headers }));
	await Promise.all(later);
	return trips.calls;
}

test("being there writes nothing to D1: a minute later the hub is told, an hour later D1", async () => {
	const member = await createMember((await createWorkspace()).id);
	// Noon in São Paulo: no new day begins within the hour.
	const noon = Date.UTC(2026, 10, 27, 15);
	await env.DB.prepare("update sign_ins set last_seen_at = ? where member_id = ?")
		.bind(noon, member.memberId)
		.run();
	expect(await callsAt(member, noon + 1)).toEqual(["WORKSPACE_HUB.ask", "WORKSPACE_HUB.noteSeen"]);
	expect(await callsAt(member, noon + MINUTE)).toEqual(["WORKSPACE_HUB.ask"]);
	expect(await callsAt(member, noon + 2 * MINUTE)).toEqual([
		"WORKSPACE_HUB.ask",
		"WORKSPACE_HUB.noteSeen",
	]);
	expect((await storedOf(member)).signIn).toBe(noon);
	expect(await callsAt(member, noon + HOUR)).toEqual([
		"WORKSPACE_HUB.ask",
		"WORKSPACE_HUB.noteSeen",
		"DB.batch",
	]);
	expect(await storedOf(member)).toEqual({ member: noon + HOUR, signIn: noon + HOUR });
});

test("an open line is presence without a row; its end is one row of the hub, and fresh in every list", async () => {
	const workspaceId = (await createWorkspace()).id;
	const [ana, bia] = [
		await createMember(workspaceId, "admin", "Ana"),
		await createMember(workspaceId, "operator", "Bia"),
	];
	const socket = await openWorkspaceSocket(bia);
	await socket.next("hello");
	await env.DB.prepare("update members set last_seen_at = 1 where id = ?").bind(bia.memberId).run();
	const before = { rows: await rowsOf(bia), stored: await storedOf(bia) };
	// What a browser does while its line is up: it asks pages, which says nothing new.
	await ask(bia, "GET", "/api/header");
	expect(await onlineFor(ana)).toBe(1);
	expect(await rowsOf(bia)).toEqual(before.rows);
	expect(await storedOf(bia)).toEqual(before.stored);
	await evictDurableObject(hubOf(bia), { webSockets: "hibernate" });
	expect(await onlineFor(ana)).toBe(1);

	const leftAt = Date.now();
	socket.close();
	await eventually(async () => (await rowsOf(bia)).some((row) => Number(row["seen_at"]) >= leftAt));
	expect(await storedOf(bia)).toEqual(before.stored);
	const team = await services().team.listMembers(await findSignedIn(ana));
	expect(team.members.find(({ id }) => id === bia.memberId)?.lastSeenAt).toBeGreaterThanOrEqual(
		leftAt,
	);
	const [own] = await services().auth.listSignIns(await findSignedIn(bia));
	expect(own?.lastSeenAt).toBeGreaterThanOrEqual(leftAt);
	expect(await onlineFor(ana)).toBe(1);
});

test("without a line requests count: within five minutes online, later not", async () => {
	const workspaceId = (await createWorkspace()).id;
	const [ana, bia] = [
		await createMember(workspaceId, "admin", "Ana"),
		await createMember(workspaceId, "operator", "Bia"),
	];
	await ask(bia, "GET", "/api/header");
	await eventually(async () => (await rowsOf(bia)).length === 1);
	const set = (at: number) =>
		runInDurableObject(
			hubOf(bia),
			(_, { storage }) =>
				void storage.sql.exec("UPDATE seen SET seen_at = ? WHERE member_id = ?", at, bia.memberId),
		);
	await env.DB.prepare("update members set last_seen_at = 1 where id = ?").bind(bia.memberId).run();
	await set(Date.now() - 4 * MINUTE);
	expect(await onlineFor(ana)).toBe(1);
	await set(Date.now() - 6 * MINUTE);
	expect(await onlineFor(ana)).toBe(0);
});

test("D1 hears of a tab that stays open every half day, and when it closes after an hour", async () => {
	const member = await createMember((await createWorkspace()).id);
	const socket = await openWorkspaceSocket(member);
	await socket.next("hello");
	await env.DB.prepare("update sign_ins set last_seen_at = 1 where member_id = ?")
		.bind(member.memberId)
		.run();
	const openedAt = Date.now();
	vi.setSystemTime(openedAt + 11 * HOUR);
	await runDurableObjectAlarm(hubOf(member));
	expect((await storedOf(member)).signIn).toBe(1);
	vi.setSystemTime(openedAt + 12 * HOUR + MINUTE);
	await runDurableObjectAlarm(hubOf(member));
	expect((await storedOf(member)).signIn).toBe(openedAt + 12 * HOUR + MINUTE);
	vi.setSystemTime(openedAt + 14 * HOUR);
	socket.close();
	await eventually(async () => (await storedOf(member)).signIn === openedAt + 14 * HOUR);
});

test("a removed member is not counted as online, also when the line ends after the removal", async () => {
	const workspaceId = (await createWorkspace()).id;
	const [ana, bia] = [
		await createMember(workspaceId, "admin", "Ana"),
		await createMember(workspaceId, "operator", "Bia"),
	];
	const socket = await openWorkspaceSocket(bia);
	await socket.next("hello");
	expect((await services().team.removeMember(await findSignedIn(ana), bia.memberId)).ok).toBe(true);
	await socket.closeCode();
	await scheduler.wait(50);
	await env.DB.prepare("update members set last_seen_at = 1 where id = ?").bind(bia.memberId).run();
	expect(await onlineFor(ana)).toBe(0);
});

test("D17 a sight that names another workspace changes no row, and none goes back", async () => {
	const member = await createMember((await createWorkspace()).id);
	const foreign = (await createWorkspace()).id;
	const who = await env.DB.prepare("select id from sign_ins where member_id = ?")
		.bind(member.memberId)
		.first<{ id: string }>();
	const sight = { signInId: who?.id ?? "", memberId: member.memberId };
	const before = await storedOf(member);
	await projectSight(env.DB, foreign, sight, before.signIn + HOUR);
	expect(await storedOf(member)).toEqual(before);
	await projectSight(env.DB, member.workspaceId, sight, before.signIn + HOUR);
	await projectSight(env.DB, member.workspaceId, sight, before.signIn + 1);
	expect(await storedOf(member)).toEqual({
		member: before.signIn + HOUR,
		signIn: before.signIn + HOUR,
	});
});
