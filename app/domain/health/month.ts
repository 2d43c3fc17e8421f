// Months as texts: `2026-11`. Figures are kept by local day; a month is one of those days.
import { localDay } from "../inbox/local-day.ts";

/** The month of a moment (epoch ms). */
export const monthOf = (at: number): string => localDay(at).slice(0, 7);

const shift = (month: string, by: number): string => {
	const [year = 0, number = 1] = month.split("-").map(Number);
	return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

export const monthAfter = (month: string): string => shift(month, 1);
export const monthBefore = (month: string): string => shift(month, -1);

/** What an address asks for; the present month for anything else, also for one to come. */
export function parseMonth(asked: string | null, present: string): string {
	return asked !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) && asked <= present
		? asked
		: present;
}
