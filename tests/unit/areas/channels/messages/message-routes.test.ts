import { expect, test } from "vitest";
import { loader as loadChats } from "#app/areas/channels/messages/chats.route.tsx";
import { loader as loadMessages } from "#app/areas/channels/messages/messages.route.tsx";
import { channel, routeArgs, signedInAs, thrownBy } from "../../route-args.ts";

const args = (path: string, ids: string[], params: Record<string, string> = {}) =>
	routeArgs({
		services: {},
		path,
		params,
		signedIn: signedInAs(
			"operator",
			ids.map((id) => channel({ id })),
		),
	});

test("the messages page shows the list of the instance in its address, and a conversation at its own", async () => {
	expect(loadMessages(args("/whatsapp/messages?instance=b", ["a", "b"])).showsList).toBe(true);
	const thrown = await thrownBy(() =>
		loadMessages(args("/whatsapp/messages?instance=b&contact=x", ["a", "b"])),
	);
	expect(thrown.location).toBe("/whatsapp/instances/b/messages/x?channelId=b");
});

test("among several instances one is chosen first; an only one needs no choice", async () => {
	const choice = loadMessages(args("/whatsapp/messages", ["a", "b"]));
	expect(choice.showsList).toBe(false);
	expect(choice.instances.map(({ id }) => id)).toEqual(["a", "b"]);
	const thrown = await thrownBy(() => loadMessages(args("/whatsapp/messages", ["a"])));
	expect(thrown.location).toBe("/whatsapp/messages?instance=a");
	expect(loadMessages(args("/whatsapp/messages", [])).instances).toEqual([]);
});

test("D01 an instance of another workspace is 404 on every page", async () => {
	const pages = [
		() => loadMessages(args("/whatsapp/messages?instance=z", ["a"])),
		() => loadChats(args("/whatsapp/z/chats", ["a"], { instanceId: "z" })),
	];
	for (const page of pages) expect((await thrownBy(page)).status).toBe(404);
});

test("the chats page shows the list whether the number is linked or not", () => {
	expect(loadChats(args("/whatsapp/a/chats", ["a"], { instanceId: "a" }))).toEqual({
		name: "Vendas",
		showsList: true,
	});
});
