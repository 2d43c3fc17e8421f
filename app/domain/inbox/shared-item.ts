// What was shared in a conversation: pictures and films, other files, addresses in texts, and what the team starred.
import { findLinks } from "../chat/links.ts";
import type { MessageType } from "./message.ts";

export const SHARED_KINDS = ["media", "files", "links", "starred"] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Items of one page, and messages that are looked at for it: a long conversation without files must not be read whole. */
export const SHARED_PER_PAGE = 24;
export const LOOKED_AT_FOR_SHARED = 400;
/** Addresses taken of one message. */
const MAX_LINKS = 5;

const TYPES: Record<Exclude<SharedKind, "links" | "starred">, readonly MessageType[]> = {
	media: ["image", "video"],
	files: ["document", "audio"],
};

/** Whether a message of this type is an item of the kind. */
export const isShared = (kind: SharedKind, type: MessageType): boolean =>
	kind === "media" || kind === "files" ? TYPES[kind].includes(type) : kind === "starred";

/** Addresses of the web in a text, each once. */
export const linksOf = (text: string): string[] => {
	const hrefs = findLinks(text)
		.map(({ href }) => href)
		.filter((href) => /^https?:/.test(href));
	return [...new Set(hrefs)].slice(0, MAX_LINKS);
};
