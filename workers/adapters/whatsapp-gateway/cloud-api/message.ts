import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import { cardsToText } from "#app/domain/inbox/contact-card.ts";
import type { MessageContent, MessageType } from "#app/domain/inbox/message.ts";
import type { GatewayEvent, GatewayMessageStatus } from "#app/domain/channels/gateway-event.ts";
import { contentOfForm } from "#app/domain/inbox/message-form.ts";
import { failureOfCode } from "./errors.ts";
import { readCloudReferral } from "./referral.ts";
import { pricingIn } from "./pricing.ts";
import { formOf } from "./forms.ts";
import { groupOf, personOf } from "./people.ts";
import { type CloudContact, CloudMedia, CloudMessage, CloudStatus } from "./wire.ts";

const MEDIA_TYPES: MessageType[] = ["image", "audio", "video", "document", "sticker"];
/** The message types we translate; `unsupported` is Meta's type for messages the API cannot deliver. */
const KNOWN_KINDS = new Set<string>([
	...MEDIA_TYPES,
	"text",
	"button",
	"interactive",
	"location",
	"contacts",
	"reaction",
	"revoke",
	"edit",
	"order",
	"system",
	"unsupported",
]);
/** Meta's statuses; `played` is a voice message that was listened to. */
const STATUSES: Record<string, GatewayMessageStatus> = {
	sent: "sent",
	delivered: "delivered",
	read: "read",
	played: "read",
	failed: "failed",
};

/** Translates one status; null when it cannot be translated, [] when it contains nothing for us. */
export function translateCloudStatus(raw: unknown): GatewayEvent[] | null {
	const parsed = CloudStatus.safeParse(raw);
	if (!parsed.success) return null;
	const { id, status: word, errors, biz_opaque_callback_data: clientId } = parsed.data;
	const told = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
	// A future status is stored, not guessed.
	if (!told) return null;
	const { recipient_participant_id: reader, participant_recipient_id: asOfOld } = parsed.data;
	const isOfOne = parsed.data.recipient_type === "group" && (reader || asOfOld);
	// One of a group has read it, or cannot be reached: it has arrived in the group all the same.
	if (isOfOne && told === "failed") return [];
	const status = isOfOne && told === "read" ? "delivered" : told;
	return [
		{
			type: "status",
			providerId: id,
			status,
			...(status === "failed" ? { failure: failureOfCode(errors?.[0]?.code) } : {}),
			...(clientId ? { clientId } : {}),
			// Each member of a group has a price of their own, which nothing here could add up.
			...(isOfOne ? {} : pricingIn(parsed.data)),
		},
	];
}

/** Translates one received message; null and [] as for a status. */
export function translateCloudMessage(
	raw: unknown,
	contacts: readonly CloudContact[],
): GatewayEvent[] | null {
	const parsed = CloudMessage.safeParse(raw);
	if (!parsed.success) return null;
	const message = parsed.data;
	const change = changeOf(message, false);
	if (change !== undefined) return change;
	if (message.type === "system") return systemOf(message);
	// They opened the chat and said nothing yet.
	if (message.type === "request_welcome") return [];
	const author = authorOf(message, contacts);
	const people = addressesOf(message, contacts);
	if (people.length === 0) return null;
	const { group_id: group } = message;
	const referral = group ? null : readCloudReferral(message["referral"]);
	return [
		{
			...saidIn(message),
			...(referral && { referral }),
			// The group's address only: a reply to the author's would be a private message.
			addresses: group ? [groupOf(group)] : people,
			fromMe: false,
			origin: "live",
			name: group ? null : author,
			author: group ? (author ?? people[0]?.value ?? null) : null,
			...(group && { authorAddresses: people }),
			status: null,
		},
		...usernameOf(message, contacts, people),
	];
}

/** What they are called where their number is not shown: known once they have written. */
function usernameOf(
	message: CloudMessage,
	contacts: readonly CloudContact[],
	addresses: Address[],
): GatewayEvent[] {
	const username = contactOf(message, contacts)?.profile?.username;
	return username && !message.group_id
		? [{ type: "contact", addresses, name: null, avatarUrl: null, username }]
		: [];
}

/** Translates a message written in the phone's app that shares the number with us (coexistence). */
export function translateCloudEcho(raw: unknown): GatewayEvent[] | null {
	const parsed = CloudMessage.safeParse(raw);
	if (!parsed.success) return null;
	const message = parsed.data;
	const change = changeOf(message, true);
	if (change !== undefined) return change;
	const { to, to_user_id: toUserId, group_id: group } = message;
	const addresses = group ? [groupOf(group)] : personOf(to, toUserId);
	if (addresses.length === 0) return null;
	return [
		{
			...saidIn(message),
			addresses,
			fromMe: true,
			origin: "phone",
			name: null,
			author: null,
			status: "sent",
		},
	];
}

/** Shown as a message without readable content, and stored raw: unknown types, and forms that cannot be read. */
export function isOfUnknownKind(raw: unknown): boolean {
	const { type, ...told } = fieldsOf(raw);
	if (typeof type !== "string" || type === "request_welcome") return false;
	return !KNOWN_KINDS.has(type) || (FORMS.has(type) && formOf({ ...told, type }) === null);
}

const FORMS = new Set(["button", "interactive", "order"]);

const saidIn = (message: CloudMessage) => ({
	type: "message" as const,
	providerId: message.id,
	sentAt: message.timestamp,
	content: contentOf(message),
	quotedProviderId: message.context?.id || null,
});

