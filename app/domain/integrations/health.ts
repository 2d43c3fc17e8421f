// Spec 2, section 4: health per integration; section 9: thresholds. founding.md 25; attack H22.

export const HEALTH_STATES = ["healthy", "warning", "error", "unknown"] as const;
export type Health = (typeof HEALTH_STATES)[number];

export const WARNING_LATENCY_MS = 5_000;
export const CHECK_INTERVAL_MS = 5 * 60_000;
/** A workspace without a visit for this long is not checked any more. */
export const UNVISITED_AFTER_MS = 3 * 24 * 60 * 60_000;

/** Of one finished test. */
export function healthOf(test: { isOk: boolean; latencyMs: number }): Health {
	if (!test.isOk) return "error";
	return test.latencyMs > WARNING_LATENCY_MS ? "warning" : "healthy";
}

/**
 * Every failure to connect to a typed address takes, and reports, the longest possible time: its duration
 * says nothing about a network (H16).
 */
export const PADDED_MS = 10_000;
const COARSE_MS = 250;

/**
 * The reported latency of a typed address: too coarse to distinguish a refused port from a filtered one, or
 * a near host from a far one (H16).
 */
export function coarseLatency(latencyMs: number, isUnreachable: boolean): number {
	return isUnreachable ? PADDED_MS : Math.ceil(latencyMs / COARSE_MS) * COARSE_MS;
}

/** Error before warning before healthy; unknown when there are none. */
export function overallHealth(states: readonly Health[]): Health {
	if (states.length === 0) return "unknown";
	if (states.includes("error")) return "error";
	if (states.includes("warning")) return "warning";
	return states.every((state) => state === "unknown") ? "unknown" : "healthy";
}

/** Failures in a row after which the schedule leaves it alone for a while. */
const FAILURES_BEFORE_PAUSE = 3;
const MAX_PAUSE_MS = 60 * 60_000;

/**
 * When the schedule may look again after `failures` in a row: every 5 minutes, then ever more
 * rarely up to an hour, so that a broken vendor is not hammered. `chance` in [0, 1) spreads calls.
 */
export function nextCheckAt(checkedAt: number, failures: number, chance: number): number {
	const over = Math.max(0, failures - FAILURES_BEFORE_PAUSE + 1);
	const pause = Math.min(MAX_PAUSE_MS, CHECK_INTERVAL_MS * 2 ** Math.min(over, 10));
	// Up to a tenth earlier: never two rounds late because of the jitter.
	return checkedAt + Math.round(pause * (1 - chance / 10));
}
