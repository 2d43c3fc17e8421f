import { cardsToText, parseVcard } from "#app/domain/inbox/contact-card.ts";
import { contentOfPoll } from "#app/domain/inbox/poll.ts";
import { oneLine } from "#app/domain/inbox/stored-text.ts";
import type { MessageContent } from "#app/domain/inbox/message.ts";
import { readMediaFacts } from "./media-facts.ts";
import { WireNumber } from "./wire.ts";

type Fields = Record<string, unknown>;

/** The parsed body of a WhatsApp message. */
export type Body =
	| { kind: "content"; content: MessageContent }
	| { kind: "reaction"; targetId: string; emoji: string }
	| { kind: "edit"; targetId: string; text: string }
	/** Keys, history notices and votes: not written by a person. */
	| { kind: "protocol" };

/** Wrappers around the actual message. */
const WRAPPERS = [
	"ephemeralMessage",
	"viewOnceMessage",
	"viewOnceMessageV2",
	"viewOnceMessageV2Extension",
	"documentWithCaptionMessage",
	"editedMessage",
	"groupMentionedMessage",
];
/** Entries that accompany a message or are no message. */
const SILENT = [
	"messageContextInfo",
	"senderKeyDistributionMessage",
	"base64",
	"mediaUrl",
	"protocolMessage",
	"pollUpdateMessage",
	"pinInChatMessage",
	"keepInChatMessage",
	"encReactionMessage",
	"secretEncryptedMessage",
];
/** Real messages are not wrapped deeper. */
const MAX_UNWRAP = 6;

const asFields = (value: unknown): Fields | null =>
	typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
const asText = (value: unknown): string => (typeof value === "string" ? value : "");
const asNumber = (value: unknown): number | undefined => {
	const parsed = WireNumber.safeParse(value);
	return parsed.success ? parsed.data : undefined;
};
const lines = (...parts: unknown[]): string => parts.map(asText).filter(Boolean).join("\n");

/** Reads the `message` field of a record; null when WhatsApp could not decrypt it. */
export function readBody(message: Fields | null | undefined): Body {
	const inner = unwrap(message);
	if (!inner) return content("other", "");
	const protocol = asFields(inner.protocolMessage);
	if (protocol) return readProtocol(protocol);
	const reaction = asFields(inner.reactionMessage);
	if (reaction) {
		const targetId = asText(asFields(reaction.key)?.id);
		return targetId
			? { kind: "reaction", targetId, emoji: asText(reaction.text) }
			: { kind: "protocol" };
	}
	return readContent(inner);
}

/** The text of an `editedMessage`; null when there is none. */
export function readEditedText(message: unknown): string | null {
	const inner = unwrap(asFields(message));
	if (!inner) return null;
	const body = readContent(inner);
	return body.kind === "content" ? body.content.text : null;
}

/** The message inside its wrappers: view once, disappearing, with caption, edited. */
export function unwrap(message: Fields | null | undefined): Fields | null {
	let current = message ?? null;
	for (let depth = 0; current && depth < MAX_UNWRAP; depth++) {
		const wrapper: Fields | null =
			WRAPPERS.map((name) => asFields(current?.[name])).find((found) => found !== null) ?? null;
		if (!wrapper) return current;
		current = asFields(wrapper.message);
	}
	return current;
}

function readProtocol(protocol: Fields): Body {
	const targetId = asText(asFields(protocol.key)?.id);
	const isEdit = protocol.type === "MESSAGE_EDIT" || protocol.type === 14;
	const text = isEdit ? readEditedText(protocol.editedMessage) : null;
	return targetId && text !== null ? { kind: "edit", targetId, text } : { kind: "protocol" };
}

function content(
	type: MessageContent["type"],
	text: string,
	media?: MessageContent["media"],
): Body {
	return { kind: "content", content: media ? { type, text, media } : { type, text } };
}

type Reader = (fields: Fields) => Body;
const location: Reader = (fields) => {
	const latitude = asNumber(fields.degreesLatitude);
	const longitude = asNumber(fields.degreesLongitude);
	const at = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {};
	const told = [fields.name, fields.address, fields.caption].map((part) => oneLine(asText(part)));
	return content("location", lines(...told), at);
};
const poll: Reader = (fields) => {
	const options = Array.isArray(fields.options) ? fields.options : [];
	const told = {
		question: asText(fields.name),
		options: options.map((option) => asText(asFields(option)?.optionName)),
		// None: as many as there are.
		isMultiple: asNumber(fields.selectableOptionsCount) === 0,
	};
	return { kind: "content", content: contentOfPoll(told) };
};
const cardOf = (fields: Fields) => parseVcard(asText(fields.vcard), asText(fields.displayName));

/** One reader per type of message. */
const READERS: Record<string, Reader> = {
	extendedTextMessage: (fields) => content("text", asText(fields.text)),
	imageMessage: (fields) => content("image", asText(fields.caption), readMediaFacts(fields)),
	videoMessage: (fields) => content("video", asText(fields.caption), readMediaFacts(fields)),
	ptvMessage: (fields) => content("video", asText(fields.caption), readMediaFacts(fields)),
	audioMessage: (fields) => content("audio", "", readMediaFacts(fields)),
	stickerMessage: (fields) => content("sticker", "", readMediaFacts(fields)),
	documentMessage: (fields) =>
		content("document", asText(fields.caption), {
			...(asText(fields.title) ? { fileName: asText(fields.title) } : {}),
			...readMediaFacts(fields),
		}),
	locationMessage: location,
	liveLocationMessage: location,
	contactMessage: (fields) => content("contact", cardsToText([cardOf(fields)])),
	contactsArrayMessage: (fields) => {
		const cards = Array.isArray(fields.contacts) ? fields.contacts : [];
		const text = cardsToText(cards.map((card) => cardOf(asFields(card) ?? {})));
		return content("contact", text || asText(fields.displayName));
	},
	buttonsResponseMessage: (fields) =>
		content("text", asText(fields.selectedDisplayText) || asText(fields.selectedButtonId)),
	templateButtonReplyMessage: (fields) =>
		content("text", asText(fields.selectedDisplayText) || asText(fields.selectedId)),
	listResponseMessage: (fields) => content("text", lines(fields.title, fields.description)),
	interactiveResponseMessage: (fields) => content("text", asText(asFields(fields.body)?.text)),
	pollCreationMessage: poll,
	pollCreationMessageV2: poll,
	pollCreationMessageV3: poll,
	eventMessage: (fields) =>
		content("other", lines(fields.name, fields.description), { kind: "event" }),
};

function readContent(message: Fields): Body {
	if (typeof message.conversation === "string") return content("text", message.conversation);
	const name = Object.keys(message).find((key) => !SILENT.includes(key) && message[key] !== null);
	// Only keys and context, no message.
	if (!name) return { kind: "protocol" };
	const fields = asFields(message[name]) ?? {};
	const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
	return reader ? reader(fields) : content("other", bestText(fields));
}

/** The most readable text of an unknown type. */
function bestText(fields: Fields): string {
	const named = ["text", "caption", "contentText", "hydratedContentText", "title", "name", "body"];
	return named.map((key) => asText(fields[key])).find(Boolean) ?? "";
}
