// Local days and months in which prices are counted, by the time zone of the workspace.
import { dayOfClock, localClock } from "../channels/business-hours.ts";

/** The local day of a moment (epoch ms): YYYY-MM-DD. */
export const dayIn = (timeZone: string, at: number): string => dayOfClock(localClock(at, timeZone));

/** The month of a day: YYYY-MM. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean =>
	/^20\d\d-\d\d-\d\d$/.test(text) &&
	!Number.isNaN(Date.parse(text)) &&
	new Date(Date.parse(text)).toISOString().startsWith(text);
