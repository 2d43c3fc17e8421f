import { expect, test } from "vitest";
import { loader as indexLoader } from "#app/areas/channels/channel-index.route.tsx";
import { loader } from "#app/areas/channels/messages/channel-messages.route.tsx";
import { fail } from "#app/domain/result.ts";
import { channel, routeArgs, signedInAs, thrownBy } from "../../route-args.ts";

const signedIn = signedInAs("viewer", [channel(), channel({ id: "w1", type: "webchat" })]);

test("an instance's conversations open at its own address, with the one that was asked for", async () => {
	const args = routeArgs({
		services: {},
		signedIn,
		params: { channelId: "c1" },
		path: "/channels/c1/messages?contact=p1",
	});
	expect(await thrownBy(() => loader(args))).toMatchObject({
		status: 302,
		location: "/whatsapp/c1?contact=p1",
	});
});

test("what is not there is 404, and trouble of ours is not", async () => {
	for (const [code, status] of [
		["not_found", 404],
		["unavailable", 503],
	] as const) {
		const channels = { openInbox: () => Promise.resolve(fail(code)) };
		const args = routeArgs({ services: { channels }, signedIn, params: { channelId: "w1" } });
		expect(await thrownBy(() => loader(args))).toMatchObject({ status });
	}
});

test("a channel's own address leads to its settings, another's is 404", async () => {
	const at = (channelId: string) =>
		thrownBy(() => indexLoader(routeArgs({ services: {}, signedIn, params: { channelId } })));
	expect(await at("w1")).toMatchObject({ status: 302, location: "/channels/w1/settings" });
	expect(await at("x")).toMatchObject({ status: 404 });
});
