/** A piece of a message: plain text, or a web address. */
export interface TextPart {
	text: string;
	href: string | null;
}

/** Spaces and quotes end an address, as do brackets that usually surround one. */
const ADDRESS = /https?:\/\/[^\s<>"'`]{1,2000}/gi;
const TRAILING = new Set([".", ",", ";", ":", "!", "?", ")", "]", "}", "*", "_"]);

function trimEnd(found: string): string {
	let end = found.length;
	while (end > 0 && TRAILING.has(found.charAt(end - 1))) end -= 1;
	return found.slice(0, end);
}

/** Splits a text at the addresses in it. Only http and https become links (F01). */
export function splitText(text: string): TextPart[] {
	const parts: TextPart[] = [];
	let at = 0;
	for (const match of text.matchAll(ADDRESS)) {
		const href = trimEnd(match[0]);
		if (!URL.canParse(href)) continue;
		if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null });
		parts.push({ text: href, href });
		at = match.index + href.length;
	}
	if (at < text.length) parts.push({ text: text.slice(at), href: null });
	return parts;
}
