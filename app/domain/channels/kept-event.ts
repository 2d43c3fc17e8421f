// architecture.md, one message in: what a gateway said and nobody understood is kept, shown, replayed.
import { CARRIER_NAMES, type CarrierName } from "./channel.ts";

/** Kept per channel; then the oldest go. */
export const MAX_KEPT_EVENTS = 500;
/** They hold what customers wrote, in a place nobody searches or erases by person. */
export const KEEP_EVENTS_MS = 30 * 24 * 3_600_000;
/** Characters of one body that are kept; a longer one cannot be replayed. */
export const MAX_KEPT_BODY = 256 * 1024;
/**
 * Events that could not be stored and were set aside, in an hour. More than these are no odd events but
 * trouble of ours: then the gateway is asked to come again.
 */
export const MAX_BROKEN_AN_HOUR = 20;
/** Of one page of the list, and of one replay. */
export const KEPT_EVENTS_PAGE = 30;
/** F10: characters of a body that are shown. */
export const SHOWN_BODY = 64 * 1024;

/** Who told it; `ledger`: it was understood, and could not be stored. */
export const KEPT_SOURCES = [...CARRIER_NAMES, "ledger"] as const;
export type KeptSource = CarrierName | "ledger";

/** Why a replay changed nothing: this build does not know it either, only a part of it, or it broke. */
export const REPLAY_FAILURES = ["still_unknown", "partly_unknown", "cut", "broke"] as const;
export type ReplayFailure = (typeof REPLAY_FAILURES)[number];

export const findSource = (name: string | null): KeptSource | null =>
	KEPT_SOURCES.find((known) => known === name) ?? null;

export const findReplayFailure = (code: string | null): ReplayFailure | null =>
	REPLAY_FAILURES.find((known) => known === code) ?? null;

/**
 * Whether an event itself is to blame when storing it threw. Trouble of the storage, and whatever
 * cannot be told from it, is ours: the gateway is asked to come again (I19, R13).
 */
export function isEventsFault(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (/SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(error.message)) return true;
	if (/SQLITE_|disk|storage|internal error/i.test(error.message)) return false;
	return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
