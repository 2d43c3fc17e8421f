// Attack N06: a hijacked or careless account writes to thousands of strangers, and WhatsApp bans the
// number. Whoever wrote to us, or was written to before, is no stranger and is never held up.

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** First messages to strangers in any hour; the next ones wait in their queue. */
export const MAX_FIRST_SENDS_PER_HOUR = 60;
/** And in any 24 hours; beyond it they fail, and say why. */
export const MAX_FIRST_SENDS_PER_DAY = 250;

export type Pace = { kind: "go" } | { kind: "wait"; until: number } | { kind: "stop" };

/**
 * Whether one more stranger may be written to.
 * @param sentAts moments of earlier first messages, in any order; older ones than a day are ignored
 */
export function decidePace(sentAts: readonly number[], now: number): Pace {
	// A clock that was set back must not hold anybody up for longer than an hour.
	const known = sentAts.map((at) => Math.min(at, now)).toSorted((a, b) => a - b);
	if (known.filter((at) => at > now - DAY_MS).length >= MAX_FIRST_SENDS_PER_DAY)
		return { kind: "stop" };
	const lastHour = known.filter((at) => at > now - HOUR_MS);
	const blocking = lastHour.at(-MAX_FIRST_SENDS_PER_HOUR);
	return blocking === undefined ? { kind: "go" } : { kind: "wait", until: blocking + HOUR_MS };
}
