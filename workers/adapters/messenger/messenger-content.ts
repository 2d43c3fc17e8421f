import type { MessageContent, MessageType } from "#app/domain/inbox/message.ts";
import type { MetaAttachment, MetaMessage } from "./messenger-wire.ts";

/** Longer addresses are none of Meta's, and would be kept with every message. */
const MAX_URL_LENGTH = 2_000;

const FILES: Record<string, MessageType> = {
	image: "image",
	audio: "audio",
	video: "video",
	file: "document",
	/** Somebody shows us in a story of theirs. */
	story_mention: "image",
};
/** Something of elsewhere that was passed on: what stays of it is its address. */
const SHARES = ["share", "fallback", "reel", "ig_reel", "ig_post", "post", "ig_story"];

/** What a message says: one entry, or one for each of its attachments; the text goes with the first. */
export function contentsOf(message: MetaMessage): MessageContent[] {
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
	// Templates, products, kinds of tomorrow: shown as something that came.
	return { type: "other", text };
}
