import { expect, test } from "vitest";
import { loader } from "#app/areas/channels/instances/instance.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { channel, routeArgs, signedInAs, thrownBy } from "../../route-args.ts";

const params = { instanceId: "c1" };

test("another workspace's instance is not found, exactly like an unknown one", async () => {
	const whatsapp = { open: () => Promise.resolve(fail("not_found")) };
	const args = routeArgs({ services: { whatsapp }, signedIn: signedInAs("admin"), params });
	expect(await thrownBy(() => loader(args))).toMatchObject({ status: 404 });
});

test("trouble of ours does not look like a missing instance", async () => {
	const whatsapp = { open: () => Promise.resolve(fail("unavailable")) };
	const args = routeArgs({ services: { whatsapp }, signedIn: signedInAs("admin"), params });
	expect(await thrownBy(() => loader(args))).toMatchObject({ status: 503 });
});

test("the conversation in the address is opened in the same round trip", async () => {
	const asked: unknown[] = [];
	const whatsapp = {
		open: (_: unknown, ...rest: unknown[]) => {
			asked.push(rest);
			return Promise.resolve(ok({ instance: channel(), inbox: { seq: 1 } }));
		},
	};
	const loaded = await loader(
		routeArgs({
			services: { whatsapp },
			signedIn: signedInAs("operator"),
			params,
			path: "/whatsapp/c1?contact=p9",
		}),
	);
	expect(asked).toEqual([["c1", "p9", { filter: "open", label: null }]]);
	expect(loaded.me).toEqual({ memberId: "member-1", name: "Ana Lima", role: "operator" });
});
