import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { CLOSE_REVOKED, CLOSE_ROLE_CHANGED } from "#app/contracts/sockets.ts";
import type { Role } from "#app/domain/team/role.ts";
import { dumpDatabase } from "#tests/support/call.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { openChannelSocket, openWorkspaceSocket } from "#tests/support/socket.ts";
import {
	codesOf,
	createTeam,
	inviteOf,
	readLog,
	servicesAt,
	tokenOf,
} from "#tests/support/team.ts";
import { meterTrips } from "#tests/support/trip-meter.ts";
import { ask, createChannel, findSignedIn } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const services = () => servicesAt(Date.now);
const DONE = { ok: true, value: null };
const refused = (code: string) => ({ ok: false, code });

const rowOf = (memberId: string) =>
	bindings.DB.prepare("select role, is_active from members where id = ?")
		.bind(memberId)
		.first<{ role: Role; is_active: number }>();
const adminsOf = async (workspaceId: string) =>
	(
		await bindings.DB.prepare(
			"select count(*) as n from members where workspace_id = ? and role = 'admin' and is_active = 1",
		)
			.bind(workspaceId)
			.first<{ n: number }>()
	)?.n;

test("an admin changes a role: it counts at once, stands in the log, and everybody is told", async () => {
	const { people, workspaceId } = await createTeam();
	const socket = await openWorkspaceSocket(people.manager);
	await socket.next("hello");
	const { team } = services();
	expect(await team.changeRole(people.admin.signedIn, people.viewer.memberId, "operator")).toEqual(
		DONE,
	);
	expect((await findSignedIn(people.viewer)).member.role).toBe("operator");
	expect(await readLog(workspaceId)).toMatchObject([
		{
			actor_id: people.admin.memberId,
			metadata: JSON.stringify({
				code: "role_changed",
				name: "Vera Visualizadora",
				from: "viewer",
				to: "operator",
			}),
		},
	]);
	await socket.next("team_changed");
	socket.close();
	// The same again is no change and no entry.
	expect(await team.changeRole(people.admin.signedIn, people.viewer.memberId, "operator")).toEqual(
		DONE,
	);
	expect(await codesOf(workspaceId)).toEqual(["role_changed"]);
});

test("D11 A06 a changed role closes that member's sockets to come back, and marks their sign-in for a new id", async () => {
	const { people, workspaceId } = await createTeam();
	const channelId = await createChannel(workspaceId);
	const known = await openChannelSocket(people.viewer, channelId);
	const [hub, other] = [
		await openWorkspaceSocket(people.viewer),
		await openWorkspaceSocket(people.operator),
	];
	await Promise.all([known.next("hello"), hub.next("hello"), other.next("hello")]);
	const { team } = services();
	await team.changeRole(people.admin.signedIn, people.viewer.memberId, "operator");
	expect(await known.closeCode()).toBe(CLOSE_ROLE_CHANGED);
	expect(await hub.closeCode()).toBe(CLOSE_ROLE_CHANGED);
	expect(other.closed).toBe(null);
	other.close();
	const row = await bindings.DB.prepare("select reissue_at, revoked_at from sign_ins where id = ?")
		.bind(people.viewer.signInId)
		.first();
	expect(row).toEqual({ reissue_at: expect.any(Number), revoked_at: null });
	// They come back and are who they are now.
	const again = await openChannelSocket(people.viewer, channelId);
	await again.next("hello");
	again.close();
});

test("A15 a removed member's next request is nobody's, and their sockets close for good", async () => {
	const { people, workspaceId } = await createTeam();
	const channelId = await createChannel(workspaceId);
	const known = await openChannelSocket(people.operator, channelId);
	const hub = await openWorkspaceSocket(people.operator);
	await Promise.all([known.next("hello"), hub.next("hello")]);
	const { team } = services();
	expect(await team.removeMember(people.manager.signedIn, people.operator.memberId)).toEqual(DONE);
	expect(await known.closeCode()).toBe(CLOSE_REVOKED);
	expect(await hub.closeCode()).toBe(CLOSE_REVOKED);
	for (const path of ["/api/team/members", "/api/auth/me", `/api/channels/${channelId}/contacts`])
		expect((await ask(people.operator, "GET", path)).status, path).toBe(401);
	expect(await rowOf(people.operator.memberId)).toEqual({ role: "operator", is_active: 0 });
	expect((await readLog(workspaceId)).at(-1)).toMatchObject({
		actor_id: people.manager.memberId,
		metadata: JSON.stringify({ code: "member_removed", name: "Olga Operadora" }),
	});
	// Brought back, the old browser is still signed out.
	expect(await team.reactivateMember(people.admin.signedIn, people.operator.memberId)).toEqual(
		DONE,
	);
	expect((await ask(people.operator, "GET", "/api/auth/me")).status).toBe(401);
	expect(await codesOf(workspaceId)).toEqual(["member_removed", "member_reactivated"]);
});

