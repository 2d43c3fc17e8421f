import { expect, test } from "vitest";
import { action, loader } from "#app/areas/channels/instances/instance-new.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { outcomeOf, routeArgs, signedInAs, thrownBy, valueOf } from "../../route-args.ts";

const form = { name: "Vendas", description: "Loja", webhookUrl: "", gateway: "simulator" };

test("only managers and admins see the form", async () => {
	const ways = [{ choice: "simulator", vendor: "simulator", name: null }];
	const services = {
		whatsapp: { ways: () => Promise.resolve(ways) },
		embeddedSignUp: { isOffered: true },
	};
	for (const role of ["viewer", "operator"] as const)
		expect(
			await thrownBy(() => loader(routeArgs({ services, signedIn: signedInAs(role) }))),
		).toMatchObject({ status: 403 });
	const path = "/whatsapp/instances/new?gateway=simulator";
	for (const [role, mayAddWays] of [
		["manager", false],
		["admin", true],
	] as const)
		expect(await loader(routeArgs({ services, signedIn: signedInAs(role), path }))).toEqual({
			ways,
			asked: "simulator",
			mayAddWays,
			offersSignUp: true,
		});
});

test("a created instance opens its own screen", async () => {
	const whatsapp = { create: () => Promise.resolve(ok({ id: "new-1" })) };
	const answer = await action(
		routeArgs({ services: { whatsapp }, signedIn: signedInAs("admin"), form }),
	);
	expect(outcomeOf(answer)).toMatchObject({ status: 302, location: "/whatsapp/new-1?created=1" });
});

test("a blank name is refused before the service is asked", async () => {
	const answer = await action(
		routeArgs({ services: {}, signedIn: signedInAs("admin"), form: { ...form, name: "  " } }),
	);
	expect(outcomeOf(answer).status).toBe(400);
	expect(valueOf(answer)).toEqual({ code: "name_required", isWebhook: false });
});

test("the service's refusal comes back with its code", async () => {
	const whatsapp = { create: () => Promise.resolve(fail("gateway_not_offered")) };
	const answer = await action(
		routeArgs({ services: { whatsapp }, signedIn: signedInAs("admin"), form }),
	);
	expect(valueOf(answer)).toEqual({ code: "gateway_not_offered", isWebhook: false });
});
