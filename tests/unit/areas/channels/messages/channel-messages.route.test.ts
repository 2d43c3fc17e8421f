import { expect, test } from "vitest";
import { loader as indexLoader } from "#app/areas/channels/channel-index.route.tsx";
import { loader } from "#app/areas/channels/messages/channel-messages.route.tsx";
import { channel, routeArgs, signedInAs, thrownBy } from "../../route-args.ts";

const signedIn = signedInAs("viewer", [channel(), channel({ id: "w1", type: "webchat" })]);

test("an instance's conversations open at its own address, with the one that was asked for", async () => {
	const args = routeArgs({
		services: {},
		signedIn,
		params: { channelId: "c1" },
		path: "/channels/c1/messages?who=mine",
	});
	expect(await thrownBy(() => loader(args))).toMatchObject({
		status: 302,
		location: "/whatsapp/c1?who=mine",
	});
});

test("a channel's list is there at once; a conversation in the query leads to its own address", async () => {
	const at = (path: string) =>
		routeArgs({ services: {}, signedIn, params: { channelId: "w1" }, path });
	expect(loader(at("/channels/w1/messages"))).toEqual({ name: "Vendas", showsList: true });
	expect(await thrownBy(() => loader(at("/channels/w1/messages?contact=p1")))).toMatchObject({
		status: 302,
		location: "/sessions/p1?channel=w1&contact=p1&channelId=w1",
	});
});

test("what is not there is 404", async () => {
	const args = routeArgs({ services: {}, signedIn, params: { channelId: "x" } });
	expect(await thrownBy(() => loader(args))).toMatchObject({ status: 404 });
});

test("a channel's own address leads to its settings, another's is 404", async () => {
	const at = (channelId: string) =>
		thrownBy(() => indexLoader(routeArgs({ services: {}, signedIn, params: { channelId } })));
	expect(await at("w1")).toMatchObject({ status: 302, location: "/channels/w1/settings" });
	expect(await at("x")).toMatchObject({ status: 404 });
});
