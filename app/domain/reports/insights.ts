// Decisions 2: what /intelligence says about the messages of a span. Every figure is computed, none is guessed.
import { type MessageReport, type Traffic, volume } from "./message-report.ts";

const WEEK_DAYS = 7;

export interface Insights {
	/** Change of the last 7 days against the 7 before, as a fraction; null when those were silent. */
	weekChange: number | null;
	/** Messages we sent for each one received; null when none was received. */
	answersPerMessage: number | null;
	/** The day with the most messages; null when all were silent. */
	peak: { day: string; messages: number } | null;
	/** Average messages of each weekday, Sunday first. */
	weekdays: (Traffic & { weekday: number })[];
	/** The weekday with the highest average, 0 is Sunday; null when all were silent. */
	busiestWeekday: number | null;
	/** Days of the span without a single message. */
	silentDays: number;
}

const sum = (days: readonly Traffic[]): number =>
	days.reduce((total, day) => total + volume(day), 0);

/** The weekday of a local day: 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();

function averagesByWeekday(days: MessageReport["days"]): Insights["weekdays"] {
	return Array.from({ length: WEEK_DAYS }, (_, weekday) => {
		const own = days.filter(({ day }) => weekdayOf(day) === weekday);
		const average = (pick: (day: Traffic) => number): number =>
			own.length === 0
				? 0
				: Math.round((own.reduce((total, day) => total + pick(day), 0) / own.length) * 10) / 10;
		return { weekday, sent: average((day) => day.sent), received: average((day) => day.received) };
	});
}

function largest<Item>(items: readonly Item[], size: (item: Item) => number): Item | null {
	let found: Item | null = null;
	for (const item of items)
		if (size(item) > 0 && (found === null || size(item) > size(found))) found = item;
	return found;
}

/** Reads a report of at least 14 days for what changed and when people write. */
export function computeInsights(report: MessageReport): Insights {
	const { days } = report;
	const before = sum(days.slice(-2 * WEEK_DAYS, -WEEK_DAYS));
	const peak = largest(days, volume);
	const weekdays = averagesByWeekday(days);
	return {
		weekChange: before === 0 ? null : (sum(days.slice(-WEEK_DAYS)) - before) / before,
		answersPerMessage: report.received === 0 ? null : report.sent / report.received,
		peak: peak && { day: peak.day, messages: volume(peak) },
		weekdays,
		busiestWeekday: largest(weekdays, volume)?.weekday ?? null,
		silentDays: days.filter((day) => volume(day) === 0).length,
	};
}
