import { expect, test } from "vitest";
import { isBound, mayRead, sightOf } from "#app/domain/conversations/sight.ts";
import { ROLES } from "#app/domain/team/role.ts";

const SIGHT = { memberId: "m1", departmentIds: ["sales"] };

test("D07 a bound member reads their departments' conversations, those of none and their own", () => {
	const reads = (departmentId: string | null | undefined, assigneeId: string | null = null) =>
		mayRead(SIGHT, { departmentId, assigneeId });
	expect(reads("sales")).toBe(true);
	expect(reads(null)).toBe(true);
	expect(reads(undefined)).toBe(true);
	expect(reads("support")).toBe(false);
	expect(reads("support", "m2")).toBe(false);
	expect(reads("support", "m1")).toBe(true);
	expect(mayRead(null, { departmentId: "support", assigneeId: "m2" })).toBe(true);
});

test("D07 the setting binds operators and viewers, and nobody while it is off", () => {
	expect(ROLES.filter((role) => isBound(role, true))).toEqual(["operator", "viewer"]);
	expect(ROLES.filter((role) => isBound(role, false) || isBound(role, undefined))).toEqual([]);
	const departments = [
		{ id: "sales", isMine: true },
		{ id: "support", isMine: false },
	];
	const of = (role: "operator" | "manager", seesOwnDepartments?: boolean) =>
		sightOf({ member: { id: "m1", role }, workspace: { seesOwnDepartments }, departments });
	expect(of("operator", true)).toEqual(SIGHT);
	expect(of("manager", true)).toBeNull();
	expect(of("operator", false)).toBeNull();
	expect(of("operator")).toBeNull();
	// An earlier hub names no departments: then nothing but what is of none, and their own.
	const member = { id: "m1", role: "viewer" as const };
	expect(sightOf({ member, workspace: { seesOwnDepartments: true } })?.departmentIds).toEqual([]);
});
