import { expect, test } from "vitest";
import {
	createGatewayWebhooks,
	type GatewayWebhookDeps,
} from "#workers/services/channels/gateway-webhooks.ts";

const event = { type: "linking" } as const;

/** Two pages in one call of Meta's; each page's object answers as told. */
function twoPages(answers: Record<string, "stored" | "full" | "gone">) {
	const heard: string[] = [];
	const unused = () => {
		throw new Error("not asked");
	};
	const webhooks = createGatewayWebhooks({
		openEvolution: unused,
		openWaha: unused,
		openTelegram: unused,
		cloud: null,
		facebook: {
			open: () => ({
				kind: "batches",
				body: "{}",
				batches: Object.keys(answers).map((accountId) => ({
					accountId,
					type: "messenger" as const,
					events: [event],
					isUnread: false,
				})),
			}),
			findChannels: async (ids: string[]) =>
				ids.map((id) => ({ id, workspaceId: "w", type: "messenger" as const, externalId: id })),
		},
		accountObject: () => ({
			findOwner: async () => ({ owner: null, epoch: 0 }),
			keepOwner: async () => "kept",
		}),
		channel: ({ id }: { id: string }) => ({
			receiveFor: async () => {
				heard.push(id);
				return answers[id];
			},
		}),
		log: () => {},
	} as unknown as GatewayWebhookDeps);
	const call = { signature: null, bytes: new Uint8Array() };
	return { heard, outcome: webhooks.receiveFacebook(call) };
}

test("I19 one full channel of a call makes the whole call come again: the other's part is there by then", async () => {
	const { heard, outcome } = twoPages({ a: "stored", b: "full" });
	expect(await outcome).toBe("full");
	expect(heard).toEqual(["a", "b"]);
});

test("a call of which one part found an erased channel is stored all the same", async () => {
	expect(await twoPages({ a: "gone", b: "stored" }).outcome).toBe("stored");
	expect(await twoPages({ a: "gone" }).outcome).toBe("gone");
});
