/** What the subscription page shows and what objects say about the use of a plan. */
import type { Plan } from "../domain/billing/plan.ts";
import type { PaymentProvider, SubscriptionView } from "../domain/billing/subscription.ts";

export interface Usage {
	used: number;
	/** Null: no limit. */
	limit: number | null;
}

export interface PlanUse {
	conversations: Usage;
	agents: Usage;
	/** False: plans limit nothing on this deployment. */
	hasLimits: boolean;
	/** When the count of conversations starts anew, ms since 1970. */
	resetsAt: number;
}

export interface BillingOverview {
	subscription: SubscriptionView;
	/** Null while the counters cannot be read: the rest of the page does not wait for them. */
	use: PlanUse | null;
	/** Who takes payments here; null: nobody is configured. */
	payments: PaymentProvider | null;
}

/** A checkout or the subscription at the demonstration provider, as its own pages show it. */
export interface DemonstrationCheckout {
	id: string;
	state: "open" | "paid" | "abandoned";
	plan: Plan;
}
export interface DemonstrationPortal {
	plan: Plan;
	/** Next charge, or the last day when it was cancelled; ms since 1970. */
	endsAt: number;
	isCancelled: boolean;
	/** The last paid month is over. */
	isOver: boolean;
}
