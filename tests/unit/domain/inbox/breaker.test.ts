import fc from "fast-check";
import { expect, test } from "vitest";
import { afterCall, closedBreaker, nextAllowedAt } from "#app/domain/inbox/breaker.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const failing = (moments: number[]) =>
	moments.reduce((breaker, at) => afterCall(breaker, false, at), closedBreaker);

test("R06 four failures within a minute close nothing, the fifth opens for thirty seconds", () => {
	const four = failing([NOW, NOW + 1, NOW + 2, NOW + 3]);
	expect(nextAllowedAt(four, NOW + 3)).toBe(NOW + 3);
	const five = afterCall(four, false, NOW + 59_999);
	expect(nextAllowedAt(five, NOW + 59_999)).toBe(NOW + 89_999);
	expect(nextAllowedAt(five, NOW + 89_998)).toBe(NOW + 89_999);
});

test("failures a minute apart are not counted together", () => {
	const spread = failing([NOW, NOW + 15_000, NOW + 30_000, NOW + 45_000, NOW + 60_000]);
	expect(nextAllowedAt(spread, NOW + 60_000)).toBe(NOW + 60_000);
});

test("after thirty seconds one probe may go; failing it opens again at once", () => {
	const open = failing([1, 2, 3, 4, 5].map((n) => NOW + n));
	const probeAt = nextAllowedAt(open, NOW + 5);
	expect(nextAllowedAt(open, probeAt)).toBe(probeAt);
	const reopened = afterCall(open, false, probeAt);
	expect(nextAllowedAt(reopened, probeAt)).toBe(probeAt + 30_000);
	// Also hours later, when the five failures are forgotten.
	const late = NOW + 3 * 3_600_000;
	expect(nextAllowedAt(afterCall(open, false, late), late)).toBe(late + 30_000);
});

test("one call that reaches the gateway forgets all failures", () => {
	const open = failing([1, 2, 3, 4, 5].map((n) => NOW + n));
	const closed = afterCall(open, true, NOW + 40_000);
	expect(closed).toEqual(closedBreaker);
	expect(nextAllowedAt(closed, NOW + 40_000)).toBe(NOW + 40_000);
});

test("a breaker never holds a call for more than thirty seconds and keeps at most five moments", () => {
	const call = fc.record({ reached: fc.boolean(), afterMs: fc.constantFrom(0, 10, 5_000, 40_000) });
	fc.assert(
		fc.property(fc.array(call, { maxLength: 40 }), (calls) => {
			let breaker = closedBreaker;
			let now = NOW;
			for (const { reached, afterMs } of calls) {
				now += afterMs;
				breaker = afterCall(breaker, reached, now);
				expect(nextAllowedAt(breaker, now)).toBeGreaterThanOrEqual(now);
				expect(nextAllowedAt(breaker, now)).toBeLessThanOrEqual(now + 30_000);
				expect(breaker.failedAt.length).toBeLessThanOrEqual(5);
			}
		}),
	);
});