test("an object that cannot be reached is asked again, and spares no other", async () => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const { people } = await createTeam();
	let calls = 0;
	const WORKSPACE_HUB = {
		getByName: (id: string) => ({
			holdRights: () => bindings.WORKSPACE_HUB.getByName(id).holdRights(),
			publish: async () => {},
			revoke: () => Promise.reject(new Error(`down ${++calls}`)),
		}),
	};
	const { team } = servicesAt(Date.now, { WORKSPACE_HUB } as unknown as Partial<Env>);
	expect(await team.removeMember(people.admin.signedIn, people.viewer.memberId)).toEqual(DONE);
	expect(calls).toBe(3);
	expect(warn.mock.calls.flat().join(" ")).toContain("sockets_not_closed");
	expect((await ask(people.viewer, "GET", "/api/auth/me")).status).toBe(401);
	warn.mockRestore();
});

test("A15 a right is not taken away where the hub cannot be told before: nothing is changed", async () => {
	const { people } = await createTeam();
	const WORKSPACE_HUB = {
		getByName: () => ({ holdRights: () => Promise.reject(new Error("down")) }),
	};
	const { team } = servicesAt(Date.now, { WORKSPACE_HUB } as unknown as Partial<Env>);
	const { signedIn } = people.admin;
	await expect(team.removeMember(signedIn, people.viewer.memberId)).rejects.toThrow("down");
	await expect(team.changeRole(signedIn, people.viewer.memberId, "manager")).rejects.toThrow(
		"down",
	);
	expect((await findSignedIn(people.viewer)).member.role).toBe("viewer");
});

test("E02 nobody acts on themself, and the last admin stays", async () => {
	const { people, workspaceId } = await createTeam();
	const { team } = services();
	const { admin } = people;
	const before = await dumpDatabase();
	expect(await team.changeRole(admin.signedIn, admin.memberId, "viewer")).toEqual(
		refused("cannot_act_on_self"),
	);
	expect(await team.removeMember(admin.signedIn, admin.memberId)).toEqual(
		refused("cannot_act_on_self"),
	);
	expect(await dumpDatabase()).toBe(before);
	expect(await adminsOf(workspaceId)).toBe(1);
});

test("E02 two admins who demote or remove each other at once leave one", async () => {
	for (const act of ["changeRole", "removeMember"] as const)
		for (let round = 0; round < 5; round++) {
			const { people, workspaceId } = await createTeam();
			const second = await createMember(workspaceId, "admin", "Segunda");
			const signedIn = await findSignedIn(second);
			const both = await Promise.all([
				services().team[act](people.admin.signedIn, second.memberId, "viewer"),
				services().team[act](signedIn, people.admin.memberId, "viewer"),
			]);
			expect(
				both.filter(({ ok }) => ok),
				act,
			).toHaveLength(1);
			expect(await adminsOf(workspaceId), act).toBe(1);
			expect(await codesOf(workspaceId)).toHaveLength(1);
		}
}, 60_000);

test("E02 eight admins who all remove each other at once leave at least one", async () => {
	const { people, workspaceId } = await createTeam();
	const others = await Promise.all(
		Array.from({ length: 7 }, (_, at) => createMember(workspaceId, "admin", `Admin ${at}`)),
	);
	const admins = [people.admin, ...others];
	const signedIn = await Promise.all(admins.map((each) => findSignedIn(each)));
	await Promise.all(
		signedIn.flatMap((actor) =>
			admins
				.filter(({ memberId }) => memberId !== actor.member.id)
				.map(({ memberId }) => services().team.removeMember(actor, memberId)),
		),
	);
	expect(await adminsOf(workspaceId)).toBeGreaterThanOrEqual(1);
	expect(await services().activity.check()).toBe(0);
}, 120_000);

