// facebook-sync (architecture.md, Queues): one page of one list at a time, from a stored cursor.

export const SYNC_KINDS = ["account", "pixels", "campaigns"] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

export const SYNC_STATES = ["queued", "running", "done", "failed"] as const;
export type SyncState = (typeof SYNC_STATES)[number];

/** What a job of the queue is for: a page of a list, or whether the token is still good. */
export const FACEBOOK_JOB_KINDS = [...SYNC_KINDS, "token"] as const;

/** A run that has not moved for this long has stopped: a new one takes its place. */
export const SYNC_STALE_MS = 10 * 60_000;
/** A run that Meta keeps from ending is given up. */
export const SYNC_GIVEN_UP_MS = 2 * 3_600_000;
/** When Meta asks for a pause and does not say how long. */
export const DEFAULT_PAUSE_MS = 5 * 60_000;
/** Spec 2, section 2: Ads manager, settings: hourly automatic sync, token validation. */
export const SYNC_PERIOD_MS = 3_600_000;

/** Whether a run is under way. `updatedAt` lies ahead while it waits because Meta asked it to. */
export const isUnderWay = (sync: { state: SyncState; updatedAt: number }, now: number): boolean =>
	(sync.state === "queued" || sync.state === "running") && now - sync.updatedAt < SYNC_STALE_MS;

export type SyncSetback =
	/** Asked again after so long, as the same run. */
	| { kind: "wait"; ms: number }
	/** Our own queue tries again, and gives up after some times. */
	| { kind: "retry" }
	| { kind: "fail" };

/** What becomes of a run whose page Meta did not give. */
export function decideSetback(
	fault: { isThrottled: boolean; isTransient: boolean; retryAfterMs: number | null },
	sync: { startedAt: number },
	now: number,
): SyncSetback {
	if (now - sync.startedAt > SYNC_GIVEN_UP_MS) return { kind: "fail" };
	if (fault.isThrottled) return { kind: "wait", ms: fault.retryAfterMs ?? DEFAULT_PAUSE_MS };
	return fault.isTransient ? { kind: "retry" } : { kind: "fail" };
}
