/** Sums and bar heights of an agent's days. */
import type { AgentActivity } from "#app/contracts/agents.ts";
import { lastDays } from "#app/domain/reports/message-report.ts";

type Day = AgentActivity["days"][number];
const SHOWN_DAYS = 30;

const emptyDay = (day: string): Day => ({
	day,
	answers: 0,
	handOvers: 0,
	failures: 0,
	inputTokens: 0,
	outputTokens: 0,
	costMicros: 0,
});

/** The last 30 local days up to `today` (`2026-11-20`), oldest first; missing days are zero. */
export function fillDays(days: readonly Day[], today: string): Day[] {
	const known = new Map(days.map((one) => [one.day, one]));
	return lastDays(today, SHOWN_DAYS).map((day) => known.get(day) ?? emptyDay(day));
}

export function sumDays(days: readonly Day[]) {
	const total = (pick: (day: Day) => number): number =>
		days.reduce((sum, day) => sum + pick(day), 0);
	return {
		answers: total((day) => day.answers),
		handOvers: total((day) => day.handOvers),
		failures: total((day) => day.failures),
		tokens: total((day) => day.inputTokens + day.outputTokens),
		costMicros: total((day) => day.costMicros),
	};
}

/** Heights in percent of the highest day; a value above zero is never invisible. */
export function barHeights(days: readonly Day[]): { answers: number; handOvers: number }[] {
	const highest = Math.max(1, ...days.map((day) => day.answers + day.handOvers));
	const height = (count: number): number =>
		count === 0 ? 0 : Math.max(3, Math.round((count / highest) * 100));
	return days.map((day) => ({ answers: height(day.answers), handOvers: height(day.handOvers) }));
}
