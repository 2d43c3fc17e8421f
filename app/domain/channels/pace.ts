// Attack N06: an account that writes to thousands of strangers gets its number banned by WhatsApp. People
// who wrote to us or received a message before are not strangers and never wait.

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** First messages to strangers in any hour; the next ones wait in their queue. */
export const MAX_FIRST_SENDS_PER_HOUR = 60;
/** And in any 24 hours; beyond it they fail, and say why. */
export const MAX_FIRST_SENDS_PER_DAY = 250;

export type Pace = { kind: "go" } | { kind: "wait"; until: number } | { kind: "stop" };

/**
 * Whether one more stranger may be written to at `now` (epoch ms).
 * @param sentAts epoch ms of earlier first messages, in any order; those older than a day are ignored
 */
export function decidePace(sentAts: readonly number[], now: number): Pace {
	// A clock that was set back must not delay anybody by more than an hour.
	const known = sentAts.map((at) => Math.min(at, now)).toSorted((a, b) => a - b);
	if (known.filter((at) => at > now - DAY_MS).length >= MAX_FIRST_SENDS_PER_DAY)
		return { kind: "stop" };
	const lastHour = known.filter((at) => at > now - HOUR_MS);
	const blocking = lastHour.at(-MAX_FIRST_SENDS_PER_HOUR);
	return blocking === undefined ? { kind: "go" } : { kind: "wait", until: blocking + HOUR_MS };
}
