// When rules of time are due.
import { localClock, midnightOf } from "../channels/business-hours.ts";
import type { Trigger } from "./rule.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
/** An hour that passed while the product was down still counts for so long. */
export const LATE_MS = HOUR_MS;

/** How long a conversation has to be as it is before the rule looks at it; null: it is not of that kind. */
export function spanOf(trigger: Trigger): number | null {
	if (trigger.type === "waiting") return trigger.minutes * MINUTE_MS;
	return trigger.type === "unanswered" ? trigger.hours * HOUR_MS : null;
}

type TimeTrigger = Extract<Trigger, { type: "time" }>;

/** The minute of the day that a local clock shows. */
const minuteOf = (clock: number): number => (clock - midnightOf(clock)) / MINUTE_MS;

/** By how much, in minutes, clocks are changed. */
const CHANGES = [-60, -30, 0, 30, 60];

/**
 * When its minute comes next after a moment (epoch ms). A minute that the clocks of the zone skip does not come on that day,
 * and one that they repeat comes at its first time. Null: it has no day.
 */
export function nextTime(
	{ minute, days }: TimeTrigger,
	after: number,
	timeZone: string,
): number | null {
	const first = Math.floor(after / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
	const ahead = (minute - minuteOf(localClock(first, timeZone)) + DAY_MINUTES) % DAY_MINUTES;
	for (let day = -1; day <= 8; day += 1)
		for (const off of CHANGES) {
			const at = first + (ahead + day * DAY_MINUTES + off) * MINUTE_MS;
			if (at < first) continue;
			const clock = localClock(at, timeZone);
			if (minuteOf(clock) === minute && days.includes(new Date(clock).getUTCDay())) return at;
		}
	return null;
}

/** When its minute came last, at most `LATE_MS` ago (epoch ms); null: it did not. */
export function lastTime(trigger: TimeTrigger, now: number, timeZone: string): number | null {
	const at = nextTime(trigger, now - LATE_MS, timeZone);
	return at !== null && at <= now ? at : null;
}
