// Moments that are offered for sending a message later, as a clock on the person's wall shows them.
import { momentOf, wallOf } from "../conversations/snooze-choices.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
const MORNING_HOUR = 9;
const EVENING_HOUR = 18;
const MONDAY = 1;
/** Sooner than this "today at six" is no choice. */
const SOON_MS = 10 * MINUTE_MS;

/** Epoch ms; null where the choice makes no sense now. */
export interface SendChoices {
	/** In an hour, at a full minute. */
	hour: number;
	/** Today at six in the evening. */
	evening: number | null;
	/** Tomorrow at nine. */
	tomorrow: number;
	/** Next Monday at nine; null on Sundays, when that is tomorrow. */
	monday: number | null;
}

/** The quick choices at a moment, in the person's time zone. */
export function sendChoices(now: number, timeZone: string): SendChoices {
	const wall = wallOf(now, timeZone);
	const today = Math.floor(wall / DAY_MS) * DAY_MS;
	const evening = momentOf(today + EVENING_HOUR * HOUR_MS, timeZone);
	const daysToMonday = (MONDAY - new Date(today).getUTCDay() + 7) % 7 || 7;
	const morning = (days: number): number =>
		momentOf(today + days * DAY_MS + MORNING_HOUR * HOUR_MS, timeZone);
	return {
		hour: Math.ceil((now + HOUR_MS) / MINUTE_MS) * MINUTE_MS,
		evening: evening >= now + SOON_MS ? evening : null,
		tomorrow: morning(1),
		monday: daysToMonday === 1 ? null : morning(daysToMonday),
	};
}
