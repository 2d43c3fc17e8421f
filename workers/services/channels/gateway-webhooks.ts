import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { GatewayCall, OpenedWebhook } from "#workers/adapters/channel-gateway/port.ts";
import type { MetaCall, MetaChallenge } from "#workers/adapters/meta-graph/signature.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { TelegramCall } from "#workers/adapters/telegram/telegram-inbound.ts";
import type { WahaCall } from "#workers/adapters/whatsapp-gateway/waha/inbound.ts";
import {
	type CloudApp,
	type MetaBatchDeps,
	type PageApp,
	receiveCloud,
	receivePages,
} from "./meta-batches.ts";
import { admit } from "./webhook-concurrency.ts";
import type { ChannelStub } from "./stub.ts";

/** `ownId`: the address belongs to this gateway of the channel's workspace; null: to the deployment's. */
export type OpenedOfServer = OpenedWebhook & { ownId?: string | null };

export interface GatewayWebhookDeps {
	openEvolution(call: GatewayCall): OpenedOfServer;
	openWaha(call: WahaCall): OpenedOfServer;
	openTelegram(call: TelegramCall): OpenedWebhook;
	/** The official WhatsApp API; null where no Meta app is configured. */
	cloud: (CloudApp & { answerChallenge(query: MetaChallenge): string | null }) | null;
	/** Facebook pages and Instagram accounts; null where no Meta app is configured. */
	facebook: PageApp | null;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	accountObject: MetaBatchDeps["accountObject"];
	tellNotices: MetaBatchDeps["tellNotices"];
	log: Log;
}

/** What became of a webhook call; workers/api maps it to an HTTP status. */
export type WebhookOutcome =
	| "stored"
	/** Authentic, but nothing in it concerns a channel. */
	| "ignored"
	/** The channel was deleted. */
	| "gone"
	/** The channel's object cannot store more now: the gateway has to repeat the call. */
	| "full"
	/** Too many calls at once for one channel: the gateway has to repeat the call. */
	| "busy"
	/** Authentic, but unreadable. */
	| "damaged"
	| "unknown_path"
	/** Signature or secret is wrong. */
	| "unproved";

/**
 * Webhook calls of gateways: verify, translate, then one RPC with the whole batch. Nothing else is read or
 * written on this path, and the answer is sent only after the object has stored the batch.
 * Every `receive…` throws when an object cannot store it: the edge answers 503 and the gateway retries.
 */
export function createGatewayWebhooks(deps: GatewayWebhookDeps) {
	async function take(
		from: "evolution" | "waha" | "telegram",
		opened: OpenedOfServer,
	): Promise<WebhookOutcome> {
		if (opened.kind === "unknown_path") return "unknown_path";
		const type = from === "telegram" ? "telegram" : "whatsapp";
		const ownId = opened.ownId ?? null;
		const stub = () => deps.channel({ id: opened.channelId, type });
		switch (opened.kind) {
			case "unproved":
				deps.log({ event: "webhook_unproved", level: "security", channelId: opened.channelId });
				// Only the gateway knows this secret address, so it was configured with another secret: the
				// channel shows a warning.
				if (from !== "telegram") await stub().noteUnproved();
				return "unproved";
			case "ignored":
				return "ignored";
			case "damaged":
				deps.log({ event: "webhook_damaged", level: "warn", channelId: opened.channelId });
				return stub().noteDamaged();
			case "quarantine":
				return stub().quarantine(opened.reason, opened.body, from, ownId);
			case "events":
				return admit(opened.channelId, () =>
					stub().receive(opened.events, opened.unread, from, ownId),
				);
		}
	}

	return {
		receiveEvolution: (call: GatewayCall): Promise<WebhookOutcome> =>
			take("evolution", deps.openEvolution(call)),

		receiveWaha: (call: WahaCall): Promise<WebhookOutcome> => take("waha", deps.openWaha(call)),

		receiveTelegram: (call: TelegramCall): Promise<WebhookOutcome> =>
			take("telegram", deps.openTelegram(call)),

		/** Meta's verification request when the webhook address is registered; null refuses it. */
		answerCloudChallenge: (query: MetaChallenge) => deps.cloud?.answerChallenge(query) ?? null,

		/** One address receives for the numbers of all workspaces; the object named by each says whose it is. */
		async receiveCloud(call: MetaCall): Promise<WebhookOutcome> {
			return deps.cloud
				? receiveCloud(deps, deps.cloud, call, { path: "/webhooks/whatsapp", isOwnApp: false })
				: "unknown_path";
		},

		/** One address receives for the pages and Instagram accounts of all workspaces. */
		async receiveFacebook(call: MetaCall): Promise<WebhookOutcome> {
			return deps.facebook
				? receivePages(deps, deps.facebook, call, { path: "/webhooks/facebook", isOwnApp: false })
				: "unknown_path";
		},
	};
}
