// Attack H20: back-off with jitter, the circuit opens after 5 failures, a pause after 3 days.

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after the first, second, … failed try of one delivery; after the last it has failed. */
const RETRY_DELAYS_MS = [
	10 * SECOND_MS,
	MINUTE_MS,
	5 * MINUTE_MS,
	30 * MINUTE_MS,
	2 * HOUR_MS,
	6 * HOUR_MS,
	12 * HOUR_MS,
];
/** The longest a queue keeps a message back. */
export const MAX_QUEUE_DELAY_MS = 12 * HOUR_MS;

/** Failures in a row after which an address is only tried now and then, for all its deliveries. */
export const CIRCUIT_FAILURES = 5;
const CIRCUIT_FIRST_MS = MINUTE_MS;
const CIRCUIT_LONGEST_MS = HOUR_MS;

/** An address that only failed for this long is paused until a member resumes it. */
export const PAUSE_AFTER_MS = 3 * 24 * HOUR_MS;
/** The status by which a receiver says that it is gone for good. */
const GONE = 410;

/** A claim of a delivery is valid for this long; then another call may take it. */
export const CLAIM_MS = MINUTE_MS;
/** A host is called ten times a second at most; who is too many comes back a little later (H21). */
const CROWDED_MS = 5 * SECOND_MS;

const jitter = (ms: number, chance: number): number => Math.round(ms * (0.8 + 0.4 * chance));

export interface AddressHealth {
	/** In a row. */
	failures: number;
	/** When the first of them was; null without one. */
	failingSince: number | null;
	/** Nothing is called before; null while the circuit is closed. */
	retryAt: number | null;
	pausedAt: number | null;
}

export const HEALTHY: AddressHealth = {
	failures: 0,
	failingSince: null,
	retryAt: null,
	pausedAt: null,
};

/** What the call before changes about the address. @param chance a number in [0, 1) */
export function nextHealth(
	before: AddressHealth,
	outcome: { isDelivered: boolean; status: number | null },
	now: number,
	chance: number,
): AddressHealth {
	if (before.pausedAt !== null) return before;
	if (outcome.isDelivered) return HEALTHY;
	const failures = before.failures + 1;
	const failingSince = before.failingSince ?? now;
	const isOver = outcome.status === GONE || now - failingSince >= PAUSE_AFTER_MS;
	if (isOver) return { failures, failingSince, retryAt: null, pausedAt: now };
	const beyond = failures - CIRCUIT_FAILURES;
	const rest = Math.min(CIRCUIT_LONGEST_MS, CIRCUIT_FIRST_MS * 2 ** Math.min(beyond, 10));
	return {
		failures,
		failingSince,
		retryAt: beyond < 0 ? null : now + jitter(rest, chance),
		pausedAt: null,
	};
}

/** How long a delivery waits after its failed try; null: it has failed for good. `attempts` counts from 1. */
export function retryDelayMs(attempts: number, chance: number): number | null {
	const delay = RETRY_DELAYS_MS[attempts - 1];
	return delay === undefined ? null : Math.min(MAX_QUEUE_DELAY_MS, jitter(delay, chance));
}

/** How long a call waits whose host has enough of them. @param chance a number in [0, 1) */
export const crowdedDelayMs = (chance: number): number => jitter(CROWDED_MS, chance);

/** Only an answer that says so took the event; a redirect is none (H17). */
export const isDelivered = (status: number): boolean => status >= 200 && status < 300;
