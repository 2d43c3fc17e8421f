import { expect, test } from "vitest";
import type { CheckoutRequest, PaymentVendor } from "#workers/adapters/payments/port.ts";

/** A vendor under test, and what only its own side can do. */
export interface PaymentsRig {
	vendor: PaymentVendor;
	pay(checkoutId: string): Promise<void>;
	abandon(checkoutId: string): Promise<void>;
	/** Ends the subscription with its period, or lets it renew again. */
	setRenewal(customerId: string, renews: boolean): Promise<void>;
	/** Far enough for a month to end. */
	passMonth(): Promise<void>;
}

let serial = 0;
export const checkoutRequest = (overrides: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
	workspaceId: "workspace-1",
	plan: "premium",
	customerId: null,
	email: "ana@loja.test",
	locale: "pt",
	idempotencyKey: `key-${(serial += 1)}-${crypto.randomUUID()}`,
	successUrl: (id) => `https://prosa.example/subscription?session_id=${id}`,
	cancelUrl: "https://prosa.example/subscription?checkout=cancelled",
	...overrides,
});

export async function valueOf<T>(
	result: Promise<{ ok: true; value: T } | { ok: false; code: string }>,
) {
	const settled = await result;
	if (!settled.ok) throw new Error(settled.code);
	return settled.value;
}

/** What every vendor of payments does alike. */
export function testPaymentVendor(createRig: (workspaceId: string) => PaymentsRig): void {
	const begin = async (rig: PaymentsRig, workspaceId: string) =>
		valueOf(rig.vendor.createCheckout(checkoutRequest({ workspaceId })));
	const fresh = () => {
		const workspaceId = crypto.randomUUID();
		return { workspaceId, rig: createRig(workspaceId) };
	};

	test("a checkout is open at its own address until it is paid; then it has a customer who is subscribed", async () => {
		const { workspaceId, rig } = fresh();
		const { id, url } = await begin(rig, workspaceId);
		expect(await rig.vendor.readCheckout(id)).toEqual({
			ok: true,
			value: { state: "open", url, customerId: null },
		});
		await rig.pay(id);
		const paid = await valueOf(rig.vendor.readCheckout(id));
		expect(paid).toMatchObject({ state: "complete", url: null });
		const [subscription, ...others] = await valueOf(
			rig.vendor.listSubscriptions(paid.customerId ?? ""),
		);
		expect(others).toEqual([]);
		expect(subscription).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
		const days = ((subscription?.currentPeriodEnd ?? 0) - Date.now()) / 86_400_000;
		expect(days).toBeGreaterThan(27);
		expect(days).toBeLessThan(32);
	});

	test("the same idempotency key leads to the same checkout, another one to another", async () => {
		const { workspaceId, rig } = fresh();
		const request = checkoutRequest({ workspaceId });
		const first = await valueOf(rig.vendor.createCheckout(request));
		expect(await valueOf(rig.vendor.createCheckout(request))).toEqual(first);
		const other = await begin(rig, workspaceId);
		expect(other.id).not.toBe(first.id);
	});

	test("L21 the same key with another workspace's words is a conflict, and no checkout of theirs", async () => {
		const { workspaceId, rig } = fresh();
		const request = checkoutRequest({ workspaceId });
		await rig.vendor.createCheckout(request);
		expect(
			await rig.vendor.createCheckout({ ...request, workspaceId: crypto.randomUUID() }),
		).toEqual({ ok: false, code: "conflict" });
	});

	test("an abandoned checkout is over, and paying it afterwards changes nothing", async () => {
		const { workspaceId, rig } = fresh();
		const { id } = await begin(rig, workspaceId);
		await rig.abandon(id);
		expect(await valueOf(rig.vendor.readCheckout(id))).toEqual({
			state: "expired",
			url: null,
			customerId: null,
		});
		await rig.pay(id);
		expect(await valueOf(rig.vendor.readCheckout(id))).toMatchObject({ state: "expired" });
	});

	test("an unknown checkout is not found", async () => {
		const { rig } = fresh();
		expect(await rig.vendor.readCheckout("cs_nobody")).toEqual({ ok: false, code: "not_found" });
	});

	test("the portal has an address; a cancelled subscription says so, may renew again, and ends with its month", async () => {
		const { workspaceId, rig } = fresh();
		const { id } = await begin(rig, workspaceId);
		await rig.pay(id);
		const customerId = (await valueOf(rig.vendor.readCheckout(id))).customerId ?? "";
		const portal = await valueOf(
			rig.vendor.openPortal({ customerId, returnUrl: "https://prosa.example/back", locale: "pt" }),
		);
		expect(portal.url).toMatch(/^https?:\/\//);
		const read = async () => (await valueOf(rig.vendor.listSubscriptions(customerId)))[0];
		await rig.setRenewal(customerId, false);
		expect(await read()).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
		await rig.setRenewal(customerId, true);
		expect(await read()).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
		const before = (await read())?.currentPeriodEnd ?? 0;
		await rig.passMonth();
		expect((await read())?.currentPeriodEnd).toBeGreaterThan(before);
		await rig.setRenewal(customerId, false);
		await rig.passMonth();
		expect(await read()).toMatchObject({ status: "canceled" });
	});

	test("a webhook without a signature proves nothing", async () => {
		const { rig } = fresh();
		const body = new TextEncoder().encode("{}");
		expect(await rig.vendor.verifyEvent(body, null, Date.now())).toBeNull();
		expect(await rig.vendor.verifyEvent(body, "t=1,v1=00", Date.now())).toBeNull();
	});
}
