const WINDOW_MS = 60_000;

/**
 * The platform's limiter counts by the minute of the clock: what is asked on both sides of its end is counted twice from
 * one. Waits for the next minute when less than `neededMs` of this one is left.
 */
export async function enterRateWindow(neededMs = 12_000): Promise<void> {
	const left = WINDOW_MS - (Date.now() % WINDOW_MS);
	if (left < neededMs) await scheduler.wait(left + 50);
}
