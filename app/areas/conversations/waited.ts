import type { ConversationsStrings } from "./strings.pt.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long somebody has waited, in whole units, rounded down: "18 min", "3 h", "2 d". */
export function waited(ms: number, t: ConversationsStrings["waited"]): string {
	if (ms < HOUR_MS) return t.minutes(Math.floor(ms / MINUTE_MS));
	return ms < DAY_MS ? t.hours(Math.floor(ms / HOUR_MS)) : t.days(Math.floor(ms / DAY_MS));
}
