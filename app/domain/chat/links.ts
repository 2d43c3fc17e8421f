// F02: only http, https, mailto and tel become links; what a link shows is where it goes.

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
/** Bounded repetitions: a message of 65,000 letters must not keep the browser busy. */
const CANDIDATE =
	/\b(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>"'`]{1,2048}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/giu;
const PUNCTUATION = ".,;:!?…*_~";
const LATIN_HOST = /^[\p{Script=Latin}\p{M}\d.-]+$/u;
const CLOSERS: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

export interface FoundLink {
	start: number;
	end: number;
	href: string;
	/** What is shown: as written, but an address that imitates another is shown in punycode. */
	label: string;
}

/** All links of a text, in order, not overlapping. */
export function findLinks(text: string): FoundLink[] {
	const found: FoundLink[] = [];
	for (const match of text.matchAll(CANDIDATE)) {
		const written = trimEnd(match[0]);
		const link = parseLink(written);
		if (link) found.push({ start: match.index, end: match.index + written.length, ...link });
	}
	return found;
}

/**
 * A safe address and its label, or null when the text must stay plain text:
 * another scheme, a user name inside (`https://bank.com@evil.com`), or no address at all.
 */
export function parseLink(written: string): { href: string; label: string } | null {
	const url = parseUrl(withScheme(written));
	if (!url || !SCHEMES.has(url.protocol)) return null;
	if (url.username !== "" || url.password !== "") return null;
	if (url.protocol === "http:" || url.protocol === "https:") return parseWebLink(url, written);
	return url.pathname === "" ? null : { href: url.href, label: written };
}

function parseWebLink(url: URL, written: string): { href: string; label: string } | null {
	// A bare word after the scheme is no address of the web, but keep hosts of a local network out too.
	if (!url.hostname.includes(".")) return null;
	const host = /^(?:https?:\/\/)?([^/?#:]+)/iu.exec(written)?.[1] ?? "";
	return { href: url.href, label: LATIN_HOST.test(host) ? written : url.href };
}

function withScheme(written: string): string {
	if (/^(?:https?|mailto|tel):/iu.test(written)) return written;
	return written.includes("@") && !/^www\./iu.test(written)
		? `mailto:${written}`
		: `https://${written}`;
}

/** Punctuation and an unopened bracket at the end belong to the sentence. */
function trimEnd(written: string): string {
	let text = written;
	for (;;) {
		const last = text.at(-1) ?? " ";
		const opener = CLOSERS[last];
		const isSurplus = opener === undefined ? PUNCTUATION.includes(last) : !text.includes(opener);
		if (!isSurplus) return text;
		text = text.slice(0, -1);
	}
}

function parseUrl(written: string): URL | null {
	try {
		return new URL(written);
	} catch {
		return null;
	}
}
