import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { startFresh } from "#tests/support/fresh.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { openWorkspaceSocket } from "#tests/support/socket.ts";
import { createTeam, readLog, servicesAt } from "#tests/support/team.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createDatabase } from "#workers/data/database.ts";
import { members } from "#workers/data/schema/team.ts";
import type { NewActivity } from "#workers/services/team/activity.ts";

startFresh();

const HOUR_MS = 60 * 60_000;
beforeAll(migrate);

const services = () => servicesAt(Date.now);
const entryOf = (workspaceId: string, email = "a@b.co"): NewActivity => ({
	workspaceId,
	actorId: null,
	action: "updated",
	entityType: "team_invitations",
	entityId: "i1",
	metadata: { code: "invitation_cancelled", email },
});
const db = createDatabase(bindings.DB);
const rename = (memberId: string, title: string) => ({
	gate: db.update(members).set({ jobTitle: title }).where(eq(members.id, memberId)),
});

test("a change and its entry are written together; a change of nothing leaves no entry", async () => {
	const { workspaceId, people } = await createTeam();
	const { activity } = services();
	const entry = entryOf(workspaceId);
	expect(await activity.commit(entry, rename(people.viewer.memberId, "Estágio"))).toBe(true);
	expect(await activity.commit(entry, rename("nobody", "x"))).toBe(false);
	expect(await readLog(workspaceId)).toMatchObject([{ seq: 1 }]);
});

test("a change that fails takes its entry with it", async () => {
	const { workspaceId, people } = await createTeam();
	const { workspaceId: id } = people.viewer;
	// A membership the person has already.
	const bad = db
		.insert(members)
		.select(db.select().from(members).where(eq(members.workspaceId, id)));
	const change = { ...rename(people.viewer.memberId, "Estágio"), after: () => [bad] };
	await expect(services().activity.commit(entryOf(workspaceId), change)).rejects.toThrow("UNIQUE");
	expect(await readLog(workspaceId)).toEqual([]);
	const [row] = await db.select().from(members).where(eq(members.id, people.viewer.memberId));
	expect(row?.jobTitle).toBe(null);
});

test("what comes after a change sees whether it happened", async () => {
	const { workspaceId, people } = await createTeam();
	const mark = (memberId: string, title: string) => ({
		...rename(memberId, "Chefia"),
		after: (happened: ReturnType<typeof sql>) => [
			db
				.update(members)
				.set({ avatarUrl: title })
				.where(sql`${eq(members.id, people.viewer.memberId)} and ${happened}`),
		],
	});
	const { activity } = services();
	const read = async () =>
		(await db.select().from(members).where(eq(members.id, people.viewer.memberId)))[0]?.avatarUrl;
	await activity.commit(entryOf(workspaceId), mark("nobody", "never"));
	expect(await read()).toBe(null);
	await activity.commit(entryOf(workspaceId), mark(people.viewer.memberId, "done"));
	expect(await read()).toBe("done");
});

test("twenty entries at once stand one behind the other, none lost, and everybody is told", async () => {
	const { workspaceId, people } = await createTeam();
	const socket = await openWorkspaceSocket(people.viewer);
	await socket.next("hello");
	await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			services().activity.record(entryOf(workspaceId, `p${at}@b.co`)),
		),
	);
	const log = await readLog(workspaceId);
	expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
	expect(new Set(log.map(({ metadata }) => metadata)).size).toBe(20);
	await socket.next("team_changed");
	socket.close();
	expect(await services().activity.check()).toBe(0);
});

