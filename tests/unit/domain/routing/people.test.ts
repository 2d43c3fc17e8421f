import { expect, test } from "vitest";
import { absenceFor } from "#app/domain/routing/absence.ts";
import {
	capacityOf,
	isInPool,
	isRouting,
	nextReturn,
	rulesFor,
	type RoutingDirectory,
} from "#app/domain/routing/people.ts";
import { DEFAULT_RULES } from "#app/domain/routing/settings.ts";

const NOW = Date.parse("2026-11-30T12:00:00Z");
const inTurn = { ...DEFAULT_RULES, mode: "round_robin" as const };
const directory: RoutingDirectory = {
	capacity: 10,
	workspace: DEFAULT_RULES,
	departments: { sales: inTurn },
	people: [
		{ id: "ana", name: "Ana", capacity: 3, absence: absenceFor(30, NOW), departments: ["sales"] },
		{ id: "bia", name: "Bia", capacity: null, absence: absenceFor(null, NOW), departments: [] },
	],
};
const [ana, bia] = directory.people;

test("who comes back first is known, so that what waits is looked at then", () => {
	expect(nextReturn(directory, NOW)).toBe(NOW + 30 * 60_000);
	expect(nextReturn(directory, NOW + 30 * 60_000)).toBeNull();
});

test("a department has its own rules, or the workspace's", () => {
	expect(rulesFor(directory, "sales")).toBe(inTurn);
	expect(rulesFor(directory, "support")).toBe(DEFAULT_RULES);
	expect(rulesFor(directory, null)).toBe(DEFAULT_RULES);
	expect(isRouting(directory)).toBe(true);
	expect(isRouting({ ...directory, departments: {} })).toBe(false);
});

test("a department's conversations are its members', the others everybody's, each to their own measure", () => {
	if (!ana || !bia) throw new Error("nobody");
	expect([ana, bia].map((one) => isInPool(one, "sales"))).toEqual([true, false]);
	expect([ana, bia].map((one) => isInPool(one, null))).toEqual([true, true]);
	expect([ana, bia].map((one) => capacityOf(directory, one))).toEqual([3, 10]);
});
