import { expect, test } from "vitest";
import * as checkout from "#app/areas/billing/demonstration-checkout.route.tsx";
import * as portal from "#app/areas/billing/demonstration-portal.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, thrownBy, valueOf } from "../route-args.ts";

const args = (demonstration: object | null, form?: Record<string, string>) =>
	routeArgs({
		services: { billing: { demonstration } },
		params: { checkoutId: "demo_cs_1" },
		signedIn: signedInAs("admin"),
		...(form && { form }),
	});

test("where a real provider takes payments the demonstration's pages are not there", async () => {
	for (const run of [
		() => checkout.loader(args(null)),
		() => checkout.action(args(null, { act: "pay" })),
		() => portal.loader(args(null)),
		() => portal.action(args(null, { act: "cancel" })),
	])
		expect(await thrownBy(run)).toMatchObject({ status: 404 });
});

test("another workspace's checkout is a 404, one's own without the role a 403", async () => {
	for (const [code, status] of [
		["not_found", 404],
		["forbidden", 403],
	] as const) {
		const desk = { viewCheckout: async () => fail(code), viewPortal: async () => fail(code) };
		expect(await thrownBy(() => checkout.loader(args(desk)))).toMatchObject({ status });
		expect(await thrownBy(() => portal.loader(args(desk)))).toMatchObject({ status });
	}
});

test("paying and leaving go back to the product, which asks for itself", async () => {
	const desk = { pay: async () => ok(null), abandon: async () => ok(null) };
	expect(outcomeOf(await checkout.action(args(desk, { act: "pay" }))).location).toBe(
		"/subscription?session_id=demo_cs_1",
	);
	expect(outcomeOf(await checkout.action(args(desk, { act: "leave" }))).location).toBe(
		"/subscription?checkout=cancelled",
	);
	const over = { pay: async () => fail("conflict") };
	expect(outcomeOf(await checkout.action(args(over, { act: "pay" }))).status).toBe(409);
	expect(outcomeOf(await checkout.action(args(desk, { act: "steal" }))).status).toBe(400);
});

test("the portal cancels and resumes", async () => {
	const asked: boolean[] = [];
	const desk = {
		setRenewal: async (_: unknown, renews: boolean) => {
			asked.push(renews);
			return ok(null);
		},
	};
	expect(valueOf(await portal.action(args(desk, { act: "cancel" })))).toEqual({ code: null });
	expect(valueOf(await portal.action(args(desk, { act: "resume" })))).toEqual({ code: null });
	expect(asked).toEqual([false, true]);
});
