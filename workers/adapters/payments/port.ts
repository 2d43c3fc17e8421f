import type { Plan } from "#app/domain/billing/plan.ts";
import type { PaymentProvider, SubscriptionStatus } from "#app/domain/billing/subscription.ts";
import type { Result } from "#app/domain/result.ts";

/**
 * Why a provider did not do what was asked. `payments_unavailable`: trouble of theirs or of the line,
 * the same may pass later; `conflict`: the idempotency key was used with other words; `not_found`.
 */
export type PaymentFault = "payments_unavailable" | "conflict" | "not_found";

export interface CheckoutRequest {
	workspaceId: string;
	plan: Plan;
	/** The workspace's customer at the provider, once there is one. */
	customerId: string | null;
	/** Only a suggestion for the payment form. */
	email: string;
	locale: "pt" | "en";
	/** The same key leads to the same checkout (R35, L21). */
	idempotencyKey: string;
	/** Our page; it proves nothing by being opened (N03). */
	successUrl: (checkoutId: string) => string;
	cancelUrl: string;
}

export interface CheckoutState {
	state: "open" | "complete" | "expired";
	/** Where to pay; null when it is not open. */
	url: string | null;
	customerId: string | null;
}

/** A subscription as the provider has it now. Moments in milliseconds since 1970. */
export interface ProviderSubscription {
	id: string;
	status: SubscriptionStatus;
	currentPeriodEnd: number | null;
	cancelAtPeriodEnd: boolean;
	createdAt: number;
}

/** What an event is about; its other words decide nothing (I18). */
export interface PaymentEvent {
	id: string;
	type: string;
	about: { kind: "checkout" | "customer"; id: string } | { kind: "nothing" };
}

/** Somebody who takes payments. Expected trouble is a code, never an exception. */
export interface PaymentVendor {
	readonly name: PaymentProvider;
	/** Origins of its pages, which forms of ours end up at by redirect; empty when they are ours. */
	readonly pageOrigins: readonly string[];
	createCheckout(
		request: CheckoutRequest,
	): Promise<Result<{ id: string; url: string }, PaymentFault>>;
	readCheckout(checkoutId: string): Promise<Result<CheckoutState, PaymentFault>>;
	/** All subscriptions of a customer, ended ones too. */
	listSubscriptions(customerId: string): Promise<Result<ProviderSubscription[], PaymentFault>>;
	openPortal(request: {
		customerId: string;
		returnUrl: string;
		locale: "pt" | "en";
	}): Promise<Result<{ url: string }, PaymentFault>>;
	/**
	 * The event in a webhook's raw body, when its signature is right and fresh; otherwise null.
	 * @param now milliseconds since 1970
	 */
	verifyEvent(
		rawBody: Uint8Array,
		signature: string | null,
		now: number,
	): Promise<PaymentEvent | null>;
}
