import { expect, test } from "vitest";
import {
	CHECK_INTERVAL_MS,
	coarseLatency,
	type Health,
	healthOf,
	nextCheckAt,
	overallHealth,
	PADDED_MS,
} from "#app/domain/integrations/health.ts";

test("healthy up to 5000 ms, a warning above, an error when it failed", () => {
	expect(healthOf({ isOk: true, latencyMs: 5_000 })).toBe("healthy");
	expect(healthOf({ isOk: true, latencyMs: 5_001 })).toBe("warning");
	expect(healthOf({ isOk: false, latencyMs: 1 })).toBe("error");
});

const OVERALL: [Health[], Health][] = [
	[[], "unknown"],
	[["unknown"], "unknown"],
	[["healthy", "unknown"], "healthy"],
	[["healthy", "warning"], "warning"],
	[["warning", "error", "healthy"], "error"],
];
for (const [states, overall] of OVERALL) {
	test(`${states.join(", ") || "none"} together are ${overall}`, () => {
		expect(overallHealth(states)).toBe(overall);
	});
}

test("H22 every five minutes, spread a little, ever more rarely while it fails, at least hourly", () => {
	expect(nextCheckAt(0, 0, 0)).toBe(CHECK_INTERVAL_MS);
	expect(nextCheckAt(0, 2, 0)).toBe(CHECK_INTERVAL_MS);
	expect(nextCheckAt(0, 3, 0)).toBe(2 * CHECK_INTERVAL_MS);
	expect(nextCheckAt(0, 4, 0)).toBe(4 * CHECK_INTERVAL_MS);
	expect(nextCheckAt(0, 50, 0)).toBe(60 * 60_000);
	const spread = nextCheckAt(0, 0, 0.999);
	expect(spread).toBeGreaterThanOrEqual(0.9 * CHECK_INTERVAL_MS);
	expect(spread).toBeLessThan(CHECK_INTERVAL_MS);
});

test("H16 how long a typed address took is told in quarters of a second, and of a failure nothing (security 8)", () => {
	for (const latencyMs of [1, 34, 250]) expect(coarseLatency(latencyMs, false)).toBe(250);
	expect(coarseLatency(251, false)).toBe(500);
	expect(coarseLatency(0, false)).toBe(0);
	for (const latencyMs of [1, 34, 10_500]) expect(coarseLatency(latencyMs, true)).toBe(PADDED_MS);
});
