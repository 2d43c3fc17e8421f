// Spec 2, section 4: QR auto-refresh; section 9. Enforced in the object for every client (L23).

export const QR_TTL_MS = 45_000;
export const MAX_QR_FAILURES = 3;
/** Pause after a failure when the count was already 2. */
export const QR_PAUSE_MS = 30_000;
/** `{count:0}` means "not yet": ask again after 2, 4, 8 s, then every 8 s until the QR's time is over. */
export const ASK_AGAIN_MS = [2_000, 4_000, 8_000] as const;

export function askAgainDelayMs(asks: number): number {
	return ASK_AGAIN_MS[Math.min(asks, ASK_AGAIN_MS.length - 1)] ?? 8_000;
}

export interface QrFailures {
	failures: number;
	pausedUntil: number | null;
}

export const noFailures: QrFailures = { failures: 0, pausedUntil: null };

/** One more failed generation; a success resets with `noFailures`. */
export function addFailure(current: QrFailures, now: number): QrFailures {
	const failures = Math.min(current.failures + 1, MAX_QR_FAILURES);
	return { failures, pausedUntil: failures >= MAX_QR_FAILURES ? now + QR_PAUSE_MS : null };
}

export function isBlocked(current: QrFailures): boolean {
	return current.failures >= MAX_QR_FAILURES;
}

/** "Tentar Novamente" works once the pause is over; a clock set back does not prolong it (R31). */
export function mayReset(current: QrFailures, now: number): boolean {
	if (current.pausedUntil === null) return true;
	return now >= current.pausedUntil || now < current.pausedUntil - QR_PAUSE_MS;
}
