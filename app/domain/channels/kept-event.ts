// architecture.md, one message in: bodies that no parser understood are kept, shown and replayed.
import { CARRIER_NAMES, type CarrierName } from "./channel.ts";

/** Kept per channel at most; then the oldest are deleted. */
export const MAX_KEPT_EVENTS = 500;
/**
 * Limited, because kept bodies hold customers' texts where neither search nor erasure by person reaches
 * them.
 */
export const KEEP_EVENTS_MS = 30 * 24 * 3_600_000;
/** Characters of one body that are kept; a longer one cannot be replayed. */
export const MAX_KEPT_BODY = 256 * 1024;
/**
 * Events set aside per hour because they could not be stored. More than this points to a fault of ours:
 * then the gateway is asked to send them again.
 */
export const MAX_BROKEN_AN_HOUR = 20;
/** Events on one page of the list, and in one replay. */
export const KEPT_EVENTS_PAGE = 30;
/** F10: characters of a body that are shown. */
export const SHOWN_BODY = 64 * 1024;

/** The source of a kept event; `ledger`: it was understood but could not be stored. */
export const KEPT_SOURCES = [...CARRIER_NAMES, "ledger"] as const;
export type KeptSource = CarrierName | "ledger";

/**
 * Why a replay did not settle an event: this build does not understand it, or only a part, or storing
 * broke.
 */
export const REPLAY_FAILURES = ["still_unknown", "partly_unknown", "cut", "broke"] as const;
export type ReplayFailure = (typeof REPLAY_FAILURES)[number];

/** Null for a name this release does not know. */
export const findSource = (name: string | null): KeptSource | null =>
	KEPT_SOURCES.find((known) => known === name) ?? null;

/** Null for a code this release does not know. */
export const findReplayFailure = (code: string | null): ReplayFailure | null =>
	REPLAY_FAILURES.find((known) => known === code) ?? null;

/**
 * Whether an event itself caused the error when storing it. Faults of the storage, and whatever cannot be
 * told from them, are ours: the gateway is asked to send again (I19, R13).
 */
export function isEventsFault(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (/SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(error.message)) return true;
	if (/SQLITE_|disk|storage|internal error/i.test(error.message)) return false;
	return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
