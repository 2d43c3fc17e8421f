/** What an app of Meta sends, the deployment's or a workspace's own: split by number, page or account. */
import type { TakenNotices } from "#app/domain/channels/account-notice.ts";
import type { AccountOwner, MetaAccount } from "#app/domain/channels/account-owner.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { OpenedMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import type { MetaCall } from "#workers/adapters/meta-graph/signature.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type {
	CloudBatch,
	OpenedCloudCall,
} from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";
import { type AccountObject, deliver, type LookedUp } from "./account-book.ts";
import type { SettledClaims } from "./cloud-claims.ts";
import type { WebhookOutcome } from "./gateway-webhooks.ts";
import type { TellNotices } from "./account-notices.ts";
import type { ChannelStub } from "./stub.ts";
import { admit } from "./webhook-concurrency.ts";

export interface MetaBatchDeps {
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	/** The object named by an account of Meta's (domain/channels/account-owner.ts). */
	accountObject(name: string): AccountObject;
	/** Tells the managers what Meta says of a number's account; the same again tells nothing. */
	tellNotices: TellNotices;
	log: Log;
}

/** An app of Meta, for the official WhatsApp API. */
export interface CloudApp {
	open(call: MetaCall): OpenedCloudCall;
	/** The channels that have proved these numbers, in one D1 read. */
	findChannels(
		phoneNumberIds: string[],
	): Promise<{ id: string; workspaceId: string; phoneNumberId: string }[]>;
	/** The channels whose number is one of this business account, as far as D1 knows. */
	findOfBusiness(businessId: string): Promise<{ id: string; workspaceId: string }[]>;
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
	/** What is kept of it then; null: it cannot be told from what other accounts were told. */
	body: string | null;
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
	const batches = opened.batches.filter(hasContent);
	const ofAccounts = batches.filter(({ owner }) => owner.kind === "business");
	const parts = batches
		.filter(({ owner }) => owner.kind === "number")
		.map(({ owner: { id }, ...batch }): AccountBatch => ({
			...batch,
			account: { kind: "number", id },
			from: "cloud-api",
			async lookUp() {
				const [proved] = await cloud.findChannels([id]);
				if (proved) return { owner: ownerOf({ ...proved, type: "whatsapp" }) };
				const settled = await cloud.settleClaims([id]);
				if (settled.channels.length > 0) return "proved";
				return settled.unsure.length > 0 ? "unsure" : "nobody";
			},
		}));
	const outcomes = await Promise.all([
		distribute(deps, parts, callback),
		...ofAccounts.map((batch) => tellAccount(deps, cloud, batch)),
	]);
	return worstOf(outcomes);
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
	const body = opened.batches.length === 1 ? opened.body : null;
	const parts = opened.batches
		.filter(hasContent)
		.map(({ accountId, type, ...batch }): AccountBatch => ({
			...batch,
			body,
			account: { kind: type, id: accountId },
			from: type,
			async lookUp() {
				const found = await facebook.findChannels([accountId]);
				const channel = found.find((each) => each.type === type);
				return channel ? { owner: ownerOf(channel) } : "nobody";
			},
		}));
	return distribute(deps, parts, callback);
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
 */
async function distribute(
	{ channel, accountObject, log }: MetaBatchDeps,
	parts: AccountBatch[],
	{ isOwnApp }: MetaCallback,
): Promise<WebhookOutcome> {
	const outcomes = await Promise.all(
		parts.map(
			async ({ account, events, isUnread, body, from, lookUp }): Promise<WebhookOutcome> => {
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
			},
		),
	);
	return worstOf(outcomes);
}

/** One outcome for the whole call: what has to come again first. */
function worstOf(outcomes: readonly WebhookOutcome[]): WebhookOutcome {
	if (outcomes.includes("full")) return "full";
	if (outcomes.includes("busy")) return "busy";
	return outcomes.includes("stored") ? "stored" : (outcomes[0] ?? "ignored");
}

/**
 * What concerns a business account goes to each channel with a number of it. Their objects are the judges, as of messages: each
 * takes only what is about the account its own token has opened. What it says that people must know of is told to the managers
 * before Meta is answered, once however often Meta calls.
 */
async function tellAccount(
	{ channel, log, tellNotices }: MetaBatchDeps,
	cloud: CloudApp,
	{ owner: { id: businessId }, events, isUnread, body }: CloudBatch,
): Promise<WebhookOutcome> {
	const unread = isUnread ? { reason: "account", body } : null;
	const found = await cloud.findOfBusiness(businessId);
	const outcomes = await Promise.all(
		found.map(async ({ id, workspaceId }): Promise<WebhookOutcome | "not_mine"> => {
			const take = async (): Promise<TakenNotices> =>
				channel({ id, type: "whatsapp" }).receiveOfBusiness(businessId, events, unread);
			const taken = await admit(id, take);
			if (typeof taken === "string") return taken;
			if (taken.notices.length > 0)
				await tellNotices({ workspaceId, channelId: id, name: taken.name }, taken.notices);
			return "stored";
		}),
	);
	const mine = outcomes.filter((outcome) => outcome !== "not_mine");
	if (mine.length === 0) log({ event: "webhook_of_nobody", level: "warn", account: businessId });
	return worstOf(mine);
}
