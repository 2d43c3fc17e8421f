// What an editor of weekly hours does with them; what they mean, app/domain/channels/business-hours.ts says.
import type { BusinessHours, OpenHours } from "#app/domain/channels/business-hours.ts";

export type Weekday = OpenHours["day"];

/** The week as people who work know it: from Monday on. */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
export const MAX_SPANS_PER_DAY = 3;
const HOUR = 60;
const DAY = 24 * HOUR;
const USUAL = { from: 8 * HOUR, to: 18 * HOUR };

/** Monday to Friday, 8 to 18: where one begins. */
export const usualHours = (timeZone: string): BusinessHours => ({
	timeZone,
	open: WORKDAYS.map((day) => ({ day, ...USUAL })),
});

/** 510 is "08:30"; the midnight at the end of a day is "00:00", as a time field writes it. */
export function toClock(minutes: number): string {
	const rest = minutes % DAY;
	const two = (value: number): string => String(value).padStart(2, "0");
	return `${two(Math.floor(rest / HOUR))}:${two(rest % HOUR)}`;
}

/** Minutes since midnight; null for what is not a time, such as a field that was emptied. */
export function parseClock(text: string): number | null {
	const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
	return found ? Number(found[1]) * HOUR + Number(found[2]) : null;
}

/** What is not obvious from two times: they end on the next day, exactly at midnight, or never. */
export function spanNote({ from, to }: OpenHours): "next_day" | "midnight" | "all_day" | null {
	const end = to % DAY;
	if (from === end) return "all_day";
	if (end === 0) return "midnight";
	return end < from ? "next_day" : null;
}

/** The spans of one day, in the order they were given. */
export const spansOf = (hours: BusinessHours, day: Weekday): OpenHours[] =>
	hours.open.filter((span) => span.day === day);

/** The hours with other spans on one day; days stand in the order of the calendar. */
export function withSpans(
	hours: BusinessHours,
	day: Weekday,
	spans: readonly Omit<OpenHours, "day">[],
): BusinessHours {
	const others = hours.open.filter((span) => span.day !== day);
	const open = [...others, ...spans.map(({ from, to }) => ({ day, from, to }))];
	return { ...hours, open: open.toSorted((a, b) => a.day - b.day) };
}

/** One more span: after the last one's end, with an hour of pause; the usual one on a day without any. */
export function nextSpan(spans: readonly OpenHours[]): Omit<OpenHours, "day"> {
	const last = spans.at(-1);
	if (!last) return USUAL;
	const from = Math.min(Math.max(last.to, last.from) + HOUR, DAY - HOUR);
	return { from, to: Math.min(from + 4 * HOUR, DAY) % DAY };
}

/** The first open day's spans on every workday. */
export function copyToWorkdays(hours: BusinessHours): BusinessHours {
	const model = WEEK.map((day) => spansOf(hours, day)).find((spans) => spans.length > 0) ?? [];
	return WORKDAYS.reduce((copied, day) => withSpans(copied, day, model), hours);
}
