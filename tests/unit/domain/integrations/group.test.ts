import { expect, test } from "vitest";
import { countGroups, groupOf } from "#app/domain/integrations/group.ts";

test.each([
	[{ status: "connected", health: "healthy" }, "active"],
	[{ status: "connected", health: "unknown" }, "active"],
	[{ status: "connected", health: "warning" }, "active"],
	[{ status: "connected", health: "error" }, "problem"],
	[{ status: "error", health: "healthy" }, "problem"],
	[{ status: "disconnected", health: "unknown" }, "pending"],
	// Nobody uses it: that it failed is no problem of anybody's.
	[{ status: "disconnected", health: "error" }, "pending"],
] as const)("%o is %s", (integration, group) => {
	expect(groupOf(integration)).toBe(group);
});

test("every integration is counted in one group", () => {
	const list = [
		{ status: "connected", health: "error" },
		{ status: "connected", health: "healthy" },
		{ status: "disconnected", health: "unknown" },
		{ status: "connected", health: "warning" },
	] as const;
	expect(countGroups(list)).toEqual({ active: 2, pending: 1, problem: 1 });
	expect(countGroups([])).toEqual({ active: 0, pending: 0, problem: 0 });
});
