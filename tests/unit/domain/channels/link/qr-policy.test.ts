import { expect, test } from "vitest";
import {
	addFailure,
	askAgainDelayMs,
	isBlocked,
	MAX_QR_FAILURES,
	mayReset,
	noFailures,
	QR_PAUSE_MS,
	QR_TTL_MS,
	type QrFailures,
} from "#app/domain/channels/link/qr-policy.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const after = (times: number): QrFailures =>
	Array.from({ length: times }).reduce<QrFailures>((now) => addFailure(now, NOW), noFailures);

test("the constants of the specification: 45 seconds, three failures, 30 seconds", () => {
	expect([QR_TTL_MS, MAX_QR_FAILURES, QR_PAUSE_MS]).toEqual([45_000, 3, 30_000]);
});

test.each([
	[0, { failures: 0, pausedUntil: null }, false],
	[1, { failures: 1, pausedUntil: null }, false],
	[2, { failures: 2, pausedUntil: null }, false],
	[3, { failures: 3, pausedUntil: NOW + 30_000 }, true],
	[9, { failures: 3, pausedUntil: NOW + 30_000 }, true],
])("L23 after %i failures the count and the pause are %o", (times, state, blocked) => {
	expect(after(times)).toEqual(state);
	expect(isBlocked(after(times))).toBe(blocked);
});

test("L23 the count is reset only once the pause is over", () => {
	expect(mayReset(after(3), NOW)).toBe(false);
	expect(mayReset(after(3), NOW + 29_999)).toBe(false);
	expect(mayReset(after(3), NOW + 30_000)).toBe(true);
	expect(mayReset(noFailures, NOW)).toBe(true);
});

test("R31 a clock that jumps back an hour makes the pause no longer", () => {
	expect(mayReset(after(3), NOW - 3_600_000)).toBe(true);
});

test("a QR that is not there yet is asked for after 2, 4, 8 and then every 8 seconds", () => {
	expect([0, 1, 2, 3, 50].map(askAgainDelayMs)).toEqual([2_000, 4_000, 8_000, 8_000, 8_000]);
});
