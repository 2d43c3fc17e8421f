/**
 * Circuit breaker of one gateway: while it is open, sends wait without using up their tries. Moments are
 * epoch ms.
 */
export interface Breaker {
	/** Moments of the latest network failures, oldest first. */
	failedAt: number[];
	openUntil: number | null;
}

export const BREAKER_FAILURES = 5;
export const BREAKER_WINDOW_MS = 60_000;
export const BREAKER_OPEN_MS = 30_000;

export const closedBreaker: Breaker = { failedAt: [], openUntil: null };

/** When the next call may go out: now, or the moment the breaker lets one probe pass. */
export function nextAllowedAt(breaker: Breaker, now: number): number {
	return breaker.openUntil !== null && breaker.openUntil > now ? breaker.openUntil : now;
}

/** The breaker after a call; any answer of the gateway, also a refusal, counts as `reached`. */
export function afterCall(breaker: Breaker, reached: boolean, now: number): Breaker {
	if (reached) return closedBreaker;
	const failedAt = [...breaker.failedAt.filter((at) => now - at < BREAKER_WINDOW_MS), now];
	// A failed probe reopens at once; otherwise it takes five failures within the window.
	const opens = breaker.openUntil !== null || failedAt.length >= BREAKER_FAILURES;
	return {
		failedAt: failedAt.slice(-BREAKER_FAILURES),
		openUntil: opens ? now + BREAKER_OPEN_MS : null,
	};
}
