// Whether a linked number's webhooks arrive. A gateway calls only the address it was given last and reports
// no failure, so silence alone proves nothing: proof is a message that a reconciliation finds and no
// webhook brought.

export interface Hearing {
	/** `proving`: the webhook was set anew, and the next reconciliations tell whether that helped. */
	state: "well" | "proving" | "deaf";
	/** Messages found by reconciliations since the last webhook. */
	unheard: number;
	/** What the next reconciliation finds was lost for a known reason that is over. */
	isCatchingUp: boolean;
	/** A member wants the webhook set again, whatever the gateway reports. */
	mustRenew: boolean;
}

export const wellHeard: Hearing = {
	state: "well",
	unheard: 0,
	isCatchingUp: false,
	mustRenew: false,
};

/** Interval of reconciliations while webhooks do not arrive: as soon as after any recovery (R14). */
export const UNHEARD_RECONCILE_MS = 2 * 60_000;

/** The link was in doubt: messages sent meanwhile are fetched, and finding them proves nothing. */
export const afterDoubt = (hearing: Hearing): Hearing =>
	hearing.isCatchingUp ? hearing : { ...hearing, isCatchingUp: true };

/** The state after a reconciliation that found `unseen` messages; the same object when nothing changed. */
export function afterReconciliation(
	hearing: Hearing,
	unseen: number,
	isComplete: boolean,
): Hearing {
	if (hearing.isCatchingUp) return isComplete ? { ...hearing, isCatchingUp: false } : hearing;
	if (unseen > 0) return { ...hearing, state: "deaf", unheard: hearing.unheard + unseen };
	return hearing.state === "proving" && isComplete ? wellHeard : hearing;
}

/** A webhook arrived: the problem is over. */
export const afterWebhook = (hearing: Hearing): Hearing =>
	hearing.state === "well" ? hearing : { ...wellHeard, isCatchingUp: hearing.isCatchingUp };

/** The webhook was set again: missed messages are fetched, then it has to prove itself. */
export const afterRenewal = (): Hearing => ({
	state: "proving",
	unheard: 0,
	isCatchingUp: true,
	mustRenew: false,
});
