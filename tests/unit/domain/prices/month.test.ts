import fc from "fast-check";
import { expect, test } from "vitest";
import { dayIn, isDay, monthOfDay } from "#app/domain/prices/month.ts";

const ZONES = ["America/Sao_Paulo", "America/New_York", "Europe/Lisbon", "Asia/Kathmandu", "UTC"];
const HOUR_MS = 3_600_000;

test("a month turns at midnight of its zone", () => {
	const turn = Date.UTC(2026, 11, 1, 3);
	expect(monthOfDay(dayIn("America/Sao_Paulo", turn - 1))).toBe("2026-11");
	expect(monthOfDay(dayIn("America/Sao_Paulo", turn))).toBe("2026-12");
	expect(monthOfDay(dayIn("UTC", turn - 1))).toBe("2026-12");
});

test("days only go on, one by one, through every change of the clocks of a year", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...ZONES),
			fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
			(zone, at) => {
				const days = [0, 1, 2, 3].map((hours) => dayIn(zone, at + hours * HOUR_MS));
				expect(days.every(isDay)).toBe(true);
				expect(days.toSorted()).toEqual(days);
				expect(new Set(days).size).toBeLessThanOrEqual(2);
			},
		),
	);
	// New York put its clocks back on 2026-11-01: the day has 25 hours and is one day.
	const begin = Date.UTC(2026, 10, 1, 4);
	const hours = Array.from({ length: 25 }, (_, at) => begin + at * HOUR_MS);
	expect(new Set(hours.map((at) => dayIn("America/New_York", at)))).toEqual(
		new Set(["2026-11-01"]),
	);
	expect(dayIn("America/New_York", begin + 25 * HOUR_MS)).toBe("2026-11-02");
});

test("a day is one of the calendar", () => {
	expect(["2026-11-30", "2028-02-29"].every(isDay)).toBe(true);
	expect(["2026-11-31", "2026-02-29", "2026-1-1", "1999-01-01", "x"].some(isDay)).toBe(false);
});
