import fc from "fast-check";
import { expect, test } from "vitest";
import { formatWallTime, parseWallTime } from "#app/domain/conversations/snooze-choices.ts";
import { sendChoices } from "#app/domain/inbox/send-choices.ts";

const SP = "America/Sao_Paulo";
const at = (text: string): number => Date.parse(text);
const choose = (now: string, zone = SP) => {
	const { hour, evening, tomorrow, monday } = sendChoices(at(now), zone);
	return [hour, evening, tomorrow, monday].map((one) => one && formatWallTime(one, zone));
};

test("on a Friday: in an hour, today at six, tomorrow at nine, Monday at nine", () => {
	expect(choose("2026-11-27T13:20:30-03:00")).toEqual([
		"2026-11-27T14:21",
		"2026-11-27T18:00",
		"2026-11-28T09:00",
		"2026-11-30T09:00",
	]);
});

test("what is over, or what tomorrow is, is not offered", () => {
	expect(choose("2026-11-27T17:50:00-03:00")[1]).toBe("2026-11-27T18:00");
	expect(choose("2026-11-27T17:50:01-03:00")[1]).toBeNull();
	expect(choose("2026-11-29T10:00:00-03:00").slice(2)).toEqual(["2026-11-30T09:00", null]);
	expect(choose("2026-11-30T08:00:00-03:00")[3]).toBe("2026-12-07T09:00");
	expect(choose("2026-11-27T23:30:00-03:00", "Asia/Tokyo")[2]).toBe("2026-11-29T09:00");
});

test("a wall time is the moment that a clock there shows, skipped ones but for", () => {
	const zones = [SP, "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];
	fc.assert(
		fc.property(
			fc.integer({ min: at("2026-01-01T00:00Z"), max: at("2030-01-01T00:00Z") }),
			fc.constantFrom(...zones),
			(moment, zone) => {
				// What a clock shows at some moment is no skipped time: it is read as that time again.
				const wall = formatWallTime(moment, zone);
				expect(formatWallTime(parseWallTime(wall, zone) ?? NaN, zone)).toBe(wall);
			},
		),
	);
	// Skipped: as far behind the change as it stands behind it. Shown twice: one of the two, always the same.
	expect(parseWallTime("2026-03-29T02:30", "Europe/Berlin")).toBe(at("2026-03-29T03:30+02:00"));
	expect(parseWallTime("2026-10-25T02:30", "Europe/Berlin")).toBe(at("2026-10-25T02:30+01:00"));
});

test("choices lie ahead, in order of the days", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: at("2026-01-01T00:00Z"), max: at("2030-01-01T00:00Z") }),
			(now) => {
				const { hour, evening, tomorrow, monday } = sendChoices(now, SP);
				expect(Math.min(hour, evening ?? hour, tomorrow, monday ?? tomorrow)).toBeGreaterThan(now);
				expect(monday ?? tomorrow).toBeGreaterThanOrEqual(tomorrow);
			},
		),
	);
});
