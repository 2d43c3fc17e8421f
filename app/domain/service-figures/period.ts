// Which days a report covers, and which ones it is compared with.
import { lastDays } from "../reports/message-report.ts";

const DAY_MS = 86_400_000;
/** How long days keep what was counted of conversations. */
export const RETENTION_DAYS = 400;
/** So that the period before it is kept as well. */
const LONGEST_DAYS = RETENTION_DAYS / 2;

/** Days of each period that is offered; the first is the usual one. */
export const PERIODS = { "30": 30, today: 1, "7": 7, "90": 90 } as const;
export type PeriodName = keyof typeof PERIODS;

/** Local days, both within: `2026-11-20`. */
export interface DayRange {
	from: string;
	to: string;
}

export interface Period extends DayRange {
	/** `own`: by its days. */
	name: PeriodName | "own";
	/** As many days, right before. */
	before: DayRange;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (typed: string | null): typed is string =>
	typed !== null && DAY.test(typed) && !Number.isNaN(Date.parse(typed));
const addDays = (day: string, days: number): string =>
	new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const lengthOf = ({ from, to }: DayRange): number =>
	Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** All days of a range, oldest first. */
export const daysOf = (range: DayRange): string[] => lastDays(range.to, lengthOf(range));

/** A period as an address names it; anything that is none is the usual one (L09), and no day lies ahead. */
export function parsePeriod(
	typed: { days: string | null; from: string | null; to: string | null },
	today: string,
): Period {
	if (isDay(typed.from) && isDay(typed.to)) {
		const to = typed.to > today ? today : typed.to;
		const from = typed.from > to ? to : typed.from;
		const earliest = addDays(to, 1 - LONGEST_DAYS);
		return withBefore("own", { from: from < earliest ? earliest : from, to });
	}
	const names = Object.keys(PERIODS) as PeriodName[];
	const name = names.find((one) => one === typed.days) ?? "30";
	return withBefore(name, { from: addDays(today, 1 - PERIODS[name]), to: today });
}

function withBefore(name: Period["name"], range: DayRange): Period {
	const to = addDays(range.from, -1);
	return { ...range, name, before: { from: addDays(to, 1 - lengthOf(range)), to } };
}
