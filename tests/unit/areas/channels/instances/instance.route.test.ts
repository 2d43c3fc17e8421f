import { expect, test } from "vitest";
import { loader } from "#app/areas/channels/instances/instance.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { channel, routeArgs, signedInAs, thrownBy } from "../../route-args.ts";

const params = { instanceId: "c1" };
const signedIn = signedInAs("operator", [channel()]);
const opening = (status: string) => {
	const value = { instance: channel(), link: { status }, capabilities: { linking: "qr" } };
	return {
		whatsapp: { open: () => Promise.resolve(ok(value)) },
		embeddedSignUp: { isOffered: true },
	};
};

test("another workspace's instance is not found, exactly like an unknown one, and its object is not asked", async () => {
	const args = routeArgs({ services: {}, signedIn: signedInAs("admin"), params });
	expect(await thrownBy(() => loader(args))).toMatchObject({ status: 404 });
});

test("trouble of ours does not look like a missing instance", async () => {
	const whatsapp = { open: () => Promise.resolve(fail("unavailable")) };
	const args = routeArgs({ services: { whatsapp }, signedIn, params });
	expect(await thrownBy(() => loader(args))).toMatchObject({ status: 503 });
});

test("a linked or unstable number shows its list, any other one how to connect it", async () => {
	for (const [status, showsList] of [
		["connected", true],
		["unstable", true],
		["connecting", false],
		["disconnected", false],
	] as const) {
		const loaded = await loader(routeArgs({ services: opening(status), signedIn, params }));
		expect(loaded, status).toMatchObject({ showsList, role: "operator" });
		expect(loaded.connect?.offersSignUp, status).toBe(showsList ? undefined : true);
	}
});

test("a conversation in the query, as earlier releases had it, leads to its own address with the channel's list", async () => {
	const path = "/whatsapp/c1?contact=p%209&filter=mine&at=m1&words=ola";
	expect(await thrownBy(() => loader(routeArgs({ services: {}, signedIn, params, path })))).toEqual(
		{
			status: 302,
			location: "/whatsapp/instances/c1/messages/p%209?channelId=c1&at=m1&words=ola",
			cookies: [],
		},
	);
});
