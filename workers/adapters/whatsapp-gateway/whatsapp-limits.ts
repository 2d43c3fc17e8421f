/** What WhatsApp itself takes from a linked device, whichever gateway passes it on. */
import type { FileRule, GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import { MAX_CARDS } from "#app/domain/inbox/contact-card.ts";
import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";

const KB = 1024;
const MB = 1024 * KB;

/** Longest text below a file that the apps show whole. */
const MAX_CAPTION = 1024;
const shown = { caption: true, maxCaption: MAX_CAPTION } as const;

/** Documents may have 2 GB at WhatsApp; ours end at MAX_FILE_BYTES of contracts/files.ts. */
export const WHATSAPP_FILES = {
	image: { maxBytes: 16 * MB, mimetypes: ["image/jpeg", "image/png"], ...shown },
	// Everything else is no video for a phone; it arrives as a document.
	video: { maxBytes: 64 * MB, mimetypes: ["video/mp4"], ...shown },
	audio: { maxBytes: 16 * MB, mimetypes: ["audio/mpeg", "audio/mp4", "audio/ogg"], caption: false },
	voice: { maxBytes: 16 * MB, mimetypes: ["audio/ogg"], caption: false },
	document: { maxBytes: 100 * MB, ...shown },
	sticker: { maxBytes: 500 * KB, mimetypes: ["image/webp"], caption: false },
} as const satisfies Record<FileKind, FileRule>;

/** Places and cards as its apps send them. */
export const WHATSAPP_ITEMS = {
	places: true,
	cards: { max: MAX_CARDS },
	polls: { maxOptions: 12, votes: true },
} as const satisfies Pick<GatewayCapabilities, "places" | "cards" | "polls">;

const MINUTE_MS = 60_000;

/** Times within which the phones of the others still follow. */
export const WHATSAPP_ACTS = {
	reactions: true,
	edits: { withinMs: 15 * MINUTE_MS },
	deletions: { withinMs: 60 * 60 * MINUTE_MS },
} as const satisfies Pick<GatewayCapabilities, "reactions" | "edits" | "deletions">;

/** Ogg without the word after it is no voice for a phone. */
export const typeAtWhatsApp = (mimetype: string): string =>
	mimetype === "audio/ogg" ? "audio/ogg; codecs=opus" : mimetype;
