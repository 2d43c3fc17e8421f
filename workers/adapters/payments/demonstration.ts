// founding.md 32: without a provider, a local checkout that is labelled as a demonstration. No money is charged.
import { fail, ok } from "#app/domain/result.ts";
import {
	type DemonstrationPayment,
	periodEndAt,
	stateOf,
	subscriptionOf,
} from "./demonstration-rules.ts";
import type { CheckoutState, PaymentVendor } from "./port.ts";

/** Storage of payments, in D1 (workers/data/queries/billing/demonstration-payments.ts). */
export interface DemonstrationStore {
	/** A payment by its idempotency key; created when there is none. */
	ensure(payment: {
		id: string;
		workspaceId: string;
		idempotencyKey: string;
		createdAt: number;
	}): Promise<DemonstrationPayment>;
	find(id: string): Promise<DemonstrationPayment | null>;
	list(workspaceId: string): Promise<DemonstrationPayment[]>;
	update(
		id: string,
		change: Partial<Pick<DemonstrationPayment, "abandonedAt" | "paidAt" | "cancelAt">>,
	): Promise<void>;
}

export interface DemonstrationDeps {
	store: DemonstrationStore;
	publicUrl: string;
	newId(): string;
	now(): number;
}

const CUSTOMER = "demo_cus_";
const workspaceOf = (customerId: string): string | null =>
	customerId.startsWith(CUSTOMER) ? customerId.slice(CUSTOMER.length) : null;

export interface DemonstrationPayments extends PaymentVendor {
	/** Actions of the provider's own pages. */
	pages: {
		pay(checkoutId: string): Promise<boolean>;
		abandon(checkoutId: string): Promise<void>;
		/** Sets whether the subscription renews or ends with the paid month. False when there is none. */
		setRenewal(workspaceId: string, renews: boolean): Promise<boolean>;
	};
}

export function createDemonstrationPayments(deps: DemonstrationDeps): DemonstrationPayments {
	const { store, now } = deps;
	const checkoutUrl = (id: string) => `${deps.publicUrl}/subscription/demonstration/${id}`;
	const toState = (payment: DemonstrationPayment): CheckoutState => {
		const state = stateOf(payment, now());
		return {
			state,
			url: state === "open" ? checkoutUrl(payment.id) : null,
			customerId: state === "complete" ? `${CUSTOMER}${payment.workspaceId}` : null,
		};
	};

	return {
		name: "demonstration",
		pageOrigins: [],

		async createCheckout({ workspaceId, idempotencyKey }) {
			const payment = await store.ensure({
				id: `demo_cs_${deps.newId()}`,
				workspaceId,
				idempotencyKey,
				createdAt: now(),
			});
			if (payment.workspaceId !== workspaceId) return fail("conflict");
			return ok({ id: payment.id, url: checkoutUrl(payment.id) });
		},

		async readCheckout(checkoutId) {
			const payment = await store.find(checkoutId);
			return payment ? ok(toState(payment)) : fail("not_found");
		},

		async listSubscriptions(customerId) {
			const workspaceId = workspaceOf(customerId);
			if (workspaceId === null) return fail("not_found");
			const at = now();
			const payments = await store.list(workspaceId);
			return ok(payments.flatMap((payment) => subscriptionOf(payment, at) ?? []));
		},

		openPortal: () => Promise.resolve(ok({ url: `${deps.publicUrl}/subscription/demonstration` })),

		// There are no webhooks: its pages report their actions directly.
		verifyEvent: () => Promise.resolve(null),

		pages: createPages(deps),
	};
}

function createPages({ store, now }: DemonstrationDeps): DemonstrationPayments["pages"] {
	const findCurrent = async (workspaceId: string) => {
		const at = now();
		const payments = await store.list(workspaceId);
		return payments.find((payment) => subscriptionOf(payment, at)?.status === "active") ?? null;
	};
	return {
		async pay(checkoutId) {
			const payment = await store.find(checkoutId);
			if (!payment || stateOf(payment, now()) === "expired") return false;
			if (payment.paidAt === null) await store.update(checkoutId, { paidAt: now() });
			return true;
		},
		async abandon(checkoutId) {
			const payment = await store.find(checkoutId);
			if (payment && stateOf(payment, now()) === "open")
				await store.update(checkoutId, { abandonedAt: now() });
		},
		async setRenewal(workspaceId, renews) {
			const payment = await findCurrent(workspaceId);
			if (!payment || payment.paidAt === null) return false;
			const cancelAt = renews ? null : periodEndAt(payment.paidAt, now());
			await store.update(payment.id, { cancelAt });
			return true;
		},
	};
}