/** Events about an earlier message (edit, deletion, reaction); undefined for a new message. */
function changeOf(message: CloudMessage, fromMe: boolean): GatewayEvent[] | null | undefined {
	const node = fieldsOf(message[message.type]);
	switch (message.type) {
		case "reaction":
			return reactionOf(node, fromMe);
		case "revoke": {
			const providerId = textOf(node.original_message_id);
			return providerId ? [{ type: "deleted", providerId }] : null;
		}
		case "edit": {
			const providerId = textOf(node.original_message_id);
			const edited = fieldsOf(node.message);
			const words = fieldsOf(edited[textOf(edited.type)]);
			const text = textOf(words.body) || textOf(words.caption);
			return providerId ? [{ type: "edited", providerId, text }] : null;
		}
		default:
			return undefined;
	}
}

/** Meta's old (before 2022) and present names of the same event. */
const RENUMBERED = ["user_changed_number", "customer_changed_number"];
const NOTHING_SAID = ["user_identity_changed", "customer_identity_changed"];

/** Nobody wrote: the customer has another address from now on, or wants no offers any more. */
function systemOf(message: CloudMessage): GatewayEvent[] | null {
	const node = fieldsOf(message.system);
	const kind = textOf(node.type);
	if (NOTHING_SAID.includes(kind)) return [];
	const { from: phone, from_user_id: userId, timestamp: at } = message;
	if (kind === "user_preference_changed") {
		const addresses = personOf(phone, userId);
		const wish = textOf(node.marketing);
		return addresses.length > 0 && (wish === "stop" || wish === "resume")
			? [{ type: "offers", addresses, areWanted: wish === "resume", at }]
			: null;
	}
	const isUserId = kind === "user_changed_user_id";
	if (!isUserId && !RENUMBERED.includes(kind)) return null;
	const [from] = isUserId
		? personOf(null, userId || textOf(node.previous_user_id) || idIn(textOf(node.body)))
		: personOf(phone, userId);
	const to = personOf(textOf(node.wa_id) || textOf(node.new_wa_id), textOf(node.user_id));
	if (from && to.length > 0) return [{ type: "renumbered", from, to }];
	// The former id is not told: by the number they are the same person.
	return isUserId && to.length > 1
		? [{ type: "contact", addresses: to, name: null, avatarUrl: null }]
		: null;
}

/** "User … changed from BR.1 to BR.2": where Meta tells the former id in words alone. */
const idIn = (body: string): string =>
	/ from ([A-Z]{2}\.(?:ENT\.)?[0-9A-Za-z]{1,128}) to /u.exec(body)?.[1] ?? "";

const contactOf = (message: CloudMessage, contacts: readonly CloudContact[]) =>
	contacts.find(
		({ wa_id, user_id }) =>
			(wa_id && wa_id === message.from) || (user_id && user_id === message.from_user_id),
	);

const authorOf = (message: CloudMessage, contacts: readonly CloudContact[]): string | null =>
	contactOf(message, contacts)?.profile?.name || null;

function reactionOf(node: Record<string, unknown>, fromMe: boolean): GatewayEvent[] | null {
	const providerId = textOf(node.message_id);
	return providerId ? [{ type: "reaction", providerId, emoji: textOf(node.emoji), fromMe }] : null;
}

/** The phone number if present, and the user id, which stays when a customer hides the number. */
function addressesOf(message: CloudMessage, contacts: readonly CloudContact[]): Address[] {
	const only = contacts.length === 1 ? contacts[0] : undefined;
	return personOf(message.from ?? only?.wa_id, message.from_user_id ?? only?.user_id);
}

const Position = z.looseObject({ latitude: z.number(), longitude: z.number() });

function contentOf(message: CloudMessage): MessageContent {
	const { type, contacts: cards } = message;
	const node = fieldsOf(message[type]);
	const mediaType = MEDIA_TYPES.find((known) => known === type);
	if (mediaType) return mediaOf(mediaType, node);
	const form = formOf(message);
	if (form) return contentOfForm(form);
	switch (type) {
		case "text":
			return { type: "text", text: textOf(node.body) };
		case "interactive":
			// Of a kind of tomorrow, or a Flow that nobody can read: its words, where it has any.
			return { type: "text", text: textOf(fieldsOf(node.nfm_reply).body) };
		case "location": {
			const at = Position.safeParse(node);
			const media = at.success
				? { media: { latitude: at.data.latitude, longitude: at.data.longitude } }
				: {};
			return { type: "location", text: lines(node.name, node.address), ...media };
		}
		case "contacts":
			return { type: "contact", text: cardsOf(cards) };
		case "unsupported":
			return { type: "other", text: "", ...unsupportedOf(node, message.errors) };
		default:
			// Of tomorrow: shown as a message without readable content.
			return { type: "other", text: "" };
	}
}

const Errors = z.array(z.looseObject({ code: z.number() }));
/** "This message is currently unavailable": a first message to a number that the phone's app shares. */
const UNAVAILABLE = 131060;

/** What it is that the API cannot deliver, where Meta says so. */
function unsupportedOf(
	node: Record<string, unknown>,
	errors: unknown,
): Pick<MessageContent, "media"> {
	if (node.type === "view_once") return { media: { kind: "view_once" } };
	const told = Errors.safeParse(errors);
	return told.data?.some(({ code }) => code === UNAVAILABLE)
		? { media: { kind: "unavailable" } }
		: {};
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

/** Names and numbers of contact cards; Meta gives each number as in WhatsApp and as typed. */
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
