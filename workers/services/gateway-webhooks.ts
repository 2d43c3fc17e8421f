import type {
	CloudBatch,
	CloudCall,
	OpenedCloudCall,
} from "#workers/adapters/whatsapp-gateway/cloud-webhook.ts";
import type { WahaCall } from "#workers/adapters/whatsapp-gateway/waha-inbound.ts";
import type { GatewayCall, OpenedWebhook } from "#workers/adapters/channel-gateway/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { InstanceStub } from "./instance-stub.ts";

export interface GatewayWebhookDeps {
	openEvolution(call: GatewayCall): OpenedWebhook;
	openWaha(call: WahaCall): OpenedWebhook;
	/** The official API; null where the deployment has no app of Meta's. */
	cloud: {
		open(call: CloudCall): OpenedCloudCall;
		answerChallenge(query: { mode: string; token: string; challenge: string }): string | null;
		/** The channels that hold these numbers, in one read. */
		findChannels(phoneNumberIds: string[]): Promise<{ id: string; phoneNumberId: string }[]>;
	} | null;
	instance(channelId: string): InstanceStub;
	log: Log;
}

export type WebhookOutcome = "stored" | "ignored" | "gone" | "full" | "unknown_path" | "unproved";

/**
 * Gateways' calls: verify, translate, one RPC with the whole batch. Nothing else is read or
 * written on this path; the answer leaves after the object has stored it.
 * Every `receive` throws when an object cannot store it: the edge answers 503, the gateway retries.
 */
export function createGatewayWebhooks(deps: GatewayWebhookDeps) {
	async function take(from: "evolution" | "waha", opened: OpenedWebhook): Promise<WebhookOutcome> {
		switch (opened.kind) {
			case "unknown_path":
				return "unknown_path";
			case "unproved":
				deps.log({ event: "webhook_unproved", level: "security", channelId: opened.channelId });
				return "unproved";
			case "ignored":
				return "ignored";
			case "quarantine":
				return deps.instance(opened.channelId).quarantine(opened.reason, opened.body);
			case "events":
				return deps.instance(opened.channelId).receive(opened.events, opened.unread, from);
		}
	}

	return {
		receiveEvolution: (call: GatewayCall): Promise<WebhookOutcome> =>
			take("evolution", deps.openEvolution(call)),

		receiveWaha: (call: WahaCall): Promise<WebhookOutcome> => take("waha", deps.openWaha(call)),

		/** Meta's question when the address is registered; null refuses it. */
		answerCloudChallenge: (query: { mode: string; token: string; challenge: string }) =>
			deps.cloud?.answerChallenge(query) ?? null,

		/** One address for the numbers of all workspaces: whose each is, the directory says. */
		async receiveCloud(call: CloudCall): Promise<WebhookOutcome> {
			if (!deps.cloud) return "unknown_path";
			const opened = deps.cloud.open(call);
			switch (opened.kind) {
				case "unproved":
					deps.log({ event: "webhook_unproved", level: "security", path: "/webhooks/whatsapp" });
					return "unproved";
				case "unread":
					// Of no number, so there is no inbox to keep it in.
					deps.log({ event: "webhook_unread", level: "warn", reason: opened.reason });
					return "ignored";
				case "batches":
					return spread(deps, opened.batches, opened.body);
			}
		},
	};
}

/** Each number's part to its own channel; `full` if only one of them is: repeats harm nobody. */
async function spread(
	{ cloud, instance, log }: GatewayWebhookDeps,
	batches: CloudBatch[],
	body: string,
): Promise<WebhookOutcome> {
	const told = batches.filter(({ events, isUnread }) => events.length > 0 || isUnread);
	if (told.length === 0 || !cloud) return "ignored";
	const found = await cloud.findChannels(told.map(({ phoneNumberId }) => phoneNumberId));
	const channelOf = new Map(found.map(({ id, phoneNumberId }) => [phoneNumberId, id]));
	const outcomes = await Promise.all(
		told.map(async (batch) => {
			const channelId = channelOf.get(batch.phoneNumberId);
			if (channelId === undefined) {
				log({ event: "webhook_of_nobody", level: "warn", phoneNumberId: batch.phoneNumberId });
				return "ignored";
			}
			const stub = instance(channelId);
			// A body that speaks of several numbers is kept by none: the others' words are not theirs.
			const unread = batch.isUnread && batches.length === 1 ? { reason: "messages", body } : null;
			return stub.receive(batch.events, unread, "cloud-api");
		}),
	);
	if (outcomes.includes("full")) return "full";
	return outcomes.includes("stored") ? "stored" : (outcomes[0] ?? "ignored");
}
