import { createTasks } from "#durable-objects/object/tasks.ts";
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { WebhookSwitches } from "#app/domain/webhooks/event.ts";
import type { LinkState } from "#app/domain/channels/link/link-state.ts";
import { DEFAULT_SETTINGS } from "#app/domain/channels/settings.ts";
import type { Inbox } from "#durable-objects/channel/inbox.ts";
import type { ConfigStore, ChannelConfig } from "#durable-objects/channel/config.ts";
import { createWebhooks } from "#durable-objects/channel/webhooks/webhooks.ts";
import { eventually, incoming, makeLinkedInstance } from "#tests/support/instance.ts";
import { migrate } from "#tests/support/sign-in.ts";
import { listDeliveries } from "#tests/support/webhook-rig.ts";

const ALL: WebhookSwitches = { onSend: true, onReceive: true, onConnect: true, onDisconnect: true };

beforeAll(migrate);

async function makeTelling(webhooks: WebhookSwitches | null) {
	const made = await makeLinkedInstance({
		workspaceId: crypto.randomUUID(),
		channelId: crypto.randomUUID(),
	});
	const { instance, channelId, workspaceId } = made;
	const tell = (next: WebhookSwitches | null) =>
		instance.configure({
			workspaceId,
			channelId,
			name: "Loja",
			gateway: "simulator",
			settings: DEFAULT_SETTINGS,
			dataKeyWrapped: "",
			webhooks: next,
		});
	await tell(webhooks);
	return { ...made, tell };
}

const countOf = async (channelId: string) => (await listDeliveries(channelId)).length;
const eventsOf = async (channelId: string) =>
	(await listDeliveries(channelId)).map(({ event }) => event).toSorted();

test("R10 what happens is told once, however often the gateway repeats it", async () => {
	const { instance, channelId } = await makeTelling(ALL);
	const message = incoming();
	await instance.receive([message, message]);
	await instance.receive([message]);
	await eventually(async () => (await countOf(channelId)) === 1);
	if (message.type !== "message") throw new Error("no message");
	const { providerId } = message;
	// What changes it later is no second message.
	await instance.receive([{ type: "reaction", providerId, emoji: "👍", fromMe: false }]);
	await instance.receive([incoming()]);
	await eventually(async () => (await countOf(channelId)) === 2);
	const [first] = await listDeliveries(channelId);
	expect(JSON.parse(first?.body ?? "")).toMatchObject({
		id: first?.id,
		event: "message.received",
		instance: { id: channelId, name: "Loja", phone: "5511912345678" },
		message: { text: "Oi, ainda tem o tamanho 38?", contact: { phone: "5511987654321" } },
	});
});

test("a burst is handed over whole, page by page, and each of it once", async () => {
	const { instance, channelId } = await makeTelling(ALL);
	await instance.receive(Array.from({ length: 250 }, () => incoming()));
	await eventually(async () => (await countOf(channelId)) === 250, 15_000);
	const ids = new Set(
		(await listDeliveries(channelId)).map(({ body }) => {
			return (JSON.parse(body) as { message: { id: string } }).message.id;
		}),
	);
	expect(ids.size).toBe(250);
});

test("only what the switches let out leaves, a blip is nothing, and the link's end is told", async () => {
	const { instance, channelId } = await makeTelling({ ...ALL, onReceive: false });
	await instance.receive([incoming()]);
	await instance.receive([{ type: "linking" }]);
	await instance.receive([{ type: "linked", phone: "5511912345678", profileName: "Loja" }]);
	await instance.receive([{ type: "unlinked", reasonCode: 401 }]);
	await eventually(async () => (await countOf(channelId)) > 0);
	expect(await eventsOf(channelId)).toEqual(["instance.disconnected"]);
});

test("a message of ours is told when it left, once, whatever ticks follow", async () => {
	const { instance, channelId } = await makeTelling({ ...ALL, onReceive: false });
	const sent = incoming({ fromMe: true, origin: "phone", status: "sent", name: null });
	await instance.receive([sent]);
	await eventually(async () => (await countOf(channelId)) === 1);
	if (sent.type !== "message") throw new Error("no message");
	const { providerId } = sent;
	await instance.receive([{ type: "status", providerId, status: "delivered" }]);
	await instance.receive([{ type: "status", providerId, status: "read" }]);
	await instance.receive([incoming({ fromMe: true, origin: "phone", status: "sent", name: null })]);
	await eventually(async () => (await countOf(channelId)) === 2);
	expect(await eventsOf(channelId)).toEqual(["message.sent", "message.sent"]);
});

test("without an address nothing is kept for it, and an address hears only what comes after it", async () => {
	const { instance, channelId, tell } = await makeTelling(null);
	await instance.receive([incoming()]);
	const marks = () =>
		runInDurableObject(instance, (_, state) =>
			state.storage.sql
				.exec<{ n: number }>("SELECT count(*) AS n FROM progress WHERE name LIKE 'webhook_%'")
				.one(),
		);
	expect(await marks()).toEqual({ n: 0 });
	await tell(ALL);
	await instance.receive([incoming({ content: { type: "text", text: "depois" } })]);
	await eventually(async () => (await countOf(channelId)) === 1);
	expect((await listDeliveries(channelId))[0]?.body).toContain("depois");
	await tell(null);
	await instance.receive([incoming()]);
	expect(await marks()).toEqual({ n: 0 });
	expect(await countOf(channelId)).toBe(1);
});

test("an address switched off while its events are handed over gets no mark back", async () => {
	const { instance } = await makeLinkedInstance({
		workspaceId: crypto.randomUUID(),
		channelId: crypto.randomUUID(),
	});
	const marks = await runInDurableObject(instance, async (_, state) => {
		const { sql } = state.storage;
		let config = { webhooks: ALL, automations: [] } as unknown as ChannelConfig | null;
		let seq = 0;
		const webhooks = createWebhooks({
			sql,
			config: { get: () => config } as unknown as ConfigStore,
			tasks: createTasks(),
			link: () => ({ version: 0, status: "connected" }) as LinkState,
			inbox: {
				seq: { current: () => seq },
				ledger: { changedSince: () => [] },
			} as unknown as Inbox,
			handOver: async () => {
				config = null;
				webhooks.noteConfigured();
			},
		});
		webhooks.noteConfigured();
		seq = 1;
		await Promise.all(webhooks.startDue(Date.now()));
		return sql
			.exec<{ n: number }>("SELECT count(*) AS n FROM progress WHERE name LIKE 'webhook_%'")
			.one().n;
	});
	expect(marks).toBe(0);
});
