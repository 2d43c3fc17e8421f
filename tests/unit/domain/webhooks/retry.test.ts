import { expect, test } from "vitest";
import {
	type AddressHealth,
	CIRCUIT_FAILURES,
	crowdedDelayMs,
	HEALTHY,
	isDelivered,
	MAX_QUEUE_DELAY_MS,
	nextHealth,
	PAUSE_AFTER_MS,
	retryDelayMs,
} from "#app/domain/webhooks/retry.ts";

const NOW = Date.UTC(2026, 10, 21);
const failed = { isDelivered: false, status: 500 };

/** The health after so many failures, one a minute. */
function failTimes(times: number, chance = 0.5): AddressHealth {
	let health = HEALTHY;
	for (let n = 0; n < times; n++) health = nextHealth(health, failed, NOW + n * 60_000, chance);
	return health;
}

test("H20 tries of a delivery lie further and further apart, with jitter, and come to an end", () => {
	const middle = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryDelayMs(attempts, 0.5) ?? 0);
	expect(middle).toEqual(middle.toSorted((a, b) => a - b));
	expect(middle[0]).toBe(10_000);
	expect(retryDelayMs(8, 0.5)).toBeNull();
	expect(retryDelayMs(1, 0)).toBe(8_000);
	expect(retryDelayMs(1, 0.999)).toBeGreaterThan(11_900);
	expect(retryDelayMs(7, 0.999)).toBe(MAX_QUEUE_DELAY_MS);
});

test("H20 the circuit opens after five failures in a row, and one success closes it", () => {
	expect(failTimes(CIRCUIT_FAILURES - 1)).toMatchObject({ failures: 4, retryAt: null });
	const open = failTimes(CIRCUIT_FAILURES);
	expect(open).toMatchObject({ failures: 5, failingSince: NOW, pausedAt: null });
	expect(open.retryAt).toBe(NOW + 4 * 60_000 + 60_000);
	const hours = failTimes(40);
	expect((hours.retryAt ?? 0) - (NOW + 39 * 60_000)).toBe(60 * 60_000);
	expect(nextHealth(open, { isDelivered: true, status: 204 }, NOW, 0.5)).toEqual(HEALTHY);
});

test("H20 three days of nothing but failures, or the answer 410, pause the address", () => {
	const failing = failTimes(3);
	const almost = nextHealth(failing, failed, NOW + PAUSE_AFTER_MS - 1, 0.5);
	expect(almost.pausedAt).toBeNull();
	const over = nextHealth(failing, failed, NOW + PAUSE_AFTER_MS, 0.5);
	expect(over).toMatchObject({ pausedAt: NOW + PAUSE_AFTER_MS, retryAt: null });
	expect(nextHealth(HEALTHY, { isDelivered: false, status: 410 }, NOW, 0.5).pausedAt).toBe(NOW);
	// A late answer of a call from before changes nothing: somebody resumes it.
	expect(nextHealth(over, { isDelivered: true, status: 200 }, NOW, 0.5)).toBe(over);
});

test("only a 2xx took the event; a redirect did not", () => {
	expect([200, 202, 204, 299].every(isDelivered)).toBe(true);
	expect([199, 301, 302, 304, 400, 410, 500].some(isDelivered)).toBe(false);
});

test("H21 who finds a crowded host comes back within seconds, not all at once", () => {
	expect(crowdedDelayMs(0)).toBe(4_000);
	expect(crowdedDelayMs(0.999)).toBeGreaterThan(5_900);
});
