// Received files are fetched from the gateway and kept in our store: the newest first, few at a time, and by itself only
// what is recent. What is older is kept once somebody opens it.

/** As far back as a reconciliation asks; a history that comes with a new link is older for the most part. */
const BY_ITSELF_MS = 7 * 24 * 3_600_000;

/** Whether a file is fetched although nobody opened it. @param sentAt epoch ms */
export const isKeptByItself = (sentAt: number, now: number): boolean =>
	now - sentAt <= BY_ITSELF_MS;

/** Files of one channel that are fetched side by side: gateways are small machines. */
export const MAX_UNDER_WAY = 4;

/** Files of one channel that wait; beyond them the oldest are left until somebody opens them. */
export const MAX_WAITING = 300;

/** A job that was not heard of for so long is lost. Longer than any queue lets one run. */
export const JOB_LOST_MS = 20 * 60_000;

/** One that was opened is on its way to a browser already: the gateway is not asked twice at once. */
export const AFTER_OPENING_MS = 10_000;

const MINUTE_MS = 60_000;
/** Pauses after failures, one after the other: 27 hours in all, so that a gateway may be down for a night. */
const PAUSES_MS = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS];

/** So often a gateway has to say that it has no such file: right after a message it may not have it yet. */
const REFUSALS = 3;

/**
 * Why a file was not kept. `refused`: the gateway says that it has it not; `unreached`: nobody knows; `unfit`: it is empty, or
 * larger than what is kept.
 */
export type KeepFailure = "refused" | "unreached" | "unfit";

/** `gone`: the message says so from now on. `left`: it is not fetched by itself any more, opening it tries again. */
export type AfterFailure = { kind: "again"; pauseMs: number } | { kind: "gone" } | { kind: "left" };

/** @param failures how many there were before this one */
export function afterFailure(why: KeepFailure, failures: number): AfterFailure {
	if (why === "unfit") return { kind: "left" };
	if (why === "refused" && failures + 1 >= REFUSALS) return { kind: "gone" };
	const pauseMs = PAUSES_MS[failures];
	return pauseMs === undefined ? { kind: "left" } : { kind: "again", pauseMs };
}

/**
 * The type a message says of its file once its bytes are known. What they do not tell (documents, archives) stays as the
 * sender named it, unless that is something a page would show.
 * @param told as the sender's side named it
 * @param read as the bytes say (media-type.ts)
 */
export function keptType(told: string | undefined, read: string): string {
	if (read !== UNKNOWN) return read;
	return told === undefined || /^(?:image|audio|video)\//i.test(told.trim()) ? UNKNOWN : told;
}

const UNKNOWN = "application/octet-stream";
