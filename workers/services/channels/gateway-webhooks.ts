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
	/** The official API; null where the deployment has no app of Meta's. */
	cloud: {
		open(call: MetaCall): OpenedCloudCall;
		answerChallenge(query: MetaChallenge): string | null;
		/** The channels that have proved these numbers, in one read. */
		findChannels(phoneNumberIds: string[]): Promise<{ id: string; phoneNumberId: string }[]>;
		/** Tries the claims of numbers that nobody has proved. */
		settleClaims(phoneNumberIds: string[]): Promise<SettledClaims>;
	} | null;
	/** Pages and Instagram accounts; null as above. */
	facebook: {
		open(call: MetaCall): OpenedMetaCall;
		/** The channels of these pages and accounts, in one read. */
		findChannels(
			accountIds: string[],
		): Promise<{ id: string; type: ChannelType; externalId: string }[]>;
	} | null;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	log: Log;
}

export type WebhookOutcome =
	| "stored"
	| "ignored"
	| "gone"
	| "full"
	/** Too many at once for one channel. */
	| "busy"
	| "damaged"
	| "unknown_path"
	| "unproved";

/** What one call told about one number, page or account. */
interface Told {
	/** As the vendor names it. */
	account: string;
	events: GatewayEvent[];
	isUnread: boolean;
	/** Whose it is, and through which carrier; null: nobody's. */
	channel: { id: string; type: ChannelType } | null;
	/** Nobody can say now whose it is: the vendor is to call again. */
	isUnsure?: boolean;
	from: "cloud-api" | "messenger" | "instagram";
}

/**
 * Gateways' calls: verify, translate, one RPC with the whole batch. Nothing else is read or
 * written on this path; the answer leaves after the object has stored it.
 * Every `receive` throws when an object cannot store it: the edge answers 503, the gateway retries.
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
				// Only the gateway knows the address, so it was told other secrets: somebody looks.
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

		/** Meta's question when the address is registered; null refuses it. */
		answerCloudChallenge: (query: MetaChallenge) => deps.cloud?.answerChallenge(query) ?? null,

		/** One address for the numbers of all workspaces: whose each is, the directory says. */
		async receiveCloud(call: MetaCall): Promise<WebhookOutcome> {
			return deps.cloud ? receiveCloud(deps, deps.cloud, call) : "unknown_path";
		},

		/** One address for the pages and Instagram accounts of all workspaces. */
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
	const batches = opened.batches.filter(isTold);
	if (batches.length === 0) return "ignored";
	const numbers = batches.map(({ phoneNumberId }) => phoneNumberId);
	const proved = await cloud.findChannels(numbers);
	const unproved = numbers.filter((number) => !proved.some((one) => one.phoneNumberId === number));
	const settled =
		unproved.length > 0 ? await cloud.settleClaims(unproved) : { channels: [], unsure: [] };
	const found = [...proved, ...settled.channels];
	const told = batches.map(({ phoneNumberId: account, ...batch }): Told => {
		const channel = found.find((each) => each.phoneNumberId === account);
		const known = channel ? { id: channel.id, type: "whatsapp" as const } : null;
		const isUnsure = settled.unsure.includes(account);
		return { ...batch, account, channel: known, isUnsure, from: "cloud-api" };
	});
	return spread(deps, told, opened.batches.length === 1 ? opened.body : null);
}

async function receiveFacebook(
	deps: GatewayWebhookDeps,
	facebook: NonNullable<GatewayWebhookDeps["facebook"]>,
	call: MetaCall,
): Promise<WebhookOutcome> {
	const opened = facebook.open(call);
	if (opened.kind !== "batches") return dismiss(deps, opened, "/webhooks/facebook");
	const batches = opened.batches.filter(isTold);
	if (batches.length === 0) return "ignored";
	const found = await facebook.findChannels(batches.map(({ accountId }) => accountId));
	const told = batches.map(({ accountId: account, type, ...batch }): Told => {
		const channel = found.find((each) => each.externalId === account && each.type === type);
		return { ...batch, account, channel: channel ?? null, from: type };
	});
	return spread(deps, told, opened.batches.length === 1 ? opened.body : null);
}

/** What no number or page can be told of: refused, or kept by nobody. */
function dismiss(
	{ log }: GatewayWebhookDeps,
	opened: { kind: "unproved" } | { kind: "unread"; reason: string },
	path: string,
): WebhookOutcome {
	if (opened.kind === "unproved") {
		log({ event: "webhook_unproved", level: "security", path });
		return "unproved";
	}
	// Of nobody in particular, so there is no inbox to keep it in.
	log({ event: "webhook_unread", level: "warn", path, reason: opened.reason });
	return "ignored";
}

const isTold = (batch: { events: GatewayEvent[]; isUnread: boolean }): boolean =>
	batch.events.length > 0 || batch.isUnread;

/**
 * Each account's part to its own channel; `full` if only one of them is: repeats harm nobody.
 * @param body the raw call, where it speaks of one account only: the others' words are not theirs
 */
async function spread(
	{ channel, log }: GatewayWebhookDeps,
	told: Told[],
	body: string | null,
): Promise<WebhookOutcome> {
	const outcomes = await Promise.all(
		told.map(async (part) => {
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
