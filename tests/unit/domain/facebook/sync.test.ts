import { expect, test } from "vitest";
import {
	decideSetback,
	DEFAULT_PAUSE_MS,
	isUnderWay,
	SYNC_GIVEN_UP_MS,
	SYNC_STALE_MS,
} from "#app/domain/facebook/sync.ts";

const NOW = 1_795_000_000_000;
const begun = { startedAt: NOW };
const fault = (change: Partial<Parameters<typeof decideSetback>[0]> = {}) => ({
	isThrottled: false,
	isTransient: false,
	retryAfterMs: null,
	...change,
});

test("a run is under way while it moves, and for ten minutes after", () => {
	expect(isUnderWay({ state: "queued", updatedAt: NOW }, NOW)).toBe(true);
	expect(isUnderWay({ state: "running", updatedAt: NOW }, NOW + SYNC_STALE_MS - 1)).toBe(true);
	expect(isUnderWay({ state: "running", updatedAt: NOW }, NOW + SYNC_STALE_MS)).toBe(false);
});

test("one that ended is not under way, and one that waits for Meta is", () => {
	expect(isUnderWay({ state: "done", updatedAt: NOW }, NOW)).toBe(false);
	expect(isUnderWay({ state: "failed", updatedAt: NOW }, NOW)).toBe(false);
	expect(isUnderWay({ state: "running", updatedAt: NOW + 900_000 }, NOW + 900_000)).toBe(true);
});

test("a run that Meta slows down waits as long as Meta says, five minutes where it does not", () => {
	const told = fault({ isThrottled: true, isTransient: true, retryAfterMs: 60_000 });
	expect(decideSetback(told, begun, NOW)).toEqual({ kind: "wait", ms: 60_000 });
	const silent = fault({ isThrottled: true, isTransient: true });
	expect(decideSetback(silent, begun, NOW)).toEqual({ kind: "wait", ms: DEFAULT_PAUSE_MS });
});

test("trouble is tried again, a refusal is the end, and so is two hours of waiting", () => {
	expect(decideSetback(fault({ isTransient: true }), begun, NOW)).toEqual({ kind: "retry" });
	expect(decideSetback(fault(), begun, NOW)).toEqual({ kind: "fail" });
	const throttled = fault({ isThrottled: true, isTransient: true, retryAfterMs: 1_000 });
	expect(decideSetback(throttled, begun, NOW + SYNC_GIVEN_UP_MS + 1)).toEqual({ kind: "fail" });
});