test("A27 a role lost between the sign-in and the write counts no more", async () => {
	const { people, workspaceId } = await createTeam();
	await bindings.DB.prepare("update members set role = 'viewer' where id = ?")
		.bind(people.admin.memberId)
		.run();
	const { team } = services();
	// The request began as an admin's.
	expect(people.admin.signedIn.member.role).toBe("admin");
	const attempts = [
		() => team.changeRole(people.admin.signedIn, people.viewer.memberId, "admin"),
		() => team.removeMember(people.admin.signedIn, people.viewer.memberId),
		() => team.reactivateMember(people.admin.signedIn, people.viewer.memberId),
	];
	for (const attempt of attempts) expect(await attempt()).toEqual(refused("forbidden"));
	await bindings.DB.prepare("update members set role = 'admin', is_active = 0 where id = ?")
		.bind(people.admin.memberId)
		.run();
	for (const attempt of attempts) expect(await attempt()).toEqual(refused("forbidden"));
	expect(await rowOf(people.viewer.memberId)).toEqual({ role: "viewer", is_active: 1 });
	expect(await codesOf(workspaceId)).toEqual([]);
});

test("E01 who may change, remove and bring back whom: every pair of roles, and no trace of a refusal", async () => {
	const roles: Role[] = ["admin", "manager", "operator", "viewer"];
	const mayRemove: Record<Role, Role[]> = {
		admin: roles,
		manager: ["operator", "viewer"],
		operator: [],
		viewer: [],
	};
	const { people, workspaceId } = await createTeam();
	const { team } = services();
	for (const actor of roles)
		for (const target of roles) {
			const { memberId } = await createMember(workspaceId, target, "Alvo");
			const { signedIn } = people[actor];
			const what = `${actor} on ${target}`;
			const changed = await team.changeRole(signedIn, memberId, "viewer");
			expect(changed, what).toEqual(actor === "admin" ? DONE : refused("forbidden"));
			if (actor === "admin") await team.changeRole(signedIn, memberId, target);
			const removed = await team.removeMember(signedIn, memberId);
			expect(removed, what).toEqual(
				mayRemove[actor].includes(target) ? DONE : refused("forbidden"),
			);
			expect(await rowOf(memberId), what).toEqual({
				role: target,
				is_active: removed.ok ? 0 : 1,
			});
			const back = await team.reactivateMember(signedIn, memberId);
			expect(back, what).toEqual(actor === "admin" ? DONE : refused("forbidden"));
		}
}, 60_000);

test("E06 somebody with an unknown role counts as viewer, for them and for those who act on them", async () => {
	const { people } = await createTeam();
	const { team } = services();
	await bindings.DB.prepare("update members set role = 'owner' where id in (?, ?)")
		.bind(people.operator.memberId, people.viewer.memberId)
		.run();
	const owner = await findSignedIn(people.operator);
	expect(await team.removeMember(owner, people.viewer.memberId)).toEqual(refused("forbidden"));
	const { members } = await team.listMembers(people.admin.signedIn);
	expect(members.find(({ id }) => id === people.viewer.memberId)?.role).toBe("viewer");
	expect(await team.removeMember(people.manager.signedIn, people.viewer.memberId)).toEqual(DONE);
	expect(
		await team.changeRole(people.admin.signedIn, people.operator.memberId, "operator"),
	).toEqual(DONE);
});

test("D01 D04 another workspace's member answers like an unknown one and stays as they are", async () => {
	const { people } = await createTeam();
	const foreign = await createTeam();
	const { team } = services();
	const before = await dumpDatabase();
	for (const id of [foreign.people.viewer.memberId, crypto.randomUUID(), "", "x".repeat(500)]) {
		const { signedIn } = people.admin;
		expect(await team.changeRole(signedIn, id, "admin"), id).toEqual(refused("not_found"));
		expect(await team.removeMember(signedIn, id), id).toEqual(refused("not_found"));
		expect(await team.reactivateMember(signedIn, id), id).toEqual(refused("not_found"));
	}
	expect(await dumpDatabase()).toBe(before);
});

