// The page of a site that a webchat visitor looks at. What a browser says is hostile text, and of an address only what
// names the page is kept: no query and no fragment, where secrets and searches stand.
import { isBlank, storableText } from "../inbox/stored-text.ts";

/** Longest parts that are kept, characters. */
export const MAX_PATH = 300;
export const MAX_PAGE_TITLE = 120;

/** What the visitor's browser says. */
export interface StatedPage {
	address: string;
	title: string;
	/** The page before, or where it was found. */
	referrer: string;
	language: string;
}

export interface VisitedPage {
	/** `https://loja.com.br` */
	origin: string;
	/** `/produtos/tenis` */
	path: string;
	/** "" where there is none. */
	title: string;
	/** The host of another site that led here; null: none, or this one. */
	referrer: string | null;
	/** As the browser names it, `pt-BR`; null where it is no name of a language. */
	language: string | null;
}

function parseUrl(text: string): URL | null {
	try {
		const url = new URL(text);
		return url.protocol === "https:" || url.protocol === "http:" ? url : null;
	} catch {
		return null;
	}
}

function titleOf(told: string): string {
	const line = storableText(told, MAX_PAGE_TITLE)
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
	return isBlank(line) ? "" : line;
}

/**
 * A told page as it is kept; null when it is none of the site's.
 * @param origins where the webchat may stand, as its settings have them
 */
export function parseVisitedPage(told: StatedPage, origins: readonly string[]): VisitedPage | null {
	const url = parseUrl(told.address);
	// Members may click it: it leads nowhere but to the team's own sites.
	if (url === null || !origins.includes(url.origin)) return null;
	const from = parseUrl(told.referrer);
	return {
		origin: url.origin,
		path: storableText(url.pathname, MAX_PATH),
		title: titleOf(told.title),
		referrer: from === null || from.host === url.host ? null : from.hostname,
		language: /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,2}$/iu.test(told.language) ? told.language : null,
	};
}
