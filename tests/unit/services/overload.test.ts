import { expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { createGatewayWebhooks } from "#workers/services/channels/gateway-webhooks.ts";
import {
	type ChannelOperationDeps,
	createOperationRunner,
} from "#workers/services/channels/operation.ts";
import { CHANNEL_OPERATIONS } from "#workers/services/channels/operations/index.ts";
import type { InstanceStub } from "#workers/services/channels/stub.ts";

/** An object that the platform refuses to reach, as it says so. */
function brokenInstance(flags: { retryable: boolean; overloaded: boolean }) {
	const calls: string[] = [];
	const stub = new Proxy(
		{},
		{
			get: (_, method) => async () => {
				calls.push(String(method));
				throw Object.assign(new Error("Durable Object is unavailable."), flags);
			},
		},
	) as InstanceStub;
	return { calls, stub };
}

const signedIn: SignedIn = {
	signInId: "s1",
	userId: "u1",
	email: "ana@prosa.test",
	fullName: "Ana Lima",
	member: { id: "m1", role: "admin", avatarUrl: null },
	workspace: { id: "w1", name: "Loja", slug: "loja", plan: "premium" },
	channels: [
		{
			id: "c1",
			type: "whatsapp",
			name: "Loja",
			status: "connected",
			phone: null,
			gateway: "simulator",
			isActive: true,
			createdAt: 0,
		},
	],
};

for (const flags of [
	{ retryable: false, overloaded: true },
	{ retryable: true, overloaded: false },
	{ retryable: true, overloaded: true },
]) {
	test(`R46 an object that is ${JSON.stringify(flags)} is asked once: who called decides about again`, async () => {
		const { calls, stub } = brokenInstance(flags);
		const webhooks = createGatewayWebhooks({
			openEvolution: () => ({ kind: "events", channelId: "c1", events: [], unread: null }),
			openWaha: () => ({ kind: "unknown_path" }),
			openTelegram: () => ({ kind: "unknown_path" }),
			cloud: null,
			facebook: null,
			tellNotices: async () => undefined,
			accountObject: () => {
				throw new Error("not asked");
			},
			channel: () => stub,
			log: () => undefined,
		});
		const call = { segment: "c1.x", authorization: null, headerToken: null, body: "{}" };
		// Thrown to the edge, which answers 503: the gateway keeps the event and comes again.
		await expect(webhooks.receiveEvolution(call)).rejects.toMatchObject(flags);
		const run = createOperationRunner({
			...({} as ChannelOperationDeps),
			channel: () => stub,
			limit: async () => true,
			defer: () => undefined,
		});
		const body = { id: crypto.randomUUID(), contactId: "p1", text: "Oi" };
		const given = { params: {}, query: undefined, body };
		const sent = run(CHANNEL_OPERATIONS.sendMessage, signedIn, "c1", given);
		await expect(sent).rejects.toMatchObject(flags);
		expect(calls).toEqual(["receive", "send"]);
	});
}
