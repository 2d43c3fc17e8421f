// A change in a foreign system from the question to its end: who may decide, and what nobody knows.

/**
 * `asked` waits for a yes, `unknown` may have happened, `expired` got no yes for a day. The last two and `running` are
 * what the stored state means at a moment.
 */
export const ACT_STATES = [
	"asked",
	"running",
	"done",
	"failed",
	"unknown",
	"refused",
	"expired",
] as const;
export type ActState = (typeof ACT_STATES)[number];

/** What a member decides about it; the last two of one whose end nobody knows. */
export const ACT_DECISIONS = ["confirm", "refuse", "was_done", "was_not_done"] as const;
export type ActDecision = (typeof ACT_DECISIONS)[number];

/** An act that nobody confirmed for so long is not done any more. */
export const ASKED_FOR_MS = 24 * 60 * 60_000;
/** A call that has not come back for so long may or may not have arrived. */
export const RUNNING_FOR_MS = 2 * 60_000;

/** What a stored state means now; times in epoch ms. */
export function actStateAt(
	stored: { state: ActState; askedAt: number; changedAt: number },
	now: number,
): ActState {
	const { state, askedAt, changedAt } = stored;
	if (state === "running" && changedAt + RUNNING_FOR_MS <= now) return "unknown";
	return state === "asked" && askedAt + ASKED_FOR_MS <= now ? "expired" : state;
}

/** What a decision makes of an act; null: it is not there to be decided so any more. */
export function decideAct(state: ActState, decision: ActDecision): ActState | null {
	switch (decision) {
		case "confirm":
			return state === "asked" ? "running" : null;
		case "refuse":
			return state === "asked" ? "refused" : null;
		case "was_done":
			return state === "unknown" ? "done" : null;
		case "was_not_done":
			return state === "unknown" ? "failed" : null;
	}
}

/** It waits for somebody, or is being done. */
export const isOpenAct = (state: ActState): boolean =>
	state === "asked" || state === "running" || state === "unknown";
