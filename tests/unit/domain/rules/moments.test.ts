import { expect, test } from "vitest";
import { LATE_MS, lastTime, nextTime, spanOf } from "#app/domain/rules/moments.ts";

const SP = "America/Sao_Paulo";
const at = (text: string) => Date.parse(text);
const SIX = { type: "time", minute: 18 * 60, days: [1, 2, 3, 4, 5] } as const;
const trigger = { ...SIX, days: [...SIX.days] };

test("the minute comes on its days, in the workspace's zone", () => {
	// A Friday evening: the next time is on Monday.
	expect(nextTime(trigger, at("2026-11-27T21:00:00Z"), SP)).toBe(at("2026-11-30T21:00:00Z"));
	expect(nextTime(trigger, at("2026-11-27T20:59:30Z"), SP)).toBe(at("2026-11-27T21:00:00Z"));
	expect(nextTime({ ...trigger, days: [] }, at("2026-11-27T20:59:30Z"), SP)).toBeNull();
});

test("an hour late it still counts, and no longer", () => {
	const six = at("2026-11-27T21:00:00Z");
	expect(lastTime(trigger, six - 1, SP)).toBeNull();
	expect(lastTime(trigger, six, SP)).toBe(six);
	expect(lastTime(trigger, six + LATE_MS - 60_000, SP)).toBe(six);
	expect(lastTime(trigger, six + LATE_MS + 60_000, SP)).toBeNull();
});

test("clocks that change neither repeat nor shift it, and a skipped minute does not come", () => {
	const every = { type: "time" as const, days: [0, 1, 2, 3, 4, 5, 6] };
	const NY = "America/New_York";
	const nine = { ...every, minute: 9 * 60 };
	// 2026-03-08 begins daylight saving: 13:00 of UTC in place of 14:00.
	expect(nextTime(nine, at("2026-03-07T14:00:00Z"), NY)).toBe(at("2026-03-08T13:00:00Z"));
	expect(nextTime(nine, at("2026-10-31T13:00:00Z"), NY)).toBe(at("2026-11-01T14:00:00Z"));
	const half = { ...every, minute: 2 * 60 + 30 };
	expect(nextTime(half, at("2026-03-07T07:30:00Z"), NY)).toBe(at("2026-03-09T06:30:00Z"));
	const repeated = { ...every, minute: 90 };
	expect(nextTime(repeated, at("2026-11-01T00:00:00Z"), NY)).toBe(at("2026-11-01T05:30:00Z"));
});

test("waiting and silence are spans", () => {
	expect(spanOf({ type: "waiting", minutes: 15 })).toBe(900_000);
	expect(spanOf({ type: "unanswered", hours: 2 })).toBe(7_200_000);
	expect(spanOf({ type: "message" })).toBeNull();
});
