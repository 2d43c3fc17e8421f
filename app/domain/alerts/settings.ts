// Record 110: what a person wants to be told of outside the page.

/** `mine`: only what is theirs; `unassigned`: also what is nobody's; `all`: also colleagues' and agents'. */
export const ALERT_VIEWS = ["mine", "unassigned", "all"] as const;
export type AlertViews = (typeof ALERT_VIEWS)[number];

const DAY_MINUTES = 24 * 60;

/** Hours in which nothing is told, in minutes since midnight: [from, until). Over midnight when `until` is not later. */
export interface QuietHours {
	from: number;
	until: number;
}

export interface AlertSettings {
	views: AlertViews;
	/** A tone in an open page, and the device's own with a notification. */
	hasSound: boolean;
	quiet: QuietHours | null;
	/** IANA name of the zone that `quiet` is in. */
	timeZone: string;
}

/** Of somebody who has chosen nothing: no page makes a sound before it was asked to. */
export const DEFAULT_ALERTS: AlertSettings = {
	views: "unassigned",
	hasSound: false,
	quiet: null,
	timeZone: "America/Sao_Paulo",
};
/** Quiet hours offered first: from eight in the evening until eight in the morning. */
export const OFFERED_QUIET: QuietHours = { from: 20 * 60, until: 8 * 60 };

/** Whether a number is a minute of a day. */
export const isDayMinute = (minute: number): boolean =>
	Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES;

/** "07:30" of 450. */
export const formatDayMinute = (minute: number): string =>
	[Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** 450 of "07:30"; null for what is no time of a day. */
export function parseDayMinute(text: string): number | null {
	const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(text) ?? [];
	if (hours === undefined || Number(minutes) > 59) return null;
	const minute = Number(hours) * 60 + Number(minutes);
	return isDayMinute(minute) ? minute : null;
}

/** The minute of the day that a clock in this zone shows; in UTC for a zone that this machine does not know. */
function dayMinuteIn(timeZone: string, now: number): number {
	const clock = (zone: string): string =>
		new Intl.DateTimeFormat("en-GB", {
			timeZone: zone,
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
		}).format(now);
	try {
		return parseDayMinute(clock(timeZone)) ?? 0;
	} catch {
		return parseDayMinute(clock("UTC")) ?? 0;
	}
}

/** Whether nothing is told at this moment. */
export function isQuiet({ quiet, timeZone }: AlertSettings, now: number): boolean {
	if (quiet === null) return false;
	const minute = dayMinuteIn(timeZone, now);
	const { from, until } = quiet;
	return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}
