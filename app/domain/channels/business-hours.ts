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

/** Hours of a team: on these local days (YYYY-MM-DD) nothing opens. Hours that began on the day before still end on it. */
export interface Schedule extends BusinessHours {
	closedDays: string[];
}

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** Making one takes longer than all its answers about one message. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
	const known = formats.get(timeZone);
	if (known) return known;
	const made = new Intl.DateTimeFormat("en-US", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
		hourCycle: "h23",
	});
	formats.set(timeZone, made);
	return made;
}

/**
 * What the clocks of a zone show at a moment (epoch ms), as if it were UTC: epoch ms of whole seconds. The platform knows
 * the zones and their changes.
 */
export function localClock(at: number, timeZone: string): number {
	const parts = formatOf(timeZone).formatToParts(at);
	const part = (type: Intl.DateTimeFormatPartTypes) =>
		Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
	return Date.UTC(
		part("year"),
		part("month") - 1,
		part("day"),
		part("hour"),
		part("minute"),
		part("second"),
	);
}

/** The moment (epoch ms) at which clocks of a zone show this; where they skip it, the one as far behind. */
export function momentOfClock(clock: number, timeZone: string): number {
	const at = clock - (localClock(clock, timeZone) - clock);
	return at + clock - localClock(at, timeZone);
}

/** YYYY-MM-DD of a local clock. */
export const dayOfClock = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/** How long a span lasts, minutes. */
export const spanMinutes = ({ from, to }: Pick<OpenHours, "from" | "to">): number =>
	to > from ? to - from : to + DAY_MINUTES - from;

/** When on the local day that begins at `midnight` (a local clock) it opens and closes, as local clocks. */
export function spansOn(
	hours: BusinessHours & { closedDays?: readonly string[] },
	midnight: number,
): { begins: number; ends: number }[] {
	if (hours.closedDays?.includes(dayOfClock(midnight))) return [];
	const day = new Date(midnight).getUTCDay();
	return hours.open
		.filter((span) => span.day === day)
		.map((span) => {
			const begins = midnight + span.from * MINUTE_MS;
			return { begins, ends: begins + spanMinutes(span) * MINUTE_MS };
		});
}

/** Midnight before a local clock. */
export const midnightOf = (clock: number): number => clock - (((clock % DAY_MS) + DAY_MS) % DAY_MS);

/** A moment as people of that zone say it: "2026-11-23 14:05, segunda-feira". */
export function describeMoment(at: number, timeZone: string): string {
	const format = (options: Intl.DateTimeFormatOptions, locale: string): string =>
		new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at);
	const day = format({ year: "numeric", month: "2-digit", day: "2-digit" }, "en-CA");
	const time = format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, "en-GB");
	return `${day} ${time}, ${format({ weekday: "long" }, "pt-BR")}`;
}

/** Whether a moment (epoch ms) lies within the hours; null hours mean always open. */
export function isOpenAt(hours: BusinessHours | Schedule | null, at: number): boolean {
	if (hours === null) return true;
	const clock = localClock(at, hours.timeZone);
	const today = midnightOf(clock);
	// What began yesterday may still be open.
	return [today - DAY_MS, today].some((midnight) =>
		spansOn(hours, midnight).some(({ begins, ends }) => clock >= begins && clock < ends),
	);
}

/** When it opens again: so many local days ahead, on that weekday, at that minute of the day. */
export interface NextOpening {
	daysAhead: number;
	day: number;
	minute: number;
}

/** Days looked ahead for the next opening: nobody closes for longer. */
const MAX_CLOSED_DAYS = 370;

/** The next opening after a moment outside the hours (epoch ms); null when the hours are empty. */
export function nextOpening(hours: BusinessHours | Schedule, at: number): NextOpening | null {
	if (hours.open.length === 0) return null;
	const clock = localClock(at, hours.timeZone);
	const today = midnightOf(clock);
	for (let daysAhead = 0; daysAhead <= MAX_CLOSED_DAYS; daysAhead += 1) {
		const midnight = today + daysAhead * DAY_MS;
		const begins = spansOn(hours, midnight)
			.map((span) => span.begins)
			.filter((each) => each >= clock - (clock % MINUTE_MS));
		if (begins.length === 0) continue;
		const minute = (Math.min(...begins) - midnight) / MINUTE_MS;
		return { daysAhead, day: new Date(midnight).getUTCDay(), minute };
	}
	return null;
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
