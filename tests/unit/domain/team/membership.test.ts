import { expect, test } from "vitest";
import {
	computeTeamMetrics,
	findErasureRefusal,
	findRemovalRefusal,
	findRoleRefusal,
	isOnline,
	isSightDue,
	listMemberActions,
	mayReactivate,
	ONLINE_WINDOW_MS,
} from "#app/domain/team/membership.ts";
import { type Role, ROLES } from "#app/domain/team/role.ts";

const NOW = 1_795_000_000_000;
const person = (role: Role, id: string = role) => ({ id, role });

test("online is a last sight within five minutes", () => {
	expect(ONLINE_WINDOW_MS).toBe(300_000);
	expect(isOnline(NOW - 299_999, NOW)).toBe(true);
	expect(isOnline(NOW - 300_000, NOW)).toBe(false);
	expect(isOnline(null, NOW)).toBe(false);
});

test("a sight is stored once an hour, and with the first of a local day", () => {
	const late = Date.parse("2026-11-20T23:30:00-03:00");
	expect(isSightDue(late, late + 29 * 60_000)).toBe(false);
	expect(isSightDue(late, late + 30 * 60_000)).toBe(true);
	const noon = Date.parse("2026-11-20T12:00:00-03:00");
	expect(isSightDue(noon, noon + 3_599_999)).toBe(false);
	expect(isSightDue(noon, noon + 3_600_000)).toBe(true);
});

test("E02 only admins change roles, never their own, never the last admin's", () => {
	for (const role of ["manager", "operator", "viewer"] as const)
		for (const target of ROLES)
			expect(findRoleRefusal(person(role, "a"), person(target, "b"), "viewer", 3)).toBe(
				"forbidden",
			);
	const admin = person("admin", "a");
	expect(findRoleRefusal(admin, admin, "viewer", 3)).toBe("cannot_act_on_self");
	expect(findRoleRefusal(admin, person("admin", "b"), "viewer", 2)).toBe(null);
	expect(findRoleRefusal(admin, person("admin", "b"), "viewer", 1)).toBe("last_admin");
	expect(findRoleRefusal(admin, person("admin", "b"), "admin", 1)).toBe(null);
	for (const role of ROLES)
		expect(findRoleRefusal(admin, person("operator", "b"), role, 1), role).toBe(null);
});

test("managers remove operators and viewers, admins anybody, nobody themself or the last admin", () => {
	const removal = (actor: Role, target: Role, admins = 2) =>
		findRemovalRefusal(person(actor, "a"), person(target, "b"), admins);
	const allowed: Record<Role, Role[]> = {
		admin: ["admin", "manager", "operator", "viewer"],
		manager: ["operator", "viewer"],
		operator: [],
		viewer: [],
	};
	for (const actor of ROLES)
		for (const target of ROLES)
			expect(removal(actor, target), `${actor} ${target}`).toBe(
				allowed[actor].includes(target) ? null : "forbidden",
			);
	expect(removal("admin", "admin", 1)).toBe("last_admin");
	const admin = person("admin", "a");
	expect(findRemovalRefusal(admin, admin, 3)).toBe("cannot_act_on_self");
	const viewer = person("viewer", "a");
	expect(findRemovalRefusal(viewer, viewer, 3)).toBe("forbidden");
});

test("J24 only admins erase a member, never themself or the last admin, and those removed before", () => {
	const erasure = (actor: Role, target: Role, isActive: boolean, admins = 2) =>
		findErasureRefusal(person(actor, "a"), { ...person(target, "b"), isActive }, admins);
	for (const actor of ROLES)
		for (const target of ROLES)
			for (const isActive of [true, false])
				expect(erasure(actor, target, isActive), `${actor} ${target}`).toBe(
					actor === "admin" ? null : "forbidden",
				);
	expect(erasure("admin", "admin", true, 1)).toBe("last_admin");
	expect(erasure("admin", "admin", false, 1)).toBe(null);
	const admin = { ...person("admin", "a"), isActive: true };
	expect(findErasureRefusal(admin, admin, 3)).toBe("cannot_act_on_self");
});

test("only an admin brings a removed person back", () => {
	expect(ROLES.filter(mayReactivate)).toEqual(["admin"]);
});

test("a row's actions are those the server would allow", () => {
	const actions = (actor: Role, target: Role, admins = 2) =>
		listMemberActions(person(actor, "a"), person(target, "b"), admins);
	expect(actions("admin", "viewer")).toEqual(["change_role", "remove", "erase"]);
	expect(actions("admin", "admin", 1)).toEqual(["change_role"]);
	expect(actions("manager", "operator")).toEqual(["remove"]);
	expect(actions("manager", "manager")).toEqual([]);
	expect(actions("viewer", "viewer")).toEqual([]);
	expect(listMemberActions(person("admin", "a"), person("admin", "a"), 2)).toEqual([]);
});

test("the figures count active admins, and online are the others", () => {
	const members = [
		{ id: "a", role: "admin" as const, lastSeenAt: NOW },
		{ id: "b", role: "admin" as const, lastSeenAt: NOW - 1000 },
		{ id: "c", role: "viewer" as const, lastSeenAt: NOW - 400_000 },
		{ id: "d", role: "viewer" as const, lastSeenAt: null },
	];
	const metrics = { members: 4, administrators: 2, onlineNow: 1, pendingInvitations: 3 };
	expect(computeTeamMetrics(members, 3, "a", NOW)).toEqual(metrics);
	expect(computeTeamMetrics(members, 3, "c", NOW)).toEqual({ ...metrics, onlineNow: 2 });
	// The hub knows who has just come, whatever the last sight says.
	expect(computeTeamMetrics(members, 3, "a", NOW, ["a", "d"])).toEqual({
		...metrics,
		onlineNow: 2,
	});
});
