import { expect, test } from "vitest";
import {
	checkoutRequest,
	testPaymentVendor,
	valueOf,
} from "#tests/support/payments-conformance.ts";
import {
	createDemonstrationPayments,
	type DemonstrationStore,
} from "#workers/adapters/payments/demonstration.ts";
import type { DemonstrationPayment } from "#workers/adapters/payments/demonstration-rules.ts";

/** Its books in memory; the real ones are D1's (tests/workers/services/billing/billing.test.ts). */
function createBooks(): DemonstrationStore {
	const payments = new Map<string, DemonstrationPayment & { key: string }>();
	return {
		async ensure({ idempotencyKey, ...made }) {
			const known = [...payments.values()].find(({ key }) => key === idempotencyKey);
			if (known) return known;
			const none = { abandonedAt: null, paidAt: null, cancelAt: null };
			const payment = { ...made, ...none, key: idempotencyKey };
			payments.set(payment.id, payment);
			return payment;
		},
		find: async (id) => payments.get(id) ?? null,
		list: async (workspaceId) =>
			[...payments.values()].filter((each) => each.workspaceId === workspaceId).toReversed(),
		async update(id, change) {
			const payment = payments.get(id);
			if (payment) Object.assign(payment, change);
		},
	};
}

function createRig(workspaceId: string) {
	const passed = { ms: 0 };
	const vendor = createDemonstrationPayments({
		store: createBooks(),
		publicUrl: "http://localhost:8787",
		newId: () => crypto.randomUUID(),
		now: () => Date.now() + passed.ms,
	});
	return {
		vendor,
		pay: async (id: string) => void (await vendor.pages.pay(id)),
		abandon: (id: string) => vendor.pages.abandon(id),
		setRenewal: async (_customerId: string, renews: boolean) =>
			void (await vendor.pages.setRenewal(workspaceId, renews)),
		passMonth: async () => void (passed.ms += 32 * 86_400_000),
	};
}

testPaymentVendor(createRig);

test("paying twice is one payment; a checkout nobody paid for a day is over", async () => {
	const { vendor, passMonth } = createRig("w");
	const { id } = await valueOf(vendor.createCheckout(checkoutRequest({ workspaceId: "w" })));
	expect(await vendor.pages.pay(id)).toBe(true);
	expect(await vendor.pages.pay(id)).toBe(true);
	const other = await valueOf(vendor.createCheckout(checkoutRequest({ workspaceId: "w" })));
	const customer = (await valueOf(vendor.readCheckout(id))).customerId ?? "";
	expect(await valueOf(vendor.listSubscriptions(customer))).toHaveLength(1);
	await passMonth();
	expect((await valueOf(vendor.readCheckout(other.id))).state).toBe("expired");
	expect(await vendor.pages.pay(other.id)).toBe(false);
	expect(await vendor.pages.pay("demo_cs_nobody")).toBe(false);
});

test("without a subscription there is nothing to renew, and a foreign customer is not found", async () => {
	const { vendor } = createRig("w");
	expect(await vendor.pages.setRenewal("w", false)).toBe(false);
	expect(await vendor.listSubscriptions("cus_real")).toEqual({ ok: false, code: "not_found" });
});
