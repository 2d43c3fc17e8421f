// Spec 2, section 9: uptime thresholds; decisions 24: uptime is computed from the transition log.
import { localDay, startOfLocalDay } from "../inbox/local-day.ts";
import type { InstanceStatus } from "./link/link-view.ts";

/** Uptime is told of this many local days, today among them. */
const UPTIME_DAYS = 30;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const EXCELLENT_FROM = 98;
const GOOD_FROM = 95;

export type UptimeRating = "excellent" | "good" | "attention";

/** Spec 2, section 2: 98 or more, 95 or more, below. */
export function rateUptime(percentage: number): UptimeRating {
	if (percentage >= EXCELLENT_FROM) return "excellent";
	return percentage >= GOOD_FROM ? "good" : "attention";
}

/** A link with a silent gateway is not up: it is unknown whether messages arrive. */
export const isUp = (status: InstanceStatus): boolean => status === "connected";

/** Up to when time was counted, and whether the link was up then. */
export interface UptimeMark {
	at: number;
	isUp: boolean;
}

/**
 * Counts the time from a mark to `now` along transitions in the order they happened.
 * @returns the new mark and up-time in milliseconds by local day
 *
 * Time only goes forward here: a clock that was set back counts nothing twice, and stands still
 * until it is where it was.
 */
export function countUptime(
	mark: UptimeMark,
	transitions: readonly { at: number; status: InstanceStatus }[],
	now: number,
): { mark: UptimeMark; upMsByDay: Map<string, number> } {
	const upMsByDay = new Map<string, number>();
	let current = mark;
	for (const { at, status } of transitions) {
		const reached = Math.min(Math.max(at, current.at), Math.max(now, current.at));
		if (current.isUp) addStretch(upMsByDay, current.at, reached);
		current = { at: reached, isUp: isUp(status) };
	}
	const end = Math.max(now, current.at);
	if (current.isUp) addStretch(upMsByDay, current.at, end);
	return { mark: { at: end, isUp: current.isUp }, upMsByDay };
}

/** Midnight of the oldest local day of which uptime is told. */
export function uptimeWindowStart(now: number): number {
	return startOfLocalDay(now) - (UPTIME_DAYS - 1) * DAY_MS;
}

/**
 * Share of the time since the first link, at most 30 days, in percent with one decimal.
 * @param upMs time the link was up within the window
 */
export function uptimePercentage(upMs: number, firstLinkedAt: number, now: number): number {
	const wholeMs = now - Math.max(firstLinkedAt, uptimeWindowStart(now));
	if (wholeMs <= 0) return 100;
	return roundToTenth(Math.min(100, Math.max(0, (100 * upMs) / wholeMs)));
}

/** One decimal; 99.96 is not "100": what was down must not be rounded away. */
function roundToTenth(percentage: number): number {
	return percentage < 100 ? Math.min(99.9, Math.round(percentage * 10) / 10) : 100;
}

/** Whole minutes of a day, and the rest that must not be lost while the link stays up. */
export function wholeMinutes(upMs: number): { minutes: number; restMs: number } {
	return { minutes: Math.floor(upMs / MINUTE_MS), restMs: upMs % MINUTE_MS };
}

function addStretch(days: Map<string, number>, from: number, to: number): void {
	for (let start = from; start < to;) {
		const day = localDay(start);
		const end = Math.min(to, startOfLocalDay(start) + DAY_MS);
		days.set(day, (days.get(day) ?? 0) + end - start);
		start = end;
	}
}
