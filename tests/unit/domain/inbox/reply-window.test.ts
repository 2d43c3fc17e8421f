import { expect, test } from "vitest";
import {
	replyWindowEnd,
	replyWindowLeft,
	replyWindowStart,
} from "#app/domain/inbox/reply-window.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test("the window reaches back its hours from now", () => {
	expect(replyWindowStart(24, 100 * HOUR_MS)).toBe(76 * HOUR_MS);
});

test("a gateway without a window asks nothing of the customer", () => {
	expect(replyWindowStart(null, 5)).toBeNull();
});

test("whoever wrote just at its start is just in it", () => {
	const now = 100 * HOUR_MS;
	expect(replyWindowEnd(24, replyWindowStart(24, now) ?? 0)).toBe(now);
});

test.each([
	[3 * HOUR_MS + 12 * MINUTE_MS, { hours: 3, minutes: 12, endsSoon: false }],
	[2 * HOUR_MS + 1, { hours: 2, minutes: 1, endsSoon: false }],
	[2 * HOUR_MS, { hours: 2, minutes: 0, endsSoon: true }],
	[1, { hours: 0, minutes: 1, endsSoon: true }],
	[0, { hours: 0, minutes: 0, endsSoon: true }],
	[-HOUR_MS, { hours: 0, minutes: 0, endsSoon: true }],
])("%i ms before its end so much is left", (left, expected) => {
	expect(replyWindowLeft(1_000_000 + left, 1_000_000)).toEqual(expected);
});