test("somebody who is gone is not removed or changed again", async () => {
	const { people } = await createTeam();
	const { team } = services();
	const { memberId } = people.viewer;
	await team.removeMember(people.admin.signedIn, memberId);
	expect(await team.removeMember(people.admin.signedIn, memberId)).toEqual(refused("not_found"));
	expect(await team.changeRole(people.admin.signedIn, memberId, "admin")).toEqual(
		refused("not_found"),
	);
	expect(await rowOf(memberId)).toEqual({ role: "viewer", is_active: 0 });
});

test("C06 the invitations of somebody who may no longer make them are cancelled with their right", async () => {
	const { people, workspaceId } = await createTeam();
	const second = await createMember(workspaceId, "admin", "Segunda");
	const signedIn = await findSignedIn(second);
	const { team, invitations } = services();
	const made = async (role: Role, by = signedIn) => {
		const answer = await invitations.invite(by, inviteOf({ role }), "pt");
		if (!answer.ok) throw new Error(answer.code);
		return answer.value.invitation.id;
	};
	const [asAdmin, asViewer] = [await made("admin"), await made("viewer")];
	const others = await made("viewer", people.admin.signedIn);
	const works = async (id: string) => (await invitations.validate(tokenOf(id), "127.0.0.1")).ok;
	await team.changeRole(people.admin.signedIn, second.memberId, "manager");
	expect([await works(asAdmin), await works(asViewer), await works(others)]).toEqual([
		false,
		true,
		true,
	]);
	await team.removeMember(people.admin.signedIn, second.memberId);
	expect([await works(asViewer), await works(others)]).toEqual([false, true]);
	const list = await invitations.list(people.viewer.signedIn);
	expect(new Map(list.invitations.map(({ id, status }) => [id, status]))).toEqual(
		new Map([
			[asAdmin, "cancelled"],
			[asViewer, "cancelled"],
			[others, "pending"],
		]),
	);
});

test("the team page reads everything in one round trip after the sign-in", async () => {
	const { people } = await createTeam();
	await services().invitations.invite(people.admin.signedIn, inviteOf(), "pt");
	const { env: metered, trips } = meterTrips(env);
	const { auth, team } = servicesAt(Date.now, metered);
	const request = new Request("http://prosa.test/", { headers: people.viewer.headers });
	const signedIn = await auth.findSignedIn(request);
	if (!signedIn) throw new Error("not signed in");
	const overview = await team.overview(signedIn);
	// Beside each other: what D1 stores, and whom the hub has just seen.
	expect(trips.calls).toEqual(["WORKSPACE_HUB.ask", "DB.batch", "WORKSPACE_HUB.readSeen"]);
	expect(overview.members).toMatchObject({ total: 4, removed: [] });
	expect(overview.members.members.find(({ role }) => role === "admin")).toMatchObject({
		id: people.admin.memberId,
		email: people.admin.email,
		fullName: "Ana Admin",
		createdAt: expect.any(Number),
	});
	expect(overview.invitations).toMatchObject({ total: 1, pending: 1 });
	expect(overview.activity.activity).toMatchObject([
		{ metadata: { code: "invitation_sent" }, actor: { fullName: "Ana Admin" } },
	]);
});

test("removed people are listed for admins alone, last removed first", async () => {
	const { people } = await createTeam();
	let now = Date.now();
	const { team } = servicesAt(() => now);
	await team.removeMember(people.admin.signedIn, people.viewer.memberId);
	now += 1000;
	await team.removeMember(people.admin.signedIn, people.operator.memberId);
	const list = await team.listMembers(people.admin.signedIn);
	expect(list.removed.map(({ id }) => id)).toEqual([
		people.operator.memberId,
		people.viewer.memberId,
	]);
	expect([list.total, list.members.length]).toEqual([2, 2]);
	expect((await team.listMembers(people.manager.signedIn)).removed).toEqual([]);
	expect((await team.overview(people.manager.signedIn)).members.removed).toEqual([]);
});

test("E07 a removed member of one workspace is not given another, and not their role there", async () => {
	const { people } = await createTeam();
	await services().team.removeMember(people.admin.signedIn, people.viewer.memberId);
	const { results } = await bindings.DB.prepare("select id from members where user_id = ?")
		.bind(people.viewer.userId)
		.all();
	expect(results).toHaveLength(1);
	const elsewhere = await createWorkspace();
	const other = await createMember(elsewhere.id);
	expect(
		await services().team.reactivateMember(await findSignedIn(other), people.viewer.memberId),
	).toEqual(refused("not_found"));
});
