// When rules of time are due.
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

/** A clock of the zone that shows the weekday (0 is Sunday) and the minute of the day of a moment (epoch ms). */
function clockOf(timeZone: string) {
	const format = new Intl.DateTimeFormat("en-US", {
		timeZone,
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	return (at: number): { day: number; minute: number } => {
		const parts = format.formatToParts(at);
		const part = (type: Intl.DateTimeFormatPartTypes): string =>
			parts.find((one) => one.type === type)?.value ?? "";
		return {
			day: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(part("weekday")),
			minute: Number(part("hour")) * 60 + Number(part("minute")),
		};
	};
}

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
	const clock = clockOf(timeZone);
	const first = Math.floor(after / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
	const ahead = (minute - clock(first).minute + DAY_MINUTES) % DAY_MINUTES;
	for (let day = -1; day <= 8; day += 1)
		for (const off of CHANGES) {
			const at = first + (ahead + day * DAY_MINUTES + off) * MINUTE_MS;
			if (at < first) continue;
			const local = clock(at);
			if (local.minute === minute && days.includes(local.day)) return at;
		}
	return null;
}

/** When its minute came last, at most `LATE_MS` ago (epoch ms); null: it did not. */
export function lastTime(trigger: TimeTrigger, now: number, timeZone: string): number | null {
	const at = nextTime(trigger, now - LATE_MS, timeZone);
	return at !== null && at <= now ? at : null;
}
