import type { Address } from "#app/domain/inbox/address.ts";
import type { MessageContent, MessageOrigin, MessageType } from "#app/domain/inbox/message.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { MessengerType } from "./messenger-http.ts";
import { readMetaReferral } from "./messenger-referral.ts";
import { type MetaAttachment, MetaItem, type MetaMessage } from "./messenger-wire.ts";

/** Longer URLs are not Meta's, and would be stored with every message. */
const MAX_URL_LENGTH = 2_000;

const FILES: Record<string, MessageType> = {
	image: "image",
	audio: "audio",
	video: "video",
	file: "document",
	/** The customer mentions us in their story. */
	story_mention: "image",
};
/** Shared posts and links: only the URL is kept. */
const SHARES = ["share", "fallback", "reel", "ig_reel", "ig_post", "post", "ig_story"];

/** The contents of a message: one, or one per attachment with the text on the first. */
function contentsOf(message: MetaMessage): MessageContent[] {
	const text = message.text ?? "";
	const attachments = message.attachments ?? [];
	if (attachments.length === 0) return [text ? { type: "text", text } : { type: "other", text }];
	return attachments.map((attachment, n) => contentOf(attachment, n === 0 ? text : ""));
}

function contentOf(attachment: MetaAttachment, text: string): MessageContent {
	const { type, payload } = attachment;
	const url = payload?.url ?? attachment.url ?? "";
	const file = Object.hasOwn(FILES, type) ? FILES[type] : undefined;
	if (file) {
		const shown = payload?.sticker_id ? "sticker" : file;
		const ref = url !== "" && url.length <= MAX_URL_LENGTH ? { media: { ref: url } } : {};
		return { type: shown, text, ...ref };
	}
	if (type === "location" && payload?.coordinates) {
		const { lat: latitude, long: longitude } = payload.coordinates;
		return { type: "location", text, media: { latitude, longitude } };
	}
	if (SHARES.includes(type)) {
		const parts = [text, attachment.title ?? payload?.title, url].filter(Boolean);
		return parts.length > 0
			? { type: "text", text: [...new Set(parts)].join("\n") }
			: { type: "other", text: "" };
	}
	// Templates, products and future types are shown as a message without readable content.
	return { type: "other", text };
}

/** The app id of Meta's own page inbox, where people write. */
const PAGE_INBOX_APP = "263902037430900";
const OUR_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page or account that received an item. */
export interface MetaAccount {
	type: MessengerType;
	id: string;
	/** Our app's id at Meta; null where it is not configured. */
	appId: string | null;
}

type MessageEvent = Extract<GatewayEvent, { type: "message" }>;

/** Translates one item; null when it cannot be translated, [] when it contains nothing for us. */
export function translateMetaItem(raw: unknown, account: MetaAccount): GatewayEvent[] | null {
	const parsed = MetaItem.safeParse(raw);
	if (!parsed.success) return null;
	const item = parsed.data;
	// An account that writes to itself is no conversation.
	if (item.sender.id === item.recipient.id) return [];
	const { message, message_edit: edit } = item;
	if (message) return translateMessage(item, message, account);
	if (edit) return [{ type: "edited", providerId: edit.mid, text: edit.text }];
	if (item.postback) return translatePostback(item, account);
	if (item.reaction) return translateReaction(item, account);
	if (item.delivery) return translateDelivery(item, account);
	if (item.read) return translateRead(item, account);
	if (item.referral) return translateReferral(item, account);
	// Opt-ins and hand-overs between apps contain no message.
	return [];
}

const isOwn = (item: MetaItem, account: MetaAccount): boolean => item.sender.id === account.id;

/** The customer's address, whoever of the two wrote. */
function addressOf(item: MetaItem, account: MetaAccount): Address {
	const value = isOwn(item, account) ? item.recipient.id : item.sender.id;
	return { kind: account.type === "messenger" ? "facebook" : "instagram", value };
}

