import { expect, test } from "vitest";
import { loader as loadChats } from "#app/areas/channels/messages/chats.route.tsx";
import { loader as loadMessages } from "#app/areas/channels/messages/messages.route.tsx";
import { fail, ok } from "#app/domain/result.ts";
import { channel, routeArgs, signedInAs, thrownBy } from "../../route-args.ts";

const asked: unknown[] = [];
const services = {
	whatsapp: {
		open: (_: unknown, id: string, contact: string | null) => {
			asked.push([id, contact]);
			return Promise.resolve(ok({ instance: channel({ id }), inbox: {} }));
		},
	},
};
const args = (path: string, ids: string[], params: Record<string, string> = {}) =>
	routeArgs({
		services,
		path,
		params,
		signedIn: signedInAs(
			"operator",
			ids.map((id) => channel({ id })),
		),
	});

test("the messages page opens the instance and the conversation of its address", async () => {
	asked.length = 0;
	const loaded = await loadMessages(args("/whatsapp/messages?instance=b&contact=x", ["a", "b"]));
	expect(asked).toEqual([["b", "x"]]);
	expect(loaded.opened?.instance.id).toBe("b");
});

test("among several instances one is chosen first; an only one needs no choice", async () => {
	asked.length = 0;
	expect((await loadMessages(args("/whatsapp/messages", ["a", "b"]))).opened).toBeNull();
	expect(asked).toEqual([]);
	expect((await loadMessages(args("/whatsapp/messages", ["a"]))).opened?.instance.id).toBe("a");
});

test("D01 an instance of another workspace is 404 on every page, and its object is not asked", async () => {
	asked.length = 0;
	const pages = [
		() => loadMessages(args("/whatsapp/messages?instance=z", ["a"])),
		() => loadChats(args("/whatsapp/z/chats", ["a"], { instanceId: "z" })),
	];
	for (const page of pages) expect((await thrownBy(page)).status).toBe(404);
	expect(asked).toEqual([]);
});

test("trouble of ours does not read as an instance that does not exist", async () => {
	const broken = { whatsapp: { open: () => Promise.resolve(fail("unavailable")) } };
	const signedIn = signedInAs("viewer", [channel({ id: "a" })]);
	const thrown = await thrownBy(() =>
		loadMessages(routeArgs({ services: broken, path: "/whatsapp/messages", signedIn })),
	);
	expect(thrown.status).toBe(503);
});

test("the chats page has its instance at once, and waits for the conversations", async () => {
	const loaded = loadChats(args("/whatsapp/a/chats", ["a"], { instanceId: "a" }));
	expect(loaded.instance.id).toBe("a");
	expect(await loaded.opened).toMatchObject({ ok: true });
});
