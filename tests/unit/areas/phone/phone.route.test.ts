import { expect, test } from "vitest";
import { action, loader } from "#app/areas/phone/phone.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { channel, outcomeOf, routeArgs, signedInAs, thrownBy, valueOf } from "../route-args.ts";

const params = { instanceId: "c1" };
const signedIn = signedInAs("manager", [channel({ name: "Vendas" })]);

test.each([
	["forbidden", 403],
	["not_found", 404],
] as const)("a phone refused as %s answers %i", async (code, status) => {
	const whatsapp = { phone: { view: () => Promise.resolve(fail(code)) } };
	const args = routeArgs({ services: { whatsapp }, signedIn, params });
	expect(await thrownBy(() => loader(args))).toMatchObject({ status });
});

test("the phone shows the name of its instance", async () => {
	const whatsapp = { phone: { view: () => Promise.resolve(ok({ status: "unlinked" })) } };
	const loaded = await loader(routeArgs({ services: { whatsapp }, signedIn, params }));
	expect(loaded).toMatchObject({ name: "Vendas", instanceId: "c1" });
});

test("an action is checked before it reaches the phone", async () => {
	const done: unknown[] = [];
	const whatsapp = {
		phone: {
			act: (...args: unknown[]) => {
				done.push(args.slice(1));
				return Promise.resolve(ok(null));
			},
		},
	};
	const act = (json: unknown) =>
		action(routeArgs({ services: { whatsapp }, signedIn, params, json }));
	expect(valueOf(await act({ type: "scan" }))).toEqual({ code: null });
	expect(outcomeOf(await act({ type: "explode" })).status).toBe(400);
	expect(outcomeOf(await act({ type: "scan", extra: 1 })).status).toBe(400);
	expect(done).toEqual([["c1", { type: "scan" }]]);
});
