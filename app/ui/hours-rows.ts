// Operations of the editor of weekly hours; their meaning is in
// app/domain/channels/business-hours.ts.
import type { BusinessHours, OpenHours } from "#app/domain/channels/business-hours.ts";

export type Weekday = OpenHours["day"];

/** The week in the order of the editor: Monday first. */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
export const MAX_SPANS_PER_DAY = 3;
const HOUR = 60;
const DAY = 24 * HOUR;
const USUAL = { from: 8 * HOUR, to: 18 * HOUR };

/** Monday to Friday, 8 to 18: the first schedule offered. */
export const usualHours = (timeZone: string): BusinessHours => ({
	timeZone,
	open: WORKDAYS.map((day) => ({ day, ...USUAL })),
});

/** 510 is "08:30"; midnight at the end of a day is "00:00", as a time input shows it. */
export function toClock(minutes: number): string {
	const rest = minutes % DAY;
	const two = (value: number): string => String(value).padStart(2, "0");
	return `${two(Math.floor(rest / HOUR))}:${two(rest % HOUR)}`;
}

/** Minutes since midnight; null for text that is no time, such as an emptied field. */
export function parseClock(text: string): number | null {
	const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
	return found ? Number(found[1]) * HOUR + Number(found[2]) : null;
}

/**
 * What two times do not make obvious: they end on the next day, exactly at midnight, or span the
 * whole day; null for none of these.
 */
export function spanNote({ from, to }: OpenHours): "next_day" | "midnight" | "all_day" | null {
	const end = to % DAY;
	if (from === end) return "all_day";
	if (end === 0) return "midnight";
	return end < from ? "next_day" : null;
}

/** The time spans of one day, in their order. */
export const spansOf = (hours: BusinessHours, day: Weekday): OpenHours[] =>
	hours.open.filter((span) => span.day === day);

/** The hours with other spans on one day; the days stay in calendar order. */
export function withSpans(
	hours: BusinessHours,
	day: Weekday,
	spans: readonly Omit<OpenHours, "day">[],
): BusinessHours {
	const others = hours.open.filter((span) => span.day !== day);
	const open = [...others, ...spans.map(({ from, to }) => ({ day, from, to }))];
	return { ...hours, open: open.toSorted((a, b) => a.day - b.day) };
}

/**
 * The next span to offer: an hour after the end of the last one; the usual one on a day without
 * any.
 */
export function nextSpan(spans: readonly OpenHours[]): Omit<OpenHours, "day"> {
	const last = spans.at(-1);
	if (!last) return USUAL;
	const from = Math.min(Math.max(last.to, last.from) + HOUR, DAY - HOUR);
	return { from, to: Math.min(from + 4 * HOUR, DAY) % DAY };
}

/** Copies the spans of the first open day to every workday. */
export function copyToWorkdays(hours: BusinessHours): BusinessHours {
	const model = WEEK.map((day) => spansOf(hours, day)).find((spans) => spans.length > 0) ?? [];
	return WORKDAYS.reduce((copied, day) => withSpans(copied, day, model), hours);
}
