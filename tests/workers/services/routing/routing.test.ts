import { beforeAll, expect, test } from "vitest";
import {
	DEFAULT_CAPACITY,
	DEFAULT_RULES,
	type RoutingRules,
} from "#app/domain/routing/settings.ts";
import { ROLES } from "#app/domain/team/role.ts";
import { readRoutingDirectory } from "#workers/data/projections/routing.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { codesOf, createTeam, type Team } from "#tests/support/team.ts";
import { ask, findSignedIn, services, verdict } from "#tests/support/two-workspaces.ts";

let team: Team;
beforeAll(async () => {
	await migrate();
	team = await createTeam();
});

const inTurn: RoutingRules = { mode: "round_robin", giveBackMinutes: null, giveBackTo: "queue" };
const directory = () => readRoutingDirectory(bindings.DB, team.workspaceId);

test("admins and managers choose how conversations are routed; whoever chose nothing routes nothing", async () => {
	const { routing } = services();
	const { people } = team;
	const fresh = await findSignedIn(await createMember((await createWorkspace()).id));
	expect(await routing.open(fresh)).toEqual({
		capacity: DEFAULT_CAPACITY,
		workspace: DEFAULT_RULES,
		departments: [],
	});
	for (const role of ROLES) {
		const may = role === "admin" || role === "manager";
		const saved = await routing.saveRules(people[role].signedIn, null, inTurn, 7);
		expect(saved, role).toEqual(may ? { ok: true, value: null } : { ok: false, code: "forbidden" });
		expect((await routing.open(people[role].signedIn))?.workspace).toEqual(
			may ? inTurn : undefined,
		);
	}
	expect(await directory()).toMatchObject({ capacity: 7, workspace: inTurn });
	expect(await codesOf(team.workspaceId)).toEqual(["routing_changed", "routing_changed"]);
});

test("what is no rule is refused, and so is a department of another workspace", async () => {
	const { routing } = services();
	const { signedIn } = team.people.admin;
	const save = (...of: [string | null, RoutingRules | null, number]) =>
		routing.saveRules(signedIn, ...of);
	for (const wrong of [
		() => save(null, null, 7),
		() => save(null, inTurn, 0),
		() => save(null, { ...inTurn, giveBackMinutes: 0 }, 7),
		() => save(null, { ...inTurn, giveBackMinutes: 100_000 }, 7),
	])
		expect(await wrong()).toEqual({ ok: false, code: "invalid_request" });
	expect(await save(crypto.randomUUID(), inTurn, 7)).toEqual({ ok: false, code: "not_found" });
});

test("a department has rules of its own until it follows the workspace again", async () => {
	const { routing } = services();
	const { signedIn } = team.people.manager;
	const id = crypto.randomUUID();
	const withSales = {
		...signedIn,
		departments: [{ id, name: "Vendas", colour: "gray" as const, isMine: false }],
	};
	const leastBusy = { ...inTurn, mode: "least_busy" as const };
	await routing.saveRules(withSales, id, leastBusy, 9);
	expect((await routing.open(withSales))?.departments).toEqual([
		{ id, name: "Vendas", rules: leastBusy },
	]);
	expect(await directory()).toMatchObject({ capacity: 7, departments: { [id]: leastBusy } });
	await routing.saveRules(withSales, id, null, 9);
	expect((await routing.open(withSales))?.departments[0]?.rules).toBeNull();
});

test("everybody who answers says whether they are away, and nobody else does (roles)", async () => {
	const put = (role: (typeof ROLES)[number] | null, body: unknown) =>
		ask(role && team.people[role], "PUT", "/api/absence", body);
	const away = { isAbsent: true, minutes: 30 };
	expect((await put(null, away)).status).toBe(401);
	expect(await verdict(await put("viewer", away))).toEqual({ status: 403, code: "forbidden" });
	for (const wrong of [{}, { isAbsent: true }, { ...away, minutes: 0 }, { ...away, more: 1 }])
		expect((await put("operator", wrong)).status).toBe(400);
	const before = Date.now();
	expect((await put("operator", away)).status).toBe(204);
	const { people } = await directory();
	// Who only reads is given nothing.
	expect(people.map(({ name }) => name).toSorted()).toEqual([
		"Ana Admin",
		"Gil Gestor",
		"Olga Operadora",
	]);
	const { memberId } = team.people.operator;
	const olga = people.find(({ id }) => id === memberId);
	expect(olga?.absence.isAbsent).toBe(true);
	expect(olga?.absence.until).toBeGreaterThanOrEqual(before + 30 * 60_000);
	const header = await (await ask(team.people.operator, "GET", "/api/header")).json<object>();
	expect(header).toMatchObject({ absence: { isAbsent: true } });
	const list = await (
		await ask(team.people.viewer, "GET", "/api/team/members")
	).json<{ members: { id: string; absence: object }[] }>();
	expect(list.members.find(({ id }) => id === memberId)?.absence).toEqual(olga?.absence);
	await put("operator", { isAbsent: false, minutes: null });
	expect((await directory()).people.find(({ id }) => id === memberId)?.absence).toEqual({
		isAbsent: false,
		until: null,
	});
});

test("admins and managers change it for others: how many they take, and that they are away", async () => {
	const { routing } = services();
	const { people } = team;
	const { memberId } = people.operator;
	const change = (by: keyof typeof people, id = memberId, capacity: number | null = 3) =>
		routing.changeMember(people[by].signedIn, id, { capacity });
	expect(await change("operator")).toEqual({ ok: false, code: "forbidden" });
	expect(await change("viewer")).toEqual({ ok: false, code: "forbidden" });
	expect(await change("admin", memberId, 0)).toEqual({ ok: false, code: "invalid_request" });
	const stranger = await createMember((await createWorkspace()).id);
	expect(await change("admin", stranger.memberId)).toEqual({ ok: false, code: "not_found" });
	expect(await change("manager")).toEqual({ ok: true, value: null });
	await routing.changeMember(people.admin.signedIn, memberId, { isAbsent: true });
	expect((await directory()).people.find(({ id }) => id === memberId)).toMatchObject({
		capacity: 3,
		absence: { isAbsent: true, until: null },
	});
	await change("admin", memberId, null);
	expect((await directory()).people.find(({ id }) => id === memberId)?.capacity).toBeNull();
	expect(await codesOf(team.workspaceId)).toContain("member_routing_changed");
});
