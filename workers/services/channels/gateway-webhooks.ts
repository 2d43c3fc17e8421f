import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { GatewayCall, OpenedWebhook } from "#workers/adapters/channel-gateway/port.ts";
import type { OpenedMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import type { MetaCall, MetaChallenge } from "#workers/adapters/meta-graph/signature.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { TelegramCall } from "#workers/adapters/telegram/telegram-inbound.ts";
import type { OpenedCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";
import type { WahaCall } from "#workers/adapters/whatsapp-gateway/waha/inbound.ts";
import type { SettledClaims } from "./cloud-claims.ts";
import { admit } from "./webhook-concurrency.ts";
import type { ChannelStub } from "./stub.ts";

export interface GatewayWebhookDeps {
	openEvolution(call: GatewayCall): OpenedWebhook;
	openWaha(call: WahaCall): OpenedWebhook;
	openTelegram(call: TelegramCall): OpenedWebhook;
	/** The official WhatsApp API; null where no Meta app is configured. */
	cloud: {
		open(call: MetaCall): OpenedCloudCall;
		answerChallenge(query: MetaChallenge): string | null;
		/** The channels that have proved these numbers, in one D1 read. */
		findChannels(phoneNumberIds: string[]): Promise<{ id: string; phoneNumberId: string }[]>;
		/** Tries pending claims of numbers that no channel has proved. */
		settleClaims(phoneNumberIds: string[]): Promise<SettledClaims>;
	} | null;
	/** Facebook pages and Instagram accounts; null where no Meta app is configured. */
	facebook: {
		open(call: MetaCall): OpenedMetaCall;
		/** The channels of these pages and accounts, in one D1 read. */
		findChannels(
			accountIds: string[],
		): Promise<{ id: string; type: ChannelType; externalId: string }[]>;
	} | null;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
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

/** The part of one call that concerns one number, page or account. */
interface AccountBatch {
	/** The vendor's id of the number, page or account. */
	account: string;
	events: GatewayEvent[];
	/** Part of it could not be translated. */
	isUnread: boolean;
	/** The channel it belongs to; null: no channel has this account. */
	channel: { id: string; type: ChannelType } | null;
	/** The owner cannot be determined now: the vendor has to repeat the call. */
	isUnsure?: boolean;
	from: "cloud-api" | "messenger" | "instagram";
}

/**
 * Webhook calls of gateways: verify, translate, then one RPC with the whole batch. Nothing else is read or
 * written on this path, and the answer is sent only after the object has stored the batch.
 * Every `receive…` throws when an object cannot store it: the edge answers 503 and the gateway retries.
 */
export function createGatewayWebhooks(deps: GatewayWebhookDeps) {
	async function take(
		from: "evolution" | "waha" | "telegram",
		opened: OpenedWebhook,
	): Promise<WebhookOutcome> {
		if (opened.kind === "unknown_path") return "unknown_path";
		const type = from === "telegram" ? "telegram" : "whatsapp";
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
				return stub().quarantine(opened.reason, opened.body, from);
			case "events":
				return admit(opened.channelId, () => stub().receive(opened.events, opened.unread, from));
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

		/** One address receives for the numbers of all workspaces; D1 says which channel each belongs to. */
		async receiveCloud(call: MetaCall): Promise<WebhookOutcome> {
			return deps.cloud ? receiveCloud(deps, deps.cloud, call) : "unknown_path";
		},

		/** One address receives for the pages and Instagram accounts of all workspaces. */
		async receiveFacebook(call: MetaCall): Promise<WebhookOutcome> {
			return deps.facebook ? receiveFacebook(deps, deps.facebook, call) : "unknown_path";
		},
	};
}

async function receiveCloud(
	deps: GatewayWebhookDeps,
	cloud: NonNullable<GatewayWebhookDeps["cloud"]>,
	call: MetaCall,
): Promise<WebhookOutcome> {
	const opened = cloud.open(call);
	if (opened.kind !== "batches") return dismiss(deps, opened, "/webhooks/whatsapp");
	const batches = opened.batches.filter(hasContent);
	if (batches.length === 0) return "ignored";
	const numbers = batches.map(({ phoneNumberId }) => phoneNumberId);
	const proved = await cloud.findChannels(numbers);
	const unproved = numbers.filter((number) => !proved.some((one) => one.phoneNumberId === number));
	const settled =
		unproved.length > 0 ? await cloud.settleClaims(unproved) : { channels: [], unsure: [] };
	const found = [...proved, ...settled.channels];
	const parts = batches.map(({ phoneNumberId: account, ...batch }): AccountBatch => {
		const channel = found.find((each) => each.phoneNumberId === account);
		const known = channel ? { id: channel.id, type: "whatsapp" as const } : null;
		const isUnsure = settled.unsure.includes(account);
		return { ...batch, account, channel: known, isUnsure, from: "cloud-api" };
	});
	return distribute(deps, parts, opened.batches.length === 1 ? opened.body : null);
}

async function receiveFacebook(
	deps: GatewayWebhookDeps,
	facebook: NonNullable<GatewayWebhookDeps["facebook"]>,
	call: MetaCall,
): Promise<WebhookOutcome> {
	const opened = facebook.open(call);
	if (opened.kind !== "batches") return dismiss(deps, opened, "/webhooks/facebook");
	const batches = opened.batches.filter(hasContent);
	if (batches.length === 0) return "ignored";
	const found = await facebook.findChannels(batches.map(({ accountId }) => accountId));
	const parts = batches.map(({ accountId: account, type, ...batch }): AccountBatch => {
		const channel = found.find((each) => each.externalId === account && each.type === type);
		return { ...batch, account, channel: channel ?? null, from: type };
	});
	return distribute(deps, parts, opened.batches.length === 1 ? opened.body : null);
}

/** A call that names no account: refused, or logged and dropped. */
function dismiss(
	{ log }: GatewayWebhookDeps,
	opened: { kind: "unproved" } | { kind: "unread"; reason: string },
	path: string,
): WebhookOutcome {
	if (opened.kind === "unproved") {
		log({ event: "webhook_unproved", level: "security", path });
		return "unproved";
	}
	// It names no account, so there is no channel in which it could be kept.
	log({ event: "webhook_unread", level: "warn", path, reason: opened.reason });
	return "ignored";
}

const hasContent = (batch: { events: GatewayEvent[]; isUnread: boolean }): boolean =>
	batch.events.length > 0 || batch.isUnread;

/**
 * Sends each account's part to its own channel. One `full` channel makes the whole call `full`: the vendor
 * repeats it, and channels that stored their part recognise the repetition.
 * @param body the raw call to keep for later reading; null when it concerns several accounts, because no
 *   channel may see another one's messages
 */
async function distribute(
	{ channel, log }: GatewayWebhookDeps,
	parts: AccountBatch[],
	body: string | null,
): Promise<WebhookOutcome> {
	const outcomes = await Promise.all(
		parts.map(async (part) => {
			if (part.channel === null && part.isUnsure) return "full";
			if (part.channel === null) {
				log({ event: "webhook_of_nobody", level: "warn", account: part.account });
				return "ignored";
			}
			const unread = part.isUnread && body !== null ? { reason: "messages", body } : null;
			const { id } = part.channel;
			const stub = channel(part.channel);
			return admit(id, () => stub.receive(part.events, unread, part.from));
		}),
	);
	if (outcomes.includes("full")) return "full";
	if (outcomes.includes("busy")) return "busy";
	return outcomes.includes("stored") ? "stored" : (outcomes[0] ?? "ignored");
}
