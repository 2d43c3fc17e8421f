/** The demonstration provider's rules: subscriptions that are paid with one click. */
import type { ProviderSubscription } from "./port.ts";

/** A stored payment; times in epoch ms. */
export interface DemonstrationPayment {
	id: string;
	workspaceId: string;
	createdAt: number;
	abandonedAt: number | null;
	paidAt: number | null;
	cancelAt: number | null;
}

/** Lifetime of an open checkout, as at a real provider. */
const CHECKOUT_LIFE_MS = 24 * 60 * 60 * 1000;

export function stateOf(
	payment: DemonstrationPayment,
	now: number,
): "open" | "complete" | "expired" {
	if (payment.paidAt !== null) return "complete";
	const isOver = payment.abandonedAt !== null || now - payment.createdAt >= CHECKOUT_LIFE_MS;
	return isOver ? "expired" : "open";
}

/** The same day of a later month, or that month's last day. */
function addMonths(at: number, months: number): number {
	const date = new Date(at);
	const day = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() + months);
	const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(day, last));
	return date.getTime();
}

/** The end (epoch ms) of the paid month that contains `now`; the subscription renews every month. */
export function periodEndAt(paidAt: number, now: number): number {
	const from = new Date(paidAt);
	const to = new Date(now);
	const whole =
		(to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
	const end = addMonths(paidAt, Math.max(1, whole));
	return end > now ? end : addMonths(paidAt, Math.max(1, whole) + 1);
}

/** The subscription of a payment; null for one that was never completed. */
export function subscriptionOf(
	payment: DemonstrationPayment,
	now: number,
): ProviderSubscription | null {
	const { paidAt, cancelAt } = payment;
	if (paidAt === null) return null;
	return {
		id: `demo_sub_${payment.id}`,
		status: cancelAt !== null && now >= cancelAt ? "canceled" : "active",
		currentPeriodEnd: cancelAt ?? periodEndAt(paidAt, now),
		cancelAtPeriodEnd: cancelAt !== null,
		createdAt: paidAt,
	};
}
