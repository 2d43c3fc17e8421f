import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import { cardsToText } from "#app/domain/inbox/contact-card.ts";
import type { MessageContent, MessageType } from "#app/domain/inbox/message.ts";
import type { GatewayEvent, GatewayMessageStatus } from "#app/domain/whatsapp/gateway-event.ts";
import { failureOfCode } from "./cloud-errors.ts";
import { type CloudContact, CloudMedia, CloudMessage, CloudStatus } from "./cloud-wire.ts";

const MEDIA_TYPES: MessageType[] = ["image", "audio", "video", "document", "sticker"];
/** Meta's words; `played` is a voice note that was heard. */
const STATUSES: Record<string, GatewayMessageStatus> = {
	sent: "sent",
	delivered: "delivered",
	read: "read",
	played: "read",
	failed: "failed",
};

/** One status to our event; null when it is not understood, an empty list when it says nothing. */
export function translateCloudStatus(raw: unknown): GatewayEvent[] | null {
	const parsed = CloudStatus.safeParse(raw);
	if (!parsed.success) return null;
	const { id, status: word, errors, biz_opaque_callback_data: clientId } = parsed.data;
	const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
	if (!status) return [];
	return [
		{
			type: "status",
			providerId: id,
			status,
			...(status === "failed" ? { failure: failureOfCode(errors?.[0]?.code) } : {}),
			...(clientId ? { clientId } : {}),
		},
	];
}

/** One received message to our event; null and the empty list as for a status. */
export function translateCloudMessage(
	raw: unknown,
	contacts: readonly CloudContact[],
): GatewayEvent[] | null {
	const parsed = CloudMessage.safeParse(raw);
	if (!parsed.success) return null;
	const message = parsed.data;
	const node = fieldsOf(message[message.type]);
	if (message.type === "reaction") return reactionOf(node);
	// "Changed the number", "identity changed": nobody said anything.
	if (message.type === "system") return [];
	const addresses = addressesOf(message, contacts);
	if (addresses.length === 0) return null;
	const contact = contacts.find(
		({ wa_id, user_id }) =>
			(wa_id && wa_id === message.from) || (user_id && user_id === message.from_user_id),
	);
	return [
		{
			type: "message",
			providerId: message.id,
			addresses,
			fromMe: false,
			origin: "live",
			name: contact?.profile?.name || null,
			author: null,
			sentAt: message.timestamp,
			content: contentOf(message.type, node, message.contacts),
			quotedProviderId: message.context?.id || null,
			status: null,
		},
	];
}

function reactionOf(node: Record<string, unknown>): GatewayEvent[] | null {
	const providerId = textOf(node.message_id);
	return providerId
		? [{ type: "reaction", providerId, emoji: textOf(node.emoji), fromMe: false }]
		: null;
}

/** The phone where it is told, and the user id that stays when somebody hides it. */
function addressesOf(message: CloudMessage, contacts: readonly CloudContact[]): Address[] {
	const only = contacts.length === 1 ? contacts[0] : undefined;
	const phone = message.from ?? only?.wa_id;
	const userId = message.from_user_id ?? only?.user_id;
	const addresses: Address[] = [];
	if (phone && /^\d{5,20}$/.test(phone)) addresses.push({ kind: "phone", value: phone });
	if (userId) addresses.push({ kind: "bsuid", value: userId.slice(0, 160) });
	return addresses;
}

const Position = z.looseObject({ latitude: z.number(), longitude: z.number() });

function contentOf(type: string, node: Record<string, unknown>, cards: unknown): MessageContent {
	const mediaType = MEDIA_TYPES.find((known) => known === type);
	if (mediaType) return mediaOf(mediaType, node);
	switch (type) {
		case "text":
			return { type: "text", text: textOf(node.body) };
		case "button":
			return { type: "text", text: textOf(node.text) };
		case "interactive": {
			const reply = fieldsOf(node.button_reply ?? node.list_reply ?? node.nfm_reply);
			return { type: "text", text: textOf(reply.title) || textOf(reply.body) };
		}
		case "location": {
			const at = Position.safeParse(node);
			const media = at.success
				? { media: { latitude: at.data.latitude, longitude: at.data.longitude } }
				: {};
			return { type: "location", text: lines(node.name, node.address), ...media };
		}
		case "contacts":
			return { type: "contact", text: cardsOf(cards) };
		default:
			// Orders, kinds of tomorrow, `unsupported`: shown as something that came.
			return { type: "other", text: "" };
	}
}

function mediaOf(type: MessageType, node: Record<string, unknown>): MessageContent {
	const media = CloudMedia.safeParse(node);
	if (!media.success) return { type, text: "" };
	const { id, mime_type: mimetype, caption, filename } = media.data;
	return {
		type,
		text: caption ?? "",
		media: {
			ref: id,
			...(mimetype ? { mimetype } : {}),
			...(filename ? { fileName: filename } : {}),
		},
	};
}

/** Names and numbers; Meta gives the number as WhatsApp has it, and as it was typed. */
function cardsOf(cards: unknown): string {
	if (!Array.isArray(cards)) return "";
	return cardsToText(
		cards.map((card) => {
			const { name, phones } = fieldsOf(card);
			const listed = Array.isArray(phones) ? phones.map(fieldsOf) : [];
			return {
				name: textOf(fieldsOf(name).formatted_name),
				phones: listed
					.map((one) => textOf(one.wa_id) || textOf(one.phone).replace(/\D/g, ""))
					.filter((digits) => /^\d{5,20}$/.test(digits)),
			};
		}),
	);
}

const lines = (...parts: unknown[]): string => parts.map(textOf).filter(Boolean).join("\n");
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
