import { expect, test } from "vitest";
import { absenceFor, isAway, PRESENT } from "#app/domain/routing/absence.ts";

const NOW = Date.parse("2026-11-30T12:00:00Z");

test("an absence lasts until its end, or until they say otherwise", () => {
	expect(isAway(PRESENT, NOW)).toBe(false);
	expect(isAway(absenceFor(30, NOW), NOW + 30 * 60_000 - 1)).toBe(true);
	expect(isAway(absenceFor(30, NOW), NOW + 30 * 60_000)).toBe(false);
	expect(isAway(absenceFor(null, NOW), NOW + 1e12)).toBe(true);
});
