// founding.md 21: back-off with jitter from the object's alarm, visible attempts, a limit.

export const FIRST_RECONNECT_MS = 5_000;
export const MAX_RECONNECT_MS = 300_000;

/** @param chance a number in [0, 1) */
export function reconnectDelayMs(attempts: number, chance: number): number {
	const base = Math.min(MAX_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** attempts);
	return Math.round(base * (0.8 + 0.4 * chance));
}
