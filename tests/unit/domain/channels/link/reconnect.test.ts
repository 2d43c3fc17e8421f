import fc from "fast-check";
import { expect, test } from "vitest";
import { reconnectDelayMs } from "#app/domain/channels/link/reconnect.ts";

test.each([
	[0, 5_000],
	[1, 10_000],
	[2, 20_000],
	[5, 160_000],
	[6, 300_000],
	[5_000, 300_000],
])("before reconnection %i the wait is %i ms, give or take a fifth", (attempts, baseMs) => {
	expect(reconnectDelayMs(attempts, 0)).toBe(baseMs * 0.8);
	expect(reconnectDelayMs(attempts, 0.5)).toBe(baseMs);
	expect(reconnectDelayMs(attempts, 0.999_999_9)).toBeCloseTo(baseMs * 1.2, -1);
});

test("a wait is whole, and between four seconds and six minutes", () => {
	const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
	fc.assert(
		fc.property(fc.nat(2_000), chance, (attempts, draw) => {
			const delayMs = reconnectDelayMs(attempts, draw);
			expect(Number.isInteger(delayMs)).toBe(true);
			expect(delayMs).toBeGreaterThanOrEqual(4_000);
			expect(delayMs).toBeLessThanOrEqual(360_000);
		}),
	);
});
