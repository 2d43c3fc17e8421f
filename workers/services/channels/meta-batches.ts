/** What an app of Meta sends, the deployment's or a workspace's own: split by number, page or account. */
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { OpenedMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import type { MetaCall } from "#workers/adapters/meta-graph/signature.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { OpenedCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";
import type { SettledClaims } from "./cloud-claims.ts";
import type { WebhookOutcome } from "./gateway-webhooks.ts";
import type { ChannelStub } from "./stub.ts";
import { admit } from "./webhook-concurrency.ts";

export interface MetaBatchDeps {
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	log: Log;
}

/** An app of Meta, for the official WhatsApp API. */
export interface CloudApp {
	open(call: MetaCall): OpenedCloudCall;
	/** The channels that have proved these numbers, in one D1 read. */
	findChannels(phoneNumberIds: string[]): Promise<{ id: string; phoneNumberId: string }[]>;
	/** Tries pending claims of numbers that no channel has proved. */
	settleClaims(phoneNumberIds: string[]): Promise<SettledClaims>;
}

/** An app of Meta, for Facebook pages and Instagram accounts. */
export interface PageApp {
	open(call: MetaCall): OpenedMetaCall;
	/** The channels of these pages and accounts, in one D1 read. */
	findChannels(
		accountIds: string[],
	): Promise<{ id: string; type: ChannelType; externalId: string }[]>;
}

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

/** Numbers of the official API in one call of Meta, each for its own channel. Throws when D1 or an object fails. */
export async function receiveCloud(
	deps: MetaBatchDeps,
	cloud: CloudApp,
	call: MetaCall,
	path: string,
): Promise<WebhookOutcome> {
	const opened = cloud.open(call);
	if (opened.kind !== "batches") return dismiss(deps, opened, path);
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

/** The same for conversations of Facebook pages and Instagram accounts. */
export async function receivePages(
	deps: MetaBatchDeps,
	facebook: PageApp,
	call: MetaCall,
	path: string,
): Promise<WebhookOutcome> {
	const opened = facebook.open(call);
	if (opened.kind !== "batches") return dismiss(deps, opened, path);
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
	{ log }: MetaBatchDeps,
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
	{ channel, log }: MetaBatchDeps,
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
