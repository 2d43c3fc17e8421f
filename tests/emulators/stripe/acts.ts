/** What people do at Stripe (pay, decline, cancel, resume) and what time does. */
import { emit } from "./events.ts";
import { invoiceObject, sessionObject, subscriptionObject } from "./objects.ts";
import { clock, MONTH_S, nextId, type Session, type Subscription, type World } from "./state.ts";

/** Pays: the customer, the subscription and the four events of it. */
export function pay(world: World, session: Session): void {
	if (session.status !== "open") return;
	const now = clock(world);
	session.customer ??= nextId(world, "cus");
	const subscription: Subscription = {
		id: nextId(world, "sub"),
		customer: session.customer,
		status: "active",
		price: session.price,
		created: now,
		periodStart: now,
		periodEnd: now + MONTH_S,
		cancelAtPeriodEnd: false,
		metadata: session.metadata,
	};
	world.subscriptions.set(subscription.id, subscription);
	session.subscription = subscription.id;
	session.status = "complete";
	session.paymentStatus = "paid";
	emit(world, "customer.subscription.created", subscriptionObject(subscription));
	emit(world, "invoice.paid", invoiceObject(subscription, true));
	emit(world, "checkout.session.completed", sessionObject(world, session));
	emit(world, "customer.subscription.updated", subscriptionObject(subscription));
}

export function expire(world: World, session: Session): void {
	if (session.status !== "open") return;
	session.status = "expired";
	emit(world, "checkout.session.expired", sessionObject(world, session));
}

/** Any change of a subscription: cancelled, resumed, late, refunded … */
export function change(
	world: World,
	subscription: Subscription,
	to: Partial<Pick<Subscription, "status" | "cancelAtPeriodEnd">>,
): void {
	Object.assign(subscription, to);
	const type =
		subscription.status === "canceled"
			? "customer.subscription.deleted"
			: "customer.subscription.updated";
	if (to.status === "past_due")
		emit(world, "invoice.payment_failed", invoiceObject(subscription, false));
	emit(world, type, subscriptionObject(subscription));
}

/** Time goes on: checkouts expire, periods end or renew. */
export function advance(world: World, seconds: number): void {
	world.clockOffset += seconds;
	const now = clock(world);
	for (const session of world.sessions.values())
		if (session.expiresAt <= now) expire(world, session);
	for (const subscription of world.subscriptions.values()) {
		while (subscription.status === "active" && subscription.periodEnd <= now) {
			if (subscription.cancelAtPeriodEnd) {
				change(world, subscription, { status: "canceled" });
				break;
			}
			subscription.periodStart = subscription.periodEnd;
			subscription.periodEnd += MONTH_S;
			emit(world, "invoice.paid", invoiceObject(subscription, true));
			emit(world, "customer.subscription.updated", subscriptionObject(subscription));
		}
	}
}
