import { expect, test } from "vitest";
import {
	formatWallTime,
	parseWallTime,
	snoozeChoices,
} from "#app/domain/conversations/snooze-choices.ts";

const SP = "America/Sao_Paulo";
const at = (text: string): number => Date.parse(text);
const choose = (now: string, zone = SP) => {
	const { later, tomorrow, nextWeek } = snoozeChoices(at(now), zone);
	return [later, tomorrow, nextWeek].map((one) => one && formatWallTime(one, zone));
};

test("on a Friday: a full hour three hours on, tomorrow at nine, Monday at nine", () => {
	expect(choose("2026-11-27T13:20:00-03:00")).toEqual([
		"2026-11-27T17:00",
		"2026-11-28T09:00",
		"2026-11-30T09:00",
	]);
	expect(snoozeChoices(at("2026-11-27T13:20:00-03:00"), SP).tomorrow).toBe(
		at("2026-11-28T09:00:00-03:00"),
	);
});

test("in the evening nothing is left of today; the day is the one of the person's zone", () => {
	expect(choose("2026-11-27T20:59:00-03:00")[0]).toBeNull();
	expect(choose("2026-11-27T20:00:00-03:00")[0]).toBe("2026-11-27T23:00");
	expect(choose("2026-11-27T23:30:00-03:00", "Asia/Tokyo")[1]).toBe("2026-11-29T09:00");
});

test("on a Sunday Monday is tomorrow; on a Monday next week's is seven days on", () => {
	expect(choose("2026-11-29T10:00:00-03:00").slice(1)).toEqual(["2026-11-30T09:00", null]);
	expect(choose("2026-11-30T08:00:00-03:00").slice(1)).toEqual([
		"2026-12-01T09:00",
		"2026-12-07T09:00",
	]);
});

test("nine is nine also when the clock is changed in between", () => {
	// Lisbon leaves summer time in the night to 25 October 2026.
	expect(snoozeChoices(at("2026-10-24T15:00:00+01:00"), "Europe/Lisbon").tomorrow).toBe(
		at("2026-10-25T09:00:00+00:00"),
	);
	// 02:30 does not exist on 29 March in Berlin.
	const lost = parseWallTime("2026-03-29T02:30", "Europe/Berlin");
	expect(lost).toBe(at("2026-03-29T01:30:00Z"));
});

test("what is typed is a moment of the person's zone, or none", () => {
	expect(parseWallTime("2026-12-01T14:30", SP)).toBe(at("2026-12-01T14:30:00-03:00"));
	for (const text of ["", "2026-12-01", "2026-13-45T99:99"])
		expect(parseWallTime(text, SP)).toBeNull();
});
