import fc from "fast-check";
import { expect, test } from "vitest";
import {
	decidePace,
	MAX_FIRST_SENDS_PER_DAY,
	MAX_FIRST_SENDS_PER_HOUR,
} from "#app/domain/channels/pace.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** So many first messages, the newest `newestAgoMs` ago, a minute apart. */
const sent = (count: number, newestAgoMs = 0): number[] =>
	Array.from({ length: count }, (_, n) => NOW - newestAgoMs - n * 30_000);

test("N06 strangers are written to freely up to the hour's limit, then the next one waits its turn", () => {
	expect(decidePace([], NOW)).toEqual({ kind: "go" });
	expect(decidePace(sent(MAX_FIRST_SENDS_PER_HOUR - 1), NOW)).toEqual({ kind: "go" });
	const full = sent(MAX_FIRST_SENDS_PER_HOUR);
	const oldest = Math.min(...full);
	expect(decidePace(full, NOW)).toEqual({ kind: "wait", until: oldest + HOUR_MS });
	expect(decidePace(full, oldest + HOUR_MS)).toEqual({ kind: "go" });
});

test("N06 beyond the day's cap a stranger is not written to at all", () => {
	const spread = Array.from({ length: MAX_FIRST_SENDS_PER_DAY }, (_, n) => NOW - n * 5 * MINUTE_MS);
	expect(decidePace(spread, NOW)).toEqual({ kind: "stop" });
	expect(decidePace(spread.slice(1), NOW)).toEqual({ kind: "go" });
	expect(decidePace(spread, NOW + 24 * HOUR_MS)).toEqual({ kind: "go" });
});

test("a clock that was set back holds nobody up for longer than an hour", () => {
	const future = sent(MAX_FIRST_SENDS_PER_HOUR, -48 * HOUR_MS);
	expect(decidePace(future, NOW)).toEqual({ kind: "wait", until: NOW + HOUR_MS });
});

test("N06 10,000 attempts in an hour are never more than the limits, whenever they come", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 400 }), (gaps) => {
			const taken: number[] = [];
			let now = NOW;
			for (const gap of gaps) {
				now += gap;
				if (decidePace(taken, now).kind === "go") taken.push(now);
				const recent = taken.filter((at) => at > now - HOUR_MS).length;
				expect(recent).toBeLessThanOrEqual(MAX_FIRST_SENDS_PER_HOUR);
			}
		}),
		{ numRuns: 50 },
	);
});
