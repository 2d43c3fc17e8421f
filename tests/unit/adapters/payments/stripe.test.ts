import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StripeEmulator, startStripeEmulator } from "#tests/emulators/stripe/start.ts";
import {
	checkoutRequest,
	testPaymentVendor,
	valueOf,
} from "#tests/support/payments-conformance.ts";
import type { PaymentVendor } from "#workers/adapters/payments/port.ts";
import { createStripePayments } from "#workers/adapters/payments/stripe.ts";

let emulator: StripeEmulator;
beforeAll(async () => {
	emulator = await startStripeEmulator();
});
afterAll(() => emulator.stop());
beforeEach(() => emulator.control("faults"));

const connect = (
	overrides: Partial<Parameters<typeof createStripePayments>[0]> = {},
): PaymentVendor =>
	createStripePayments({
		secretKey: "sk_test_emulator",
		webhookSecret: "whsec_emulator",
		premiumPrice: "price_premium",
		url: emulator.url,
		allowedPrivateHosts: [emulator.host],
		...overrides,
	});

interface LoggedCall {
	method: string;
	path: string;
	params: string;
	key: string | null;
}
const callsSince = async (length: number): Promise<LoggedCall[]> =>
	(await emulator.control<{ calls: LoggedCall[] }>("log")).calls.slice(length);

testPaymentVendor(() => ({
	vendor: connect(),
	pay: (id) => emulator.control("pay", { id }),
	abandon: (id) => emulator.control("expire", { id }),
	setRenewal: (customer, renews) =>
		emulator.control("change", { customer, cancelAtPeriodEnd: !renews }),
	passMonth: () => emulator.control("advance", { seconds: 31 * 24 * 3600 }),
}));

test("N02 price, quantity and mode are ours: the request names them whatever anybody asks for", async () => {
	const { length } = await callsSince(0);
	await connect().createCheckout(checkoutRequest({ plan: "enterprise", idempotencyKey: "n02" }));
	const [call] = await callsSince(length);
	const params = Object.fromEntries(new URLSearchParams(call?.params));
	expect(params).toEqual({
		mode: "subscription",
		"line_items[0][price]": "price_premium",
		"line_items[0][quantity]": "1",
		customer_email: "ana@loja.test",
		client_reference_id: "workspace-1",
		"metadata[workspace_id]": "workspace-1",
		"subscription_data[metadata][workspace_id]": "workspace-1",
		success_url: "https://prosa.example/subscription?session_id={CHECKOUT_SESSION_ID}",
		cancel_url: "https://prosa.example/subscription?checkout=cancelled",
		locale: "pt-BR",
	});
	expect(call?.key).toBe("n02");
});

test("a known customer pays as that customer, without another e-mail", async () => {
	const vendor = connect();
	const first = await valueOf(vendor.createCheckout(checkoutRequest()));
	await emulator.control("pay", { id: first.id });
	const { customerId } = await valueOf(vendor.readCheckout(first.id));
	const { length } = await callsSince(0);
	await valueOf(vendor.createCheckout(checkoutRequest({ customerId })));
	const [call] = await callsSince(length);
	const params = new URLSearchParams(call?.params);
	expect([params.get("customer"), params.has("customer_email")]).toEqual([customerId, false]);
});

test("a status Stripe invents later is unknown, not guessed", async () => {
	const vendor = connect();
	const { id } = await valueOf(vendor.createCheckout(checkoutRequest()));
	await emulator.control("pay", { id });
	const customer = (await valueOf(vendor.readCheckout(id))).customerId ?? "";
	await emulator.control("change", { customer, status: "frozen" });
	expect((await valueOf(vendor.listSubscriptions(customer)))[0]?.status).toBe("unknown");
});

test.each(["down", "garbage", "reset", "rate429", "error500"] as const)(
	"R35 Stripe that is %s is trouble with a name, and the SDK's own retry keeps the key",
	async (mode) => {
		const vendor = connect();
		const { length } = await callsSince(0);
		await emulator.control("faults", { rules: [{ mode }] });
		const fault = { ok: false, code: "payments_unavailable" };
		// At once: each waits for the SDK's retries.
		const answers = await Promise.all([
			vendor.createCheckout(checkoutRequest({ idempotencyKey: mode })),
			vendor.readCheckout("cs_1"),
			vendor.listSubscriptions("cus_1"),
			vendor.openPortal({
				customerId: "cus_1",
				returnUrl: "https://x.example",
				locale: "en",
			}),
		]);
		expect(answers).toEqual([fault, fault, fault, fault]);
		const posts = (await callsSince(length)).filter(({ path }) => path === "/v1/checkout/sessions");
		expect(posts.length).toBeGreaterThan(0);
		expect(new Set(posts.map(({ key }) => key))).toEqual(new Set([mode]));
	},
);

test("R35 a checkout whose answer was lost is the same one at the next try", async () => {
	const vendor = connect();
	await emulator.control("faults", { rules: [{ mode: "accept_then_reset", times: 1 }] });
	const request = checkoutRequest();
	const first = await valueOf(vendor.createCheckout(request));
	expect(await valueOf(vendor.createCheckout(request))).toEqual(first);
});

test("a wrong key, an unknown price and another customer's portal never look like success", async () => {
	expect(await connect({ secretKey: "sk_test_wrong" }).createCheckout(checkoutRequest())).toEqual({
		ok: false,
		code: "payments_unavailable",
	});
	expect(await connect({ premiumPrice: "price_other" }).createCheckout(checkoutRequest())).toEqual({
		ok: false,
		code: "payments_unavailable",
	});
	expect(
		await connect().openPortal({
			customerId: "cus_nobody",
			returnUrl: "https://x.example",
			locale: "pt",
		}),
	).toEqual({ ok: false, code: "not_found" });
});

test("a private address that nobody allowed is not called", async () => {
	const { length } = await callsSince(0);
	expect(await connect({ allowedPrivateHosts: [] }).readCheckout("cs_1")).toEqual({
		ok: false,
		code: "payments_unavailable",
	});
	expect(await callsSince(length)).toEqual([]);
});

test("G07 its pages are Stripe's, unless the configuration says otherwise", () => {
	expect(connect({ url: null }).pageOrigins).toEqual([
		"https://checkout.stripe.com",
		"https://billing.stripe.com",
	]);
	expect(connect().pageOrigins).toEqual([emulator.url]);
});
