// Failures are counted by hours of the clock.
const HOUR_MS = 60 * 60_000;

/** Failures in the sixty minutes before `now`, taking those of the hour before as spread evenly over it. */
export function slidingHour(thisHour: number, hourBefore: number, now: number): number {
	const gone = (now % HOUR_MS) / HOUR_MS;
	return thisHour + Math.floor(hourBefore * (1 - gone));
}
