/**
 * The server's time as this browser knows it. On a computer whose clock is a day off, today's
 * messages must not be called "ontem" (R31). Smaller differences are network delay and are ignored.
 */
const TOLERANCE_MS = 60_000;

let offsetMs = 0;

/** Adjusts the clock by the `Date` header of an answer. */
export function noteServerDate(header: string | null, now = Date.now()): void {
	const at = Date.parse(header ?? "");
	if (Number.isNaN(at)) return;
	offsetMs = Math.abs(at - now) > TOLERANCE_MS ? at - now : 0;
}

/** Adjusts the clock by a server time of something past: now cannot be before it. */
export function notePastMoment(at: number, now = Date.now()): void {
	if (at > now + offsetMs + TOLERANCE_MS) offsetMs = at - now;
}

/** The server's present time in ms. */
export function serverNow(now = Date.now()): number {
	return now + offsetMs;
}