test("the list is the newest fifty of the own workspace, with the person behind each", async () => {
	const { workspaceId, people } = await createTeam();
	const { activity } = services();
	const actorId = people.admin.memberId;
	// What entries are about is there: of somebody erased no name would be shown (J24).
	await bindings.DB.prepare(
		`insert into invitations (id, workspace_id, email, role, name, token_hash, invited_by, invited_at, expires_at,
			last_sent_at, resend_window_at, updated_at) values ('i1', ?, 'n@b.co', 'viewer', 'N', 't', ?, 0, 0, 0, 0, 0)`,
	)
		.bind(workspaceId, actorId)
		.run();
	for (let at = 0; at < 55; at++)
		await activity.record({ ...entryOf(workspaceId, `n${at}@b.co`), actorId });
	await activity.record(entryOf(workspaceId, "platform@b.co"));
	const { activity: list } = await activity.list(people.viewer.signedIn);
	expect(list).toHaveLength(50);
	expect(list[0]).toMatchObject({ actor: null, metadata: { email: "platform@b.co" } });
	expect(list[1]).toMatchObject({
		action: "updated",
		entityType: "team_invitations",
		actor: { id: actorId, fullName: "Ana Admin", email: people.admin.email },
	});
	const other = await createMember((await createWorkspace()).id);
	expect(await activity.list(await findSignedIn(other))).toEqual({ activity: [] });
});

test("J16 an entry that was changed, taken out or put in is noticed and told", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	let now = Date.now();
	const { activity } = servicesAt(() => now);
	const makeLog = async () => {
		const { workspaceId } = await createTeam();
		for (let at = 0; at < 5; at++) await activity.record(entryOf(workspaceId, `n${at}@b.co`));
		return workspaceId;
	};
	const check = async () => {
		now += 2 * HOUR_MS;
		warn.mockClear();
		const broken = await activity.check();
		return { broken, told: warn.mock.calls.flat().join(" ") };
	};
	await makeLog();
	expect(await check()).toEqual({ broken: 0, told: "" });
	const tamper = async (statement: string, ...values: unknown[]) => {
		const workspaceId = await makeLog();
		await check();
		await bindings.DB.prepare(statement)
			.bind(workspaceId, ...values)
			.run();
		const found = await check();
		expect(found.broken, statement).toBeGreaterThan(0);
		expect(found.told).toContain("activity_chain_broken");
		expect(found.told).toContain(workspaceId);
		// Repaired by taking the evidence away: the next test begins with whole chains.
		await bindings.DB.batch([
			bindings.DB.prepare("delete from activity_checks where workspace_id = ?").bind(workspaceId),
		]);
	};
	await tamper(
		`update activity_logs set metadata = '{"code":"member_removed","name":"x"}' where workspace_id = ? and seq = 3`,
	);
	await tamper("update activity_logs set actor_id = 'm9' where workspace_id = ? and seq = 1");
	await tamper("delete from activity_logs where workspace_id = ? and seq = 2");
	// The end of a chain has no entry after it that would miss it.
	await tamper("delete from activity_logs where workspace_id = ? and seq >= 4");
	await tamper("delete from activity_logs where workspace_id = ?");
	await tamper(
		`insert into activity_logs select 'forged', workspace_id, 6, actor_id, action, entity_type, entity_id,
			metadata, created_at, hash, hash from activity_logs where workspace_id = ? and seq = 5`,
	);
	warn.mockRestore();
});

test("J16 a long chain is looked at piece by piece, and in the end all of it", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	let now = Date.now();
	const { activity } = servicesAt(() => now);
	const { workspaceId } = await createTeam();
	for (let at = 0; at < 250; at++) await activity.record(entryOf(workspaceId));
	const seqOf = () =>
		bindings.DB.prepare("select seq, head_seq from activity_checks where workspace_id = ?")
			.bind(workspaceId)
			.first();
	const next = async () => {
		now += 2 * HOUR_MS;
		return activity.check();
	};
	expect(await next()).toBe(0);
	expect(await seqOf()).toEqual({ seq: 200, head_seq: 200 });
	// A second look within the hour is none.
	expect(await activity.check()).toBe(0);
	expect(await seqOf()).toEqual({ seq: 200, head_seq: 200 });
	expect(await next()).toBe(0);
	expect(await seqOf()).toEqual({ seq: 0, head_seq: 250 });
	await bindings.DB.prepare(
		"update activity_logs set created_at = 1 where workspace_id = ? and seq = 240",
	)
		.bind(workspaceId)
		.run();
	expect(await next()).toBe(0);
	expect(await next()).toBe(1);
	warn.mockRestore();
}, 60_000);
