// Whether what happens at a linked number reaches us by itself. A gateway tells only the address it was
// given last and says nothing when that one refuses it, so silence alone proves nothing: what proves it
// is a message that a reconciliation finds and no webhook brought.

export interface Hearing {
	/** `proving`: the webhook was set anew, and the next reconciliations tell whether that helped. */
	state: "well" | "proving" | "deaf";
	/** Messages found so since the last webhook came. */
	unheard: number;
	/** What the next reconciliation finds was lost for a reason that is known and over. */
	isCatchingUp: boolean;
	/** A person wants the webhook set anew, whatever the gateway says of it. */
	mustRenew: boolean;
}

export const wellHeard: Hearing = {
	state: "well",
	unheard: 0,
	isCatchingUp: false,
	mustRenew: false,
};

/** Asked this often while webhooks do not bring what happens: as soon as after any recovery (R14). */
export const UNHEARD_RECONCILE_MS = 2 * 60_000;

/** The link was in doubt: what came meanwhile is looked for, and proves nothing. */
export const afterDoubt = (hearing: Hearing): Hearing =>
	hearing.isCatchingUp ? hearing : { ...hearing, isCatchingUp: true };

/** The same object when nothing changed, as of a machine's state. */
export function afterReconciliation(
	hearing: Hearing,
	unseen: number,
	isComplete: boolean,
): Hearing {
	if (hearing.isCatchingUp) return isComplete ? { ...hearing, isCatchingUp: false } : hearing;
	if (unseen > 0) return { ...hearing, state: "deaf", unheard: hearing.unheard + unseen };
	return hearing.state === "proving" && isComplete ? wellHeard : hearing;
}

/** A webhook came: whatever was wrong with it is over. */
export const afterWebhook = (hearing: Hearing): Hearing =>
	hearing.state === "well" ? hearing : { ...wellHeard, isCatchingUp: hearing.isCatchingUp };

/** It was set anew: what was missed is fetched, then it has to prove itself. */
export const afterRenewal = (): Hearing => ({
	state: "proving",
	unheard: 0,
	isCatchingUp: true,
	mustRenew: false,
});
