// Agents and webchat channels keep hours. A day that ends before it begins goes on past midnight.

/** Minutes since local midnight, 0 to 1440. `from` equal to `to` is the whole day. */
export interface OpenHours {
	/** 0 is Sunday. */
	day: 0 | 1 | 2 | 3 | 4 | 5 | 6;
	from: number;
	/** Below `from`: the hours end on the next day. */
	to: number;
}

export interface BusinessHours {
	/** IANA name, e.g. America/Sao_Paulo. */
	timeZone: string;
	open: OpenHours[];
}

const DAY_MINUTES = 1440;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** The local weekday and minute of a moment; the platform knows the zones and their changes. */
function localMinute(at: number, timeZone: string): { day: number; minute: number } {
	const parts = new Intl.DateTimeFormat("en-US", {
		timeZone,
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).formatToParts(at);
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		parts.find((candidate) => candidate.type === type)?.value ?? "";
	return {
		day: WEEKDAYS.indexOf(part("weekday")),
		minute: Number(part("hour")) * 60 + Number(part("minute")),
	};
}

/** A moment as people of that zone say it: "2026-11-23 14:05, segunda-feira". */
export function describeMoment(at: number, timeZone: string): string {
	const format = (options: Intl.DateTimeFormatOptions, locale: string): string =>
		new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at);
	const day = format({ year: "numeric", month: "2-digit", day: "2-digit" }, "en-CA");
	const time = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, "en-GB");
	return `${day} ${time}, ${format({ weekday: "long" }, "pt-BR")}`;
}

/** Whether a moment (epoch ms) lies within the hours; null hours mean always open. */
export function isOpenAt(hours: BusinessHours | null, at: number): boolean {
	if (hours === null) return true;
	const { day, minute } = localMinute(at, hours.timeZone);
	return hours.open.some((open) => {
		const begins = open.day * DAY_MINUTES + open.from;
		const length = open.to > open.from ? open.to - open.from : open.to + DAY_MINUTES - open.from;
		const week = 7 * DAY_MINUTES;
		const since = (day * DAY_MINUTES + minute - begins + week) % week;
		return since < length;
	});
}

/** When it opens again: so many local days ahead, on that weekday, at that minute of the day. */
export interface NextOpening {
	daysAhead: number;
	day: number;
	minute: number;
}

/** The next opening after a moment outside the hours (epoch ms); null when the hours are empty. */
export function nextOpening(hours: BusinessHours, at: number): NextOpening | null {
	const week = 7 * DAY_MINUTES;
	const now = localMinute(at, hours.timeZone);
	const since = now.day * DAY_MINUTES + now.minute;
	const waits = hours.open.map(({ day, from }) => ({
		wait: (day * DAY_MINUTES + from - since + week) % week,
		day,
		minute: from,
	}));
	const [next] = waits.toSorted((a, b) => a.wait - b.wait);
	if (!next) return null;
	const { day, minute } = next;
	return { daysAhead: Math.floor((now.minute + next.wait) / DAY_MINUTES), day, minute };
}

/** Most spans accepted for one week. */
const MAX_SPANS = 7 * 4;

/** Whether a value from outside has the shape and ranges that `isOpenAt` needs. Never throws. */
export function isBusinessHours(value: unknown): value is BusinessHours {
	if (typeof value !== "object" || value === null) return false;
	const { timeZone, open }: { timeZone?: unknown; open?: unknown } = value;
	if (typeof timeZone !== "string" || !isTimeZone(timeZone)) return false;
	return Array.isArray(open) && open.length <= MAX_SPANS && open.every(isOpenHours);
}

function isOpenHours(value: unknown): value is OpenHours {
	if (typeof value !== "object" || value === null) return false;
	const { day, from, to }: { day?: unknown; from?: unknown; to?: unknown } = value;
	const isWithin = (n: unknown, max: number): boolean =>
		typeof n === "number" && Number.isInteger(n) && n >= 0 && n <= max;
	return isWithin(day, 6) && isWithin(from, DAY_MINUTES) && isWithin(to, DAY_MINUTES);
}

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name }).format();
		return true;
	} catch {
		return false;
	}
}
