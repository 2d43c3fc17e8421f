import type { Plan } from "#app/domain/billing/plan.ts";
import type { PaymentProvider, SubscriptionStatus } from "#app/domain/billing/subscription.ts";
import type { Result } from "#app/domain/result.ts";

/**
 * Why a provider failed. `payments_unavailable`: an error of theirs or of the connection, may succeed later;
 * `conflict`: the idempotency key was used with other parameters; `not_found`.
 */
export type PaymentFault = "payments_unavailable" | "conflict" | "not_found";

export interface CheckoutRequest {
	workspaceId: string;
	plan: Plan;
	/** The workspace's customer at the provider; null for the first checkout. */
	customerId: string | null;
	/** Prefilled in the payment form. */
	email: string;
	locale: "pt" | "en";
	/** The same key gives the same checkout (R35, L21). */
	idempotencyKey: string;
	/** Our return page; opening it proves no payment (N03). */
	successUrl: (checkoutId: string) => string;
	cancelUrl: string;
}

export interface CheckoutState {
	state: "open" | "complete" | "expired";
	/** The payment page; null when the checkout is not open. */
	url: string | null;
	customerId: string | null;
}

/** A subscription in the provider's present state; times in epoch ms. */
export interface ProviderSubscription {
	id: string;
	status: SubscriptionStatus;
	currentPeriodEnd: number | null;
	cancelAtPeriodEnd: boolean;
	createdAt: number;
}

/** The ids in an event; its other fields are not trusted (I18). */
export interface PaymentEvent {
	id: string;
	type: string;
	about: { kind: "checkout" | "customer"; id: string } | { kind: "nothing" };
}

/** A payment provider. Its failures are codes, never exceptions. */
export interface PaymentVendor {
	readonly name: PaymentProvider;
	/** Origins of its pages, to which our forms are redirected; empty when the pages are ours. */
	readonly pageOrigins: readonly string[];
	createCheckout(
		request: CheckoutRequest,
	): Promise<Result<{ id: string; url: string }, PaymentFault>>;
	readCheckout(checkoutId: string): Promise<Result<CheckoutState, PaymentFault>>;
	/** All subscriptions of a customer, including ended ones. */
	listSubscriptions(customerId: string): Promise<Result<ProviderSubscription[], PaymentFault>>;
	openPortal(request: {
		customerId: string;
		returnUrl: string;
		locale: "pt" | "en";
	}): Promise<Result<{ url: string }, PaymentFault>>;
	/**
	 * The event in a webhook's raw body if its signature is valid and recent, else null.
	 * @param now epoch ms
	 */
	verifyEvent(
		rawBody: Uint8Array,
		signature: string | null,
		now: number,
	): Promise<PaymentEvent | null>;
}
