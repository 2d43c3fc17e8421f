// Messages that a member wrote to be sent later, and what becomes of them when their moment comes.
import {
	isOpenAt,
	localClock,
	midnightOf,
	momentOfClock,
	nextOpening,
	type Schedule,
} from "../channels/business-hours.ts";
import { fail, ok, type Result } from "../result.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Waiting ones of a conversation, and of a channel. */
export const MAX_SCHEDULED = 20;
export const MAX_SCHEDULED_OF_CHANNEL = 500;
/** Nothing is scheduled for later than this. */
const MAX_AHEAD_MS = 366 * DAY_MS;
/** Later than this a message does not leave by itself any more: what it says may be wrong by then. */
export const LATE_AFTER_MS = 2 * HOUR_MS;
/** What was not sent stays so long for somebody to decide about it. */
export const KEPT_UNSENT_MS = 30 * DAY_MS;
/** What was called off can be taken back for so long. */
export const UNDO_MS = HOUR_MS;

/** Why one was not sent. The first two were wished; all others are told to the team. */
export const UNSENT_REASONS = [
	"customer_wrote",
	"conversation_closed",
	"window_closed",
	"late",
	"not_linked",
	"always_closed",
	"plan_limit",
	"storage_full",
	"refused",
	/** The channel was restored from a backup: it may have left since. */
	"restored",
] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];

/** What a member wants besides the moment. */
export interface ScheduleWishes {
	/** It is called off when the customer writes before. */
	untilReply: boolean;
	/** It is called off when the conversation is closed before. */
	untilClosed: boolean;
	/** Outside the hours it waits until they begin. */
	keepsHours: boolean;
}

/** Whether the team hears of one that was not sent. */
export const isToldUnsent = (why: UnsentReason): boolean =>
	why !== "customer_wrote" && why !== "conversation_closed";

/** Whether a moment (epoch ms) can be chosen. The zone is the one it was chosen in, by its IANA name. */
export function parseMoment(
	{ at, timeZone }: { at: number; timeZone: string },
	now: number,
): Result<null, "invalid_request"> {
	const isAhead = Number.isInteger(at) && at > now && at <= now + MAX_AHEAD_MS;
	return isAhead && isZone(timeZone) ? ok(null) : fail("invalid_request");
}

function isZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en-US", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

/** The first moment from `at` on within the hours; `at` itself where they are open. Null: they never open. */
export function openFrom(schedule: Schedule | null, at: number): number | null {
	if (schedule === null || isOpenAt(schedule, at)) return at;
	const next = nextOpening(schedule, at);
	if (next === null) return null;
	const today = midnightOf(localClock(at, schedule.timeZone));
	const clock = today + next.daysAhead * DAY_MS + next.minute * MINUTE_MS;
	return momentOfClock(clock, schedule.timeZone);
}

/** What becomes of a due message. */
export type Due =
	| { type: "send" }
	/** `dueAt` is its moment from now on. */
	| { type: "wait"; dueAt: number }
	| { type: "unsent"; why: UnsentReason };

/**
 * Decides about a message whose moment has come.
 * @param opensAt the first moment from now on within the hours, where they are kept; null: there is none
 */
export function decideDue(
	{ dueAt, keepsHours }: { dueAt: number; keepsHours: boolean },
	{ isLinked, opensAt }: { isLinked: boolean; opensAt: number | null },
	now: number,
): Due {
	const isLate = now - dueAt > LATE_AFTER_MS;
	if (isLate) return { type: "unsent", why: isLinked ? "late" : "not_linked" };
	if (keepsHours && opensAt === null) return { type: "unsent", why: "always_closed" };
	if (keepsHours && opensAt !== null && opensAt > now) return { type: "wait", dueAt: opensAt };
	return isLinked ? { type: "send" } : { type: "wait", dueAt };
}

/** How long after its moment a message is looked at: without a link nothing but being late can become of it. */
export const lookDelayMs = (isLinked: boolean): number => (isLinked ? 0 : LATE_AFTER_MS + 1);
