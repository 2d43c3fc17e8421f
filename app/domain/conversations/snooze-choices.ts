// Moments a conversation is put aside until, as a clock on the person's wall shows them.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MORNING_HOUR = 9;
/** "Later today" is at least so far away. */
const LATER_MS = 3 * HOUR_MS;
const MONDAY = 1;

/** Epoch ms; null where the choice makes no sense now. */
export interface SnoozeChoices {
	/** A full hour of today; null in the evening. */
	later: number | null;
	/** Tomorrow at nine. */
	tomorrow: number;
	/** Next Monday at nine; null on Sundays, when that is tomorrow. */
	nextWeek: number | null;
}

/** What a clock in `timeZone` shows at a moment, as if it were UTC. */
export function wallOf(at: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
		hourCycle: "h23",
	}).formatToParts(at);
	const part = (type: Intl.DateTimeFormatPartTypes): number =>
		Number(parts.find((candidate) => candidate.type === type)?.value);
	const day = Date.UTC(part("year"), part("month") - 1, part("day"));
	return day + ((part("hour") * 60 + part("minute")) * 60 + part("second")) * 1000;
}

/** The moment at which a clock in `timeZone` shows this; one that a change of the clock leaves out counts on. */
export function momentOf(wall: number, timeZone: string): number {
	const guess = wall - (wallOf(wall, timeZone) - wall);
	// The offset may be another one at that moment.
	return guess + (wall - wallOf(guess, timeZone));
}

/** The quick choices at a moment, in the person's time zone. */
export function snoozeChoices(now: number, timeZone: string): SnoozeChoices {
	const wall = wallOf(now, timeZone);
	const today = Math.floor(wall / DAY_MS) * DAY_MS;
	const later = Math.ceil((wall + LATER_MS) / HOUR_MS) * HOUR_MS;
	const daysToMonday = (MONDAY - new Date(today).getUTCDay() + 7) % 7 || 7;
	const morning = (days: number): number =>
		momentOf(today + days * DAY_MS + MORNING_HOUR * HOUR_MS, timeZone);
	return {
		later: later < today + DAY_MS ? momentOf(later, timeZone) : null,
		tomorrow: morning(1),
		nextWeek: daysToMonday === 1 ? null : morning(daysToMonday),
	};
}

/** What a field of date and time says ("2026-11-28T09:00"), as a moment; null when it is none. */
export function parseWallTime(text: string, timeZone: string): number | null {
	const wall = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
	return Number.isNaN(wall) ? null : momentOf(wall, timeZone);
}

/** A moment as such a field shows it. */
export const formatWallTime = (at: number, timeZone: string): string =>
	new Date(wallOf(at, timeZone)).toISOString().slice(0, 16);
