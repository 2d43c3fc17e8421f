import { findLinks } from "../domain/chat/links.ts";

/** A piece of a message: plain text, or a web address. */
export interface TextPart {
	text: string;
	href: string | null;
}

/** Splits a text at the addresses in it, by the inbox's own rule (F02). Only http and https become links here (F01). */
export function splitText(text: string): TextPart[] {
	const parts: TextPart[] = [];
	let at = 0;
	for (const { start, end, href, label } of findLinks(text)) {
		if (!href.startsWith("http")) continue;
		if (start > at) parts.push({ text: text.slice(at, start), href: null });
		parts.push({ text: label, href });
		at = end;
	}
	if (at < text.length) parts.push({ text: text.slice(at), href: null });
	return parts;
}