function translateMessage(
	item: MetaItem,
	message: MetaMessage,
	account: MetaAccount,
): GatewayEvent[] {
	if (message.is_deleted) return [{ type: "deleted", providerId: message.mid }];
	const fromMe = message.is_echo ?? isOwn(item, account);
	// Our own message with our id: it was sent, even if the send's answer was lost.
	if (fromMe && OUR_ID.test(message.metadata ?? ""))
		return [
			{
				type: "status",
				providerId: message.mid,
				status: "sent",
				clientId: message.metadata ?? "",
			},
		];
	const referral = fromMe ? null : readMetaReferral(message.referral ?? item.referral);
	const shared: Omit<MessageEvent, "content" | "providerId"> = {
		type: "message",
		addresses: [addressOf(item, account)],
		fromMe,
		origin: fromMe ? originOfEcho(message, account.appId) : "live",
		name: null,
		author: null,
		sentAt: item.timestamp,
		quotedProviderId: message.reply_to?.mid ?? null,
		status: fromMe ? "sent" : null,
	};
	return contentsOf(message).map((content, n) => ({
		...shared,
		content,
		...(n === 0 && referral && { referral }),
		providerId: n === 0 ? message.mid : `${message.mid}:${n}`,
	}));
}

/** `phone`: written elsewhere, in the page's inbox or another program; `api`: sent by us. */
function originOfEcho({ app_id: app }: MetaMessage, appId: string | null): MessageOrigin {
	if (appId !== null) return app === appId ? "api" : "phone";
	// Our app's id is not configured: a program's message may be ours.
	return !app || app === PAGE_INBOX_APP ? "phone" : "api";
}

/** A pressed button; its label is the customer's text. */
function translatePostback(item: MetaItem, account: MetaAccount): GatewayEvent[] {
	const { sender, timestamp, postback } = item;
	const referral = readMetaReferral(postback?.referral ?? item.referral);
	return [
		{
			type: "message",
			...(referral && { referral }),
			providerId: postback?.mid ?? `postback:${sender.id}:${timestamp}`,
			addresses: [addressOf(item, account)],
			fromMe: false,
			origin: "live",
			name: null,
			author: null,
			sentAt: timestamp,
			content: { type: "text", text: postback?.title ?? "" },
			quotedProviderId: null,
			status: null,
		},
	];
}

/** Somebody who has written before opened the chat from an ad. */
function translateReferral(item: MetaItem, account: MetaAccount): GatewayEvent[] {
	const referral = readMetaReferral(item.referral);
	if (referral === null || isOwn(item, account)) return [];
	const { sender, timestamp: at } = item;
	const providerId = `referral:${sender.id}:${at}`;
	return [{ type: "referral", providerId, addresses: [addressOf(item, account)], at, referral }];
}

function translateReaction(item: MetaItem, account: MetaAccount): GatewayEvent[] {
	const { reaction } = item;
	if (!reaction) return [];
	const emoji = reaction.action === "unreact" ? "" : (reaction.emoji ?? "");
	if (emoji === "" && reaction.action !== "unreact") return [];
	return [{ type: "reaction", providerId: reaction.mid, emoji, fromMe: isOwn(item, account) }];
}

function translateDelivery(item: MetaItem, account: MetaAccount): GatewayEvent[] {
	const { mids, watermark } = item.delivery ?? {};
	if (mids && mids.length > 0)
		return mids.map((providerId) => ({ type: "status", providerId, status: "delivered" }));
	return upTo(item, account, "delivered", watermark ?? 0);
}

/** Messenger gives a time, Instagram the last message; everything before is read too. */
function translateRead(item: MetaItem, account: MetaAccount): GatewayEvent[] {
	const { mid, watermark } = item.read ?? {};
	const named: GatewayEvent[] = mid ? [{ type: "status", providerId: mid, status: "read" }] : [];
	return [...named, ...upTo(item, account, "read", watermark || (mid ? item.timestamp : 0))];
}

function upTo(
	item: MetaItem,
	account: MetaAccount,
	status: "delivered" | "read",
	at: number,
): GatewayEvent[] {
	return at === 0
		? []
		: [{ type: "receipt", addresses: [addressOf(item, account)], status, upTo: at }];
}
