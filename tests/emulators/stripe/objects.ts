/** Objects as the pinned version of the API writes them (2026-10-28.endive), as far as anyone reads them. */
import type { Portal, Session, Subscription, World } from "./state.ts";

export const API_VERSION = "2026-10-28.endive";

export const sessionObject = (world: World, session: Session) => ({
	id: session.id,
	object: "checkout.session",
	mode: "subscription",
	status: session.status,
	payment_status: session.paymentStatus,
	url: session.status === "open" ? `${world.url}/c/pay/${session.id}` : null,
	customer: session.customer,
	customer_email: session.email,
	subscription: session.subscription,
	client_reference_id: session.clientReference,
	metadata: session.metadata,
	success_url: session.successUrl,
	cancel_url: session.cancelUrl,
	currency: "brl",
	amount_total: 2990 * session.quantity,
	expires_at: session.expiresAt,
	livemode: false,
});

/** The end of the period stands on the item, not on the subscription. */
export const subscriptionObject = (subscription: Subscription) => ({
	id: subscription.id,
	object: "subscription",
	customer: subscription.customer,
	status: subscription.status,
	created: subscription.created,
	cancel_at_period_end: subscription.cancelAtPeriodEnd,
	cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
	metadata: subscription.metadata,
	currency: "brl",
	items: {
		object: "list",
		has_more: false,
		data: [
			{
				id: `si_${subscription.id}`,
				object: "subscription_item",
				quantity: 1,
				price: { id: subscription.price, object: "price", currency: "brl", unit_amount: 2990 },
				current_period_start: subscription.periodStart,
				current_period_end: subscription.periodEnd,
			},
		],
	},
	livemode: false,
});

export const portalObject = (world: World, portal: Portal) => ({
	id: portal.id,
	object: "billing_portal.session",
	customer: portal.customer,
	url: `${world.url}/p/session/${portal.id}`,
	return_url: portal.returnUrl,
	livemode: false,
});

export const invoiceObject = (subscription: Subscription, isPaid: boolean) => ({
	id: `in_${subscription.id}_${subscription.periodEnd}`,
	object: "invoice",
	customer: subscription.customer,
	status: isPaid ? "paid" : "open",
	amount_due: 2990,
	currency: "brl",
	parent: {
		type: "subscription_details",
		subscription_details: { subscription: subscription.id },
	},
});
