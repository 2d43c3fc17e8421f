import { expect, test } from "vitest";
import {
	DEFAULT_ALERTS,
	formatDayMinute,
	isDayMinute,
	isQuiet,
	parseDayMinute,
} from "#app/domain/alerts/settings.ts";

const at = (utc: string): number => Date.parse(`2026-11-28T${utc}:00Z`);
const quiet = (from: string, until: string, timeZone = "America/Sao_Paulo") => ({
	...DEFAULT_ALERTS,
	quiet: { from: parseDayMinute(from) ?? -1, until: parseDayMinute(until) ?? -1 },
	timeZone,
});

test("whoever has chosen nothing hears no sound, and is told at every hour of what is theirs or nobody's", () => {
	expect(DEFAULT_ALERTS).toMatchObject({ views: "unassigned", hasSound: false, quiet: null });
	expect(isQuiet(DEFAULT_ALERTS, at("03:00"))).toBe(false);
});

test("quiet hours are those of the person's own clock, over midnight as well", () => {
	// 20:00 to 08:00 in São Paulo is 23:00 to 11:00 UTC.
	const night = quiet("20:00", "08:00");
	expect(
		["22:59", "23:00", "03:00", "10:59", "11:00"].map((utc) => isQuiet(night, at(utc))),
	).toEqual([false, true, true, true, false]);
	const lunch = quiet("12:00", "13:30");
	expect(["14:59", "15:00", "16:29", "16:30"].map((utc) => isQuiet(lunch, at(utc)))).toEqual([
		false,
		true,
		true,
		false,
	]);
	expect(isQuiet(quiet("20:00", "08:00", "Europe/Lisbon"), at("20:00"))).toBe(true);
	expect(isQuiet(quiet("09:00", "09:00"), at("18:00")), "a whole day").toBe(true);
	expect(isQuiet(quiet("20:00", "21:00", "Nowhere/At_All"), at("20:30"))).toBe(true);
});

test("times of a day are read as a clock writes them, and nothing else", () => {
	expect(["00:00", "07:30", "23:59"].map(parseDayMinute)).toEqual([0, 450, 1439]);
	expect(["24:00", "7:30", "07:60", "", "07:30:00"].map(parseDayMinute)).toEqual(
		Array.from({ length: 5 }, () => null),
	);
	expect([0, 450, 1439].map(formatDayMinute)).toEqual(["00:00", "07:30", "23:59"]);
	expect([0, 1439, 1440, -1, 0.5].map(isDayMinute)).toEqual([true, true, false, false, false]);
});
