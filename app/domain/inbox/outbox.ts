import type { FailureReason } from "./message.ts";

/**
 * The outbox: one row per message to be sent. Rules only; the rows are in the object. Moments are epoch ms.
 *
 * `queued` waits for `nextAt`; `sending` was handed to the gateway by this instance of the object;
 * `unknown` was handed over and the outcome is not known: it is looked up, never repeated.
 */
export type OutboxState = "queued" | "sending" | "unknown";

export interface OutboxRow {
	state: OutboxState;
	/** Tries in this state: sends while queued, look-ups while unknown. */
	attempts: number;
	nextAt: number;
	queuedAt: number;
}

/** The outcome of one call to the gateway. `not_accepted`: surely not sent, may be repeated. */
export type SendReport =
	| { class: "accepted" }
	| { class: "refused"; reason: Exclude<FailureReason, "expired" | "unconfirmed"> }
	| { class: "not_accepted"; retryAfterMs: number | null }
	| { class: "unknown" };

export type OutboxVerdict =
	| { kind: "wait"; row: OutboxRow }
	| { kind: "sent" }
	| { kind: "failed"; reason: FailureReason };

export const FIRST_RETRY_MS = 2_000;
/** Five minutes including jitter: within that time a gateway that recovered is tried again (R06). */
export const MAX_RETRY_MS = 250_000;
/** After a day nobody expects the message any more. */
export const SEND_HORIZON_MS = 24 * 3_600_000;
/** Delays between look-ups of a send of unknown outcome. */
export const LOOK_DELAYS_MS = [1_000, 5_000, 20_000, 60_000, 180_000] as const;
/** Sends at once, one per contact. */
export const MAX_PARALLEL_SENDS = 6;

export function queuedRow(now: number): OutboxRow {
	return { state: "queued", attempts: 0, nextAt: now, queuedAt: now };
}

/**
 * `min(300 s, 2 s * 2^n) * random(0.8..1.2)`, and never before the gateway's own Retry-After.
 * @param chance a number in [0, 1)
 */
export function retryDelayMs(
	attempts: number,
	retryAfterMs: number | null,
	chance: number,
): number {
	const base = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts);
	const jittered = Math.round(base * (0.8 + 0.4 * chance));
	return Math.max(jittered, Math.min(retryAfterMs ?? 0, SEND_HORIZON_MS));
}

/**
 * The verdict after a try to send.
 * @param chance a number in [0, 1) for jitter
 */
export function afterSend(
	row: OutboxRow,
	report: SendReport,
	now: number,
	chance: number,
): OutboxVerdict {
	switch (report.class) {
		case "accepted":
			return { kind: "sent" };
		case "refused":
			return { kind: "failed", reason: report.reason };
		case "unknown":
			return { kind: "wait", row: unknownRow(row, now) };
		case "not_accepted": {
			if (now - row.queuedAt >= SEND_HORIZON_MS) return { kind: "failed", reason: "expired" };
			const nextAt = now + retryDelayMs(row.attempts, report.retryAfterMs, chance);
			return { kind: "wait", row: { ...row, state: "queued", attempts: row.attempts + 1, nextAt } };
		}
	}
}

/** The row of a send of unknown outcome; also what `sending` becomes after a crash. */
export function unknownRow(row: OutboxRow, now: number): OutboxRow {
	return { ...row, state: "unknown", attempts: 0, nextAt: now + LOOK_DELAYS_MS[0] };
}

/** The verdict after a look-up. A gateway that cannot be asked uses up no look-up. */
export function afterLook(
	row: OutboxRow,
	look: "found" | "absent" | "unreachable",
	now: number,
	chance: number,
): OutboxVerdict {
	if (look === "found") return { kind: "sent" };
	if (now - row.queuedAt >= SEND_HORIZON_MS) return { kind: "failed", reason: "unconfirmed" };
	if (look === "unreachable")
		return { kind: "wait", row: { ...row, nextAt: now + retryDelayMs(3, null, chance) } };
	const attempts = row.attempts + 1;
	const delay = LOOK_DELAYS_MS[attempts];
	if (delay === undefined) return { kind: "failed", reason: "unconfirmed" };
	return { kind: "wait", row: { ...row, attempts, nextAt: now + delay } };
}
