import { createHash } from "node:crypto";
import { cardsToText, parseVcard } from "#app/domain/inbox/contact-card.ts";
import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import type { MessageContent, MessageOrigin, MessageType } from "#app/domain/inbox/message.ts";
import type { GatewayEvent, GatewayMessageStatus } from "#app/domain/channels/gateway-event.ts";
import { findAdReply } from "../ad-reply.ts";
import { addressesOf, authorAddressesOf, bareId, chatOf, mentionedBy, nameOf } from "./address.ts";
import { readWahaMedia } from "./media-facts.ts";
import { readWahaPoll } from "./poll.ts";
import type { WahaMessage } from "./wire.ts";

type MessageEvent = Extract<GatewayEvent, { type: "message" }>;

/** -1 is an error; 0, pending, says nothing about delivery. */
const ACKS: Record<string, GatewayMessageStatus> = {
	"-1": "failed",
	"1": "sent",
	"2": "delivered",
	"3": "read",
	"4": "read",
};

export function statusOfAck(ack: number | null | undefined): GatewayMessageStatus | null {
	const key = String(ack);
	return Object.hasOwn(ACKS, key) ? (ACKS[key] ?? null) : null;
}

/** WhatsApp's id of a message of ours, derived from our own, so that a repeated send is one message for WhatsApp too. */
export function messageIdFor(clientId: string): string {
	const digest = createHash("sha256").update(clientId).digest("hex");
	return `3EB0${digest.slice(0, 18).toUpperCase()}`;
}

/** Paths of media files; they are fetched from the configured address only, never from another host (I16). */
const MEDIA_PATH = /^\/api\/files\/[\w.~%@=+-]+(?:\/[\w.~%@=+-]+){0,4}$/;

/** The path of a media URL; null when it is no file of WAHA. */
export function mediaRefOf(url: string | null | undefined): string | null {
	if (!url || !URL.canParse(url)) return null;
	const { pathname, protocol } = new URL(url);
	return /^https?:$/.test(protocol) && isMediaRef(pathname) ? pathname : null;
}

export const isMediaRef = (ref: string): boolean =>
	MEDIA_PATH.test(ref) && !/%2e|%2f|%5c|\/\.\.?(?:\/|$)/i.test(ref);

/** Translates one message; null when it belongs to no conversation. */
export function translateWahaMessage(
	message: WahaMessage,
	origin: MessageOrigin,
): MessageEvent | null {
	const chat = chatOf(message);
	if (!chat) return null;
	const isGroup = chat.kind === "group";
	const { fromMe } = message;
	const quoted = message.replyTo?.id;
	const referral =
		fromMe || isGroup
			? null
			: (findAdReply(message._data?.["message"]) ?? findAdReply(message._data?.["Message"]));
	return {
		type: "message",
		providerId: bareId(message.id),
		addresses: addressesOf(message, chat),
		fromMe,
		origin: origin === "live" && fromMe ? ownOrigin(message) : origin,
		// In a group this is the author's name, not the group's.
		name: fromMe || isGroup ? null : nameOf(message),
		author: isGroup && !fromMe ? authorOf(message) : null,
		...(isGroup && groupFactsOf(message)),
		sentAt: message.timestamp,
		content: contentOf(message),
		quotedProviderId: quoted ? bareId(quoted) : null,
		...(referral && { referral }),
		status: fromMe ? statusOfAck(message.ack) : null,
	};
}

/** Who wrote in the group, and whom they name. */
function groupFactsOf(message: WahaMessage) {
	const authorAddresses = authorAddressesOf(message);
	const mentions = mentionedBy(message).map((address) => ({ addresses: [address], name: null }));
	return {
		...(authorAddresses.length > 0 && { authorAddresses }),
		...(mentions.length > 0 && { mentions }),
	};
}

const ownOrigin = (message: WahaMessage): MessageOrigin =>
	message.source === "app" ? "phone" : "api";

function authorOf(message: WahaMessage): string | null {
	return nameOf(message) ?? message.participant?.split(/[:@]/)[0] ?? null;
}

function contentOf(message: WahaMessage): MessageContent {
	const text = message.body ?? "";
	if (message.location) return locationOf(message.location, text);
	if (message.vCards?.length) {
		const cards = cardsToText(message.vCards.map((card) => parseVcard(card)));
		return { type: "contact", text: cards || text };
	}
	if (message.hasMedia || message.media) return mediaOf(message, text);
	const poll = readWahaPoll(message);
	if (poll) return poll;
	// Content that has not arrived yet: a placeholder that a later event replaces.
	return { type: text === "" ? "other" : "text", text };
}

function locationOf(
	{ latitude, longitude, description }: NonNullable<WahaMessage["location"]>,
	text: string,
): MessageContent {
	const at = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
	return { type: "location", text: description || text, ...(at ? { media: at } : {}) };
}

function mediaOf(message: WahaMessage, text: string): MessageContent {
	const { url, mimetype, filename } = message.media ?? {};
	const ref = mediaRefOf(url);
	const told = readWahaMedia(message);
	const media = {
		...told.media,
		...(mimetype ? { mimetype } : {}),
		...(filename ? { fileName: filename } : {}),
		...(ref ? { ref } : {}),
	};
	const type = told.kind
		? typeOfKind(told.kind)
		: mimetype
			? typeOfMedia(mimetype, message)
			: "other";
	return { type, text, ...(Object.keys(media).length > 0 ? { media } : {}) };
}

const typeOfKind = (kind: FileKind): MessageType => (kind === "voice" ? "audio" : kind);

/** Where the engine's own record is not told. */
function typeOfMedia(mimetype: string, message: WahaMessage): MessageType {
	const [kind = "", form = ""] = mimetype.toLowerCase().split(/[/;]/);
	if (kind === "image") return form === "webp" && !message.body ? "sticker" : "image";
	if (kind === "audio" || kind === "video") return kind;
	return "document";
}
