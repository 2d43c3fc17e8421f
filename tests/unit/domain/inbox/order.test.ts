import fc from "fast-check";
import { expect, test } from "vitest";
import { displayTime, sortTime } from "#app/domain/inbox/order.ts";

const NOW = Date.UTC(2026, 10, 20, 15, 0, 0, 700);
const SECOND = Date.UTC(2026, 10, 20, 15);

test.each([
	["1970", 0],
	["before 1970", -1],
	["2008", Date.UTC(2008, 11, 31, 23, 59, 59)],
	["2099", Date.UTC(2099, 0, 1)],
	["five minutes and a moment ahead", NOW + 300_001],
	["no number", Number.NaN],
	["never", Number.POSITIVE_INFINITY],
])("I15 a message dated %s is shown and ordered by its arrival", (_name, gatewayAt) => {
	expect(displayTime(gatewayAt, NOW)).toBe(NOW);
	expect(sortTime(gatewayAt, NOW)).toBe(NOW);
});

test("I15 a clock five minutes ahead is believed for showing, never for order", () => {
	expect(displayTime(NOW + 300_000, NOW)).toBe(NOW + 300_000);
	expect(sortTime(NOW + 300_000, NOW)).toBe(NOW);
});

test("a message that comes a week late keeps its own time", () => {
	const lastWeek = SECOND - 7 * 24 * 3_600_000;
	expect(displayTime(lastWeek, NOW)).toBe(lastWeek);
	expect(sortTime(lastWeek, NOW)).toBe(lastWeek + 999);
});

test("a live message does not jump before an answer written in the same second", () => {
	const answeredAt = SECOND + 500;
	expect(sortTime(SECOND, NOW)).toBeGreaterThan(answeredAt);
	// Nor behind one that is written after it came.
	expect(sortTime(SECOND, NOW)).toBeLessThanOrEqual(NOW);
});

test("a gateway that tells milliseconds is taken by its word", () => {
	expect(sortTime(SECOND + 123, NOW)).toBe(SECOND + 123);
});

test("nothing sorts after its arrival, and later seconds never sort before earlier ones", () => {
	const second = fc.integer({ min: 1_262_304_000, max: 1_795_000_000 }).map((s) => s * 1_000);
	fc.assert(
		fc.property(second, second, (one, other) => {
			expect(sortTime(one, NOW)).toBeLessThanOrEqual(NOW);
			if (one <= other) expect(sortTime(one, NOW)).toBeLessThanOrEqual(sortTime(other, NOW));
		}),
	);
});
