// Spec 1, section 9: plans. founding.md, Plans.

export const PLANS = ["free", "premium", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

/** What a card says about its price: an amount a month in minor units, or a talk with sales. */
export type PlanPrice =
	| { kind: "free" }
	| { kind: "monthly"; amount: number; currency: "BRL" }
	| { kind: "on_request" };

export const PLAN_PRICES: Record<Plan, PlanPrice> = {
	free: { kind: "free" },
	premium: { kind: "monthly", amount: 2990, currency: "BRL" },
	enterprise: { kind: "on_request" },
};
export const RECOMMENDED_PLAN: Plan = "premium";
/** The only plan with a price: the only one a checkout can lead to (N02). */
export const SOLD_PLAN = "premium" as const satisfies Plan;

/** Whether a plan gives at least what another one gives. */
export const isAtLeast = (plan: Plan, other: Plan): boolean =>
	PLANS.indexOf(plan) >= PLANS.indexOf(other);
