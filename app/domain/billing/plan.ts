// Spec 1, section 9: plans. decisions.md, Plans.

export const PLANS = ["free", "premium", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];
