// When a team answers, and what it says by itself: of a workspace, of a department, or of a number.
import {
	type BusinessHours,
	dayOfClock,
	isBusinessHours,
	localClock,
	type Schedule,
} from "../channels/business-hours.ts";
import { isBlank, oneLine, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";
import { daysOfHolidays, isHoliday, isState, type State } from "./holidays.ts";

/** A day of the workspace's own on which nothing opens: a town's, or stocktaking. */
export interface ClosedDay {
	/** YYYY-MM-DD. */
	date: string;
	name: string;
}

export interface DeskHours {
	/** Null: always open. */
	hours: BusinessHours | null;
	/** Whose days are offered; null: the country's only. */
	state: State | null;
	/** Ticked ones (holidays.ts). */
	holidays: string[];
	closedDays: ClosedDay[];
	/** Said at the beginning of a conversation within the hours; "": nothing is. */
	greeting: string;
	/** Said outside the hours; "": nothing is. */
	away: string;
	/** "em até 2 horas": within what time answers are promised; "": none is. */
	answersWithin: string;
}

/** What a channel's object knows: its own hours, or the workspace's and those of departments that have some. */
export interface ChannelHours {
	main: DeskHours | null;
	/** By department. Absent: there are none, or the number has its own. */
	departments?: Record<string, DeskHours>;
}

export const HOURS_SCOPES = ["workspace", "department", "channel"] as const;
export type HoursScope = (typeof HOURS_SCOPES)[number];

export const MAX_AUTOMATIC_TEXT = 1000;
const MAX_ANSWERS_WITHIN = 60;
const MAX_CLOSED_DAYS = 60;
const MAX_DAY_NAME = 60;

/** What counts for a conversation: the number's before its department's before the workspace's. Null: nobody set any. */
export function hoursFor(
	told: ChannelHours | undefined,
	departmentId: string | null,
): DeskHours | null {
	const own = departmentId === null ? undefined : told?.departments?.[departmentId];
	return own ?? told?.main ?? null;
}

/** When it is open around a moment (epoch ms), with the days on which it is not; null: always. */
export function scheduleOf(desk: DeskHours, at: number): Schedule | null {
	const { hours, holidays, closedDays } = desk;
	if (hours === null) return null;
	const year = Number(dayOfClock(localClock(at, hours.timeZone)).slice(0, 4));
	const days = [year - 1, year, year + 1].flatMap((each) => daysOfHolidays(holidays, each));
	return { ...hours, closedDays: [...days, ...closedDays.map(({ date }) => date)] };
}

export type HoursRefusal =
	| "invalid_request"
	| "hours_invalid"
	| "message_too_long"
	| "date_invalid";

/** Hours as they are kept. The code names the field that is wrong. Never throws. */
export function parseDeskHours(input: unknown): Result<DeskHours, HoursRefusal> {
	if (typeof input !== "object" || input === null) return fail("invalid_request");
	const given: Partial<Record<keyof DeskHours, unknown>> = input;
	const { hours = null, state = null, holidays, closedDays } = given;
	if (hours !== null && !isBusinessHours(hours)) return fail("hours_invalid");
	if (state !== null && !isState(state)) return fail("invalid_request");
	if (!Array.isArray(holidays) || !Array.isArray(closedDays)) return fail("invalid_request");
	const days = closedDays.map(parseClosedDay);
	if (days.length > MAX_CLOSED_DAYS || days.some((day) => day === null))
		return fail("date_invalid");
	const greeting = parseText(given.greeting);
	const away = parseText(given.away);
	const answersWithin = typeof given.answersWithin === "string" ? oneLine(given.answersWithin) : "";
	if (greeting === null || away === null || answersWithin.length > MAX_ANSWERS_WITHIN)
		return fail("message_too_long");
	return ok({
		hours,
		state,
		holidays: [...new Set(holidays.filter(isHoliday))],
		closedDays: days.filter((day) => day !== null).toSorted((a, b) => a.date.localeCompare(b.date)),
		greeting,
		away,
		answersWithin,
	});
}

/** Stored hours; null where they cannot be read. */
export function readDeskHours(json: string): DeskHours | null {
	try {
		const parsed = parseDeskHours(JSON.parse(json));
		return parsed.ok ? parsed.value : null;
	} catch {
		return null;
	}
}

function parseText(value: unknown): string | null {
	if (typeof value !== "string") return "";
	const text = storableText(value.replaceAll("\r\n", "\n")).trim();
	if (isBlank(text)) return "";
	return text.length <= MAX_AUTOMATIC_TEXT ? text : null;
}

function parseClosedDay(value: unknown): ClosedDay | null {
	if (typeof value !== "object" || value === null) return null;
	const { date, name }: { date?: unknown; name?: unknown } = value;
	if (typeof date !== "string" || typeof name !== "string") return null;
	const at = /^\d{4}-\d{2}-\d{2}$/u.test(date) ? Date.parse(date) : NaN;
	// 30 February is read as a day of March.
	if (Number.isNaN(at) || dayOfClock(at) !== date) return null;
	return { date, name: oneLine(name).slice(0, MAX_DAY_NAME) };
}
