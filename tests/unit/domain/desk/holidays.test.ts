import { expect, test } from "vitest";
import {
	dateOfHoliday,
	daysOfHolidays,
	isHoliday,
	offeredHolidays,
	STATES,
	usualHolidays,
} from "#app/domain/desk/holidays.ts";

const names = (state: (typeof STATES)[number] | null, date: string): string[] =>
	offeredHolidays(state, Number(date.slice(0, 4)))
		.filter((one) => one.date === date)
		.map(({ name }) => name);

test("days that follow Easter move with it", () => {
	const days: [string, string][] = [
		["carnival-tuesday", "2024-02-13"],
		["good-friday", "2024-03-29"],
		["good-friday", "2025-04-18"],
		["good-friday", "2026-04-03"],
		["corpus-christi", "2026-06-04"],
		// The latest Easter there is, and the earliest of this century.
		["easter", "2038-04-25"],
		["easter", "2285-03-22"],
	];
	for (const [id, date] of days)
		expect(daysOfHolidays([id], Number(date.slice(0, 4))), id).toEqual([date]);
});

test("the country's days, and those of the chosen state only", () => {
	expect(names(null, "2026-07-09")).toEqual([]);
	expect(names("SP", "2026-07-09")).toEqual(["Revolução Constitucionalista"]);
	expect(names("RJ", "2026-04-23")).toEqual(["São Jorge"]);
	expect(names("ES", "2026-04-13")).toEqual(["Nossa Senhora da Penha"]);
	// 11 August 2026 is a Tuesday.
	expect(names("SC", "2026-08-16")).toEqual(["Dia de Santa Catarina"]);
	expect(names("SC", "2027-08-15")).toEqual(["Dia de Santa Catarina"]);
	expect(names(null, "2026-11-20")).toEqual(["Dia da Consciência Negra"]);
});

test("a state's day that is the country's as well is offered once", () => {
	for (const state of STATES) {
		const offered = offeredHolidays(state, 2026);
		const firm = offered.filter((one) => !one.isOptional).map(({ date }) => date);
		expect(new Set(firm).size, state).toBe(firm.length);
		expect(new Set(offered.map(({ id }) => id)).size, state).toBe(offered.length);
	}
});

test("each state has a day of its own, but for those whose day the country took over", () => {
	const without = STATES.filter((state) =>
		offeredHolidays(state, 2026).every((one) => one.state === null),
	);
	expect(without).toEqual(["MG", "MT"]);
	expect(STATES).toHaveLength(27);
});

test("what is usual leaves out what each shop decides for itself", () => {
	const usual = usualHolidays("BA");
	expect(usual).toContain("ba-07-02");
	expect(usual).toContain("christmas");
	expect(usual).not.toContain("carnival-monday");
	expect(usual).not.toContain("sp-07-09");
	expect(usual.every(isHoliday)).toBe(true);
	expect(daysOfHolidays(["of-nowhere"], 2026)).toEqual([]);
	expect(dateOfHoliday({ on: { month: 12, day: 25 } }, 2030)).toBe("2030-12-25");
});
