import { expect, test, vi } from "vitest";
import { action, loader } from "#app/areas/billing/subscription.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, thrownBy, valueOf } from "../route-args.ts";

const overview = (subscribed: boolean) => ({
	subscription: { subscribed, tier: subscribed ? "premium" : "free" },
	use: null,
	payments: "stripe",
});

function load(path: string, billing: object) {
	const services = { billing: { overview: async () => overview(false), ...billing } };
	return loader(routeArgs({ services, path, signedIn: signedInAs("admin") }));
}
function act(form: Record<string, string>, billing: object) {
	return action(routeArgs({ services: { billing }, form, signedIn: signedInAs("admin") }));
}

test("N03 the way back from a checkout asks the provider and leaves the address, paid or not", async () => {
	const finishCheckout = vi.fn<(...args: unknown[]) => unknown>(async () => ok("premium"));
	const back = (billing: object) => thrownBy(() => load("/subscription?session_id=cs_1", billing));
	expect(await back({ finishCheckout })).toMatchObject({ location: "/subscription?checkout=done" });
	expect(finishCheckout).toHaveBeenCalledWith(expect.anything(), "cs_1");
	expect(await back({ finishCheckout: async () => ok("free") })).toMatchObject({
		location: "/subscription?checkout=pending",
	});
	expect(await back({ finishCheckout: async () => fail("payments_unavailable") })).toMatchObject({
		location: "/subscription?checkout=pending",
	});
	for (const code of ["not_found", "forbidden"])
		expect(await back({ finishCheckout: async () => fail(code) })).toMatchObject({
			location: "/subscription",
		});
});

test("N03 an address that says 'done' is not believed: the subscription decides", async () => {
	expect(await load("/subscription?checkout=done", {})).toMatchObject({ notice: "pending" });
	const paid = { overview: async () => overview(true) };
	expect(await load("/subscription?checkout=pending", paid)).toMatchObject({ notice: "done" });
	expect(await load("/subscription?checkout=cancelled", {})).toMatchObject({ notice: "cancelled" });
	expect(await load("/subscription?checkout=<script>", {})).toMatchObject({ notice: null });
	expect(await load("/subscription", {})).toMatchObject({ notice: null, mayManage: true });
});

test("back from the portal the provider is asked once", async () => {
	const refresh = vi.fn<() => unknown>(async () => ok("free"));
	expect(await thrownBy(() => load("/subscription?checkout=back", { refresh }))).toMatchObject({
		location: "/subscription",
	});
	expect(refresh).toHaveBeenCalledTimes(1);
});

test("a checkout leads to the provider's page; a refusal stays here with its code", async () => {
	const url = "https://checkout.stripe.com/c/pay/cs_1";
	const startCheckout = vi.fn<(...args: unknown[]) => unknown>(async () => ok({ url }));
	const form = { intent: "checkout", plan: "premium", price: "price_free" };
	expect(outcomeOf(await act(form, { startCheckout }))).toMatchObject({
		status: 302,
		location: url,
	});
	expect(startCheckout).toHaveBeenCalledWith(expect.anything(), { plan: "premium", locale: "pt" });
	for (const [code, status] of [
		["forbidden", 403],
		["already_subscribed", 409],
		["conflict", 409],
		["rate_limited", 429],
		["payments_unavailable", 503],
		["payments_not_configured", 400],
	] as const) {
		const refused = await act(form, { startCheckout: async () => fail(code) });
		expect([outcomeOf(refused).status, valueOf(refused)], code).toEqual([
			status,
			{ intent: "checkout", code },
		]);
	}
});

test("portal and refresh", async () => {
	const openPortal = async () => ok({ url: "https://billing.stripe.com/p/session/x" });
	expect(outcomeOf(await act({ intent: "portal" }, { openPortal }))).toMatchObject({ status: 302 });
	const refreshed = await act({ intent: "refresh" }, { refresh: async () => ok("premium") });
	expect(valueOf(refreshed)).toEqual({ intent: "refresh", code: null });
	expect(valueOf(await act({ intent: "grant" }, {}))).toEqual({
		intent: null,
		code: "invalid_request",
	});
});
