import type { Format } from "#app/i18n/format.ts";
import type { ScheduledStrings } from "./strings.pt.ts";

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** "amanhã, 09:00"; "segunda-feira, 09:00" within a week; then the date. */
export function whenText(
	at: number,
	now: number,
	format: Format,
	t: Pick<ScheduledStrings, "today" | "tomorrowAt" | "dayAt">,
): string {
	const day = Number(format.dayKey(at));
	const days = day - Number(format.dayKey(now));
	const time = format.time(at);
	if (days === 0) return t.today(time);
	if (days === 1) return t.tomorrowAt(time);
	if (days > 1 && days < 7) return t.dayAt(format.weekday((day + FIRST_WEEKDAY) % 7), time);
	return t.dayAt(format.date(at), time);
}
