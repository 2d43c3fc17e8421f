import { expect, test } from "vitest";
import {
	isSnoozeOver,
	MAX_SNOOZE_MS,
	parseSnooze,
	UNTIL_WRITTEN,
	untilOf,
	wishOf,
} from "#app/domain/conversations/snooze.ts";

const NOW = Date.UTC(2026, 10, 27, 12);

test("a conversation is put aside until a moment, until its customer writes, or not at all", () => {
	expect(parseSnooze(NOW + 60_000, NOW)).toEqual({ ok: true, value: NOW + 60_000 });
	expect(parseSnooze("written", NOW)).toEqual({ ok: true, value: UNTIL_WRITTEN });
	expect(parseSnooze(null, NOW)).toEqual({ ok: true, value: null });
});

test("a moment that is over or more than a year away is refused", () => {
	for (const at of [NOW, NOW - 1, NOW + MAX_SNOOZE_MS + 1])
		expect(parseSnooze(at, NOW)).toEqual({ ok: false, code: "invalid_request" });
});

test("it comes back at its moment; the one that waits for the customer never does by itself", () => {
	expect(isSnoozeOver(NOW, NOW)).toBe(true);
	expect(isSnoozeOver(NOW + 1, NOW)).toBe(false);
	expect(isSnoozeOver(UNTIL_WRITTEN, NOW + 100 * MAX_SNOOZE_MS)).toBe(false);
	expect(new Date(UNTIL_WRITTEN).getTime()).toBe(UNTIL_WRITTEN);
});

test("what was put aside is asked for again by what it came to", () => {
	for (const wish of [NOW, "written", null] as const) expect(wishOf(untilOf(wish))).toBe(wish);
});
