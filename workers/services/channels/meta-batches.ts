/** What an app of Meta sends, the deployment's or a workspace's own: split by number, page or account. */
import type { AccountOwner, MetaAccount } from "#app/domain/channels/account-owner.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { OpenedMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import type { MetaCall } from "#workers/adapters/meta-graph/signature.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { OpenedCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";
import { type AccountObject, deliver, type LookedUp } from "./account-book.ts";
import type { SettledClaims } from "./cloud-claims.ts";
import type { WebhookOutcome } from "./gateway-webhooks.ts";
import type { ChannelStub } from "./stub.ts";
import { admit } from "./webhook-concurrency.ts";

export interface MetaBatchDeps {
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	/** The object named by an account of Meta's (domain/channels/account-owner.ts). */
	accountObject(name: string): AccountObject;
	log: Log;
}

/** An app of Meta, for the official WhatsApp API. */
export interface CloudApp {
	open(call: MetaCall): OpenedCloudCall;
	/** The channels that have proved these numbers, in one D1 read. */
	findChannels(
		phoneNumberIds: string[],
	): Promise<{ id: string; workspaceId: string; phoneNumberId: string }[]>;
	/** Tries pending claims of numbers that no channel has proved. */
	settleClaims(phoneNumberIds: string[]): Promise<SettledClaims>;
}

/** An app of Meta, for Facebook pages and Instagram accounts. */
export interface PageApp {
	open(call: MetaCall): OpenedMetaCall;
	/** The channels of these pages and accounts, in one D1 read. */
	findChannels(
		accountIds: string[],
	): Promise<{ id: string; workspaceId: string; type: ChannelType; externalId: string }[]>;
}

/** Where calls come in. */
export interface MetaCallback {
	/** For the log. */
	path: string;
	/** It is a workspace's own app that signs: whoever knows its secret may name any account. */
	isOwnApp: boolean;
}

/** The part of one call that concerns one number, page or account. */
interface AccountBatch {
	account: MetaAccount;
	events: GatewayEvent[];
	/** Part of it could not be translated. */
	isUnread: boolean;
	from: "cloud-api" | "messenger" | "instagram";
	lookUp(): Promise<LookedUp>;
}

/** Numbers of the official API in one call of Meta, each for its own channel. Throws when D1 or an object fails. */
export async function receiveCloud(
	deps: MetaBatchDeps,
	cloud: CloudApp,
	call: MetaCall,
	callback: MetaCallback,
): Promise<WebhookOutcome> {
	const opened = cloud.open(call);
	if (opened.kind !== "batches") return dismiss(deps, opened, callback.path);
	const parts = opened.batches
		.filter(hasContent)
		.map(({ phoneNumberId, ...batch }): AccountBatch => ({
			...batch,
			account: { kind: "number", id: phoneNumberId },
			from: "cloud-api",
			async lookUp() {
				const [proved] = await cloud.findChannels([phoneNumberId]);
				if (proved) return { owner: ownerOf({ ...proved, type: "whatsapp" }) };
				const settled = await cloud.settleClaims([phoneNumberId]);
				if (settled.channels.length > 0) return "proved";
				return settled.unsure.length > 0 ? "unsure" : "nobody";
			},
		}));
	return distribute(deps, parts, opened.batches.length === 1 ? opened.body : null, callback);
}

/** The same for conversations of Facebook pages and Instagram accounts. */
export async function receivePages(
	deps: MetaBatchDeps,
	facebook: PageApp,
	call: MetaCall,
	callback: MetaCallback,
): Promise<WebhookOutcome> {
	const opened = facebook.open(call);
	if (opened.kind !== "batches") return dismiss(deps, opened, callback.path);
	const parts = opened.batches
		.filter(hasContent)
		.map(({ accountId, type, ...batch }): AccountBatch => ({
			...batch,
			account: { kind: type, id: accountId },
			from: type,
			async lookUp() {
				const found = await facebook.findChannels([accountId]);
				const channel = found.find((each) => each.type === type);
				return channel ? { owner: ownerOf(channel) } : "nobody";
			},
		}));
	return distribute(deps, parts, opened.batches.length === 1 ? opened.body : null, callback);
}

const ownerOf = (channel: {
	id: string;
	workspaceId: string;
	type: ChannelType;
}): AccountOwner => ({
	channelId: channel.id,
	type: channel.type,
	workspaceId: channel.workspaceId,
});

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
	{ channel, accountObject, log }: MetaBatchDeps,
	parts: AccountBatch[],
	body: string | null,
	{ isOwnApp }: MetaCallback,
): Promise<WebhookOutcome> {
	const outcomes = await Promise.all(
		parts.map(async ({ account, events, isUnread, from, lookUp }): Promise<WebhookOutcome> => {
			const unread = isUnread && body !== null ? { reason: "messages", body } : null;
			const outcome = await deliver(accountObject, {
				account,
				lookUp,
				asksDatabaseFirst: isOwnApp,
				send: ({ channelId: id, type }, name) =>
					admit(id, () => channel({ id, type }).receiveFor(name, events, unread, from)),
			});
			if (outcome !== "nobody") return outcome;
			log({ event: "webhook_of_nobody", level: "warn", account: account.id });
			return "ignored";
		}),
	);
	if (outcomes.includes("full")) return "full";
	if (outcomes.includes("busy")) return "busy";
	return outcomes.includes("stored") ? "stored" : (outcomes[0] ?? "ignored");
}
