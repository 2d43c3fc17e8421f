/**
 * The server's time as this browser knows it. A computer whose clock is off by a day must not
 * call today's messages "ontem" (R31). Small differences are left alone: they are the network's.
 */
const TOLERANCE_MS = 60_000;

let offsetMs = 0;

/** From the `Date` header of an answer. */
export function noteServerDate(header: string | null, now = Date.now()): void {
	const at = Date.parse(header ?? "");
	if (Number.isNaN(at)) return;
	offsetMs = Math.abs(at - now) > TOLERANCE_MS ? at - now : 0;
}

/** A moment the server gave for something that has happened: now cannot be before it. */
export function notePastMoment(at: number, now = Date.now()): void {
	if (at > now + offsetMs + TOLERANCE_MS) offsetMs = at - now;
}

export function serverNow(now = Date.now()): number {
	return now + offsetMs;
}
