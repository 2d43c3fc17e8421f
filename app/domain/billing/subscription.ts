// Spec 1, sections 3 and 4: subscription.

export const PAYMENT_PROVIDERS = ["stripe", "demonstration"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** Stripe's words; one it invents later is kept as "unknown". */
export const SUBSCRIPTION_STATUSES = [
	"none",
	"incomplete",
	"incomplete_expired",
	"trialing",
	"active",
	"past_due",
	"canceled",
	"unpaid",
	"paused",
	"unknown",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
