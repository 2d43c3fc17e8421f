import { expect, test } from "vitest";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { openTimeOf } from "#app/domain/service-figures/within-hours.ts";

const HOUR_MS = 3_600_000;
const at = (day: string, hour: string) => Date.parse(`2026-11-${day}T${hour}:00-03:00`);
const desk = (from: number, to: number): DeskHours => ({
	hours: {
		timeZone: "America/Sao_Paulo",
		open: ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, from: from * 60, to: to * 60 })),
	},
	state: null,
	holidays: [],
	closedDays: [{ date: "2026-11-19", name: "Balanço" }],
	greeting: "",
	away: "",
	answersWithin: "",
});

test("a night and a closed day are not waited through; a department's own hours go before", () => {
	const told = { main: desk(9, 18), departments: { night: desk(18, 23) } };
	expect(openTimeOf(told, null)(at("17", "17:00"), at("18", "10:00"))).toBe(2 * HOUR_MS);
	expect(openTimeOf(told, null)(at("18", "17:00"), at("20", "10:00"))).toBe(2 * HOUR_MS);
	expect(openTimeOf(told, "night")(at("17", "17:00"), at("18", "10:00"))).toBe(5 * HOUR_MS);
});

test("without hours all of a time counts", () => {
	expect(openTimeOf(undefined, null)(at("17", "17:00"), at("18", "10:00"))).toBe(17 * HOUR_MS);
});
