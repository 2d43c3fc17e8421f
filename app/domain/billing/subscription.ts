// Spec 1, sections 3, 4 and 9: subscription.
import { isAtLeast, type Plan, SOLD_PLAN } from "./plan.ts";

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

/** Spec 1, section 9: 7 days or fewer. */
const EXPIRY_WARNING_MS = 7 * 24 * 60 * 60 * 1000;

export function parseSubscriptionStatus(value: string): SubscriptionStatus {
	return SUBSCRIPTION_STATUSES.find((status) => status === value) ?? "unknown";
}

/** Statuses that give what was paid for. A late payment keeps access, with a warning. */
export const isEntitled = (status: SubscriptionStatus): boolean =>
	status === "active" || status === "trialing" || status === "past_due";

/**
 * The plan of a workspace after the provider was read. An ended subscription takes away only what it
 * gave: a plan granted by contract stays, and so does everything while the answer says nothing.
 */
export function computePlan(current: Plan, status: SubscriptionStatus): Plan {
	if (isEntitled(status)) return isAtLeast(current, SOLD_PLAN) ? current : SOLD_PLAN;
	if (status === "none" || status === "unknown") return current;
	return current === SOLD_PLAN ? "free" : current;
}

/** One of several subscriptions of a customer: the one that gives something, else the newest. */
export function chooseSubscription<
	Candidate extends { status: SubscriptionStatus; createdAt: number },
>(candidates: readonly Candidate[]): Candidate | null {
	const byAge = candidates.toSorted((a, b) => b.createdAt - a.createdAt);
	return byAge.find(({ status }) => isEntitled(status)) ?? byAge[0] ?? null;
}

/** The provider's last state, as far as the screen needs it. */
export interface SubscriptionState {
	provider: PaymentProvider;
	status: SubscriptionStatus;
	/** Milliseconds since 1970; null when the provider named none. */
	currentPeriodEnd: number | null;
	cancelAtPeriodEnd: boolean;
	hasCustomer: boolean;
}

/** What the status card shows (spec 1, sections 2 and 3). */
export interface SubscriptionView {
	subscribed: boolean;
	/** The plan in force. */
	tier: Plan;
	/** Next billing date, or the last day when the subscription was cancelled. */
	endsAt: number | null;
	/** 'Expira em breve'. */
	isEndingSoon: boolean;
	isCancelled: boolean;
	isPastDue: boolean;
	/** There is somebody to send to the customer portal. */
	isManageable: boolean;
}

export function describeSubscription(
	plan: Plan,
	state: SubscriptionState | null,
	now: number,
): SubscriptionView {
	const isPaid = state !== null && isEntitled(state.status);
	const endsAt = isPaid ? state.currentPeriodEnd : null;
	return {
		subscribed: plan !== "free",
		tier: plan,
		endsAt,
		isEndingSoon: endsAt !== null && endsAt - now <= EXPIRY_WARNING_MS,
		isCancelled: isPaid && state.cancelAtPeriodEnd,
		isPastDue: state?.status === "past_due",
		isManageable: state !== null && state.hasCustomer,
	};
}
