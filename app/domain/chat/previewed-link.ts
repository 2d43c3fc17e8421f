// Which link of a message may be looked at by our server, to show what is behind it.
import { displayText } from "./display-text.ts";
import { findLinks } from "./links.ts";

/** What only tells from where somebody came; the page is the same without it. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|igshid?|mc_[ce]id|si|ref_?src)$/iu;
/** A parameter that lets in whoever has the link. */
const KEYS =
	/^(?:access_?)?(?:token|key|apikey|api_key|auth|code|otp|pin|sig|signature|secret|session|sid|hash|jwt|ticket|password|senha|nonce|state)$/iu;
/** A page that does something when it is opened. */
const DOES_SOMETHING =
	/(?:^|[/_.-])(?:reset|confirm\w*|verif\w*|activat\w*|ativa\w*|unsubscribe|descadastr\w*|cancel\w*|invit\w*|convite|aceitar|accept|magic|logout|sair|redefinir|recuperar|recovery)(?:$|[/_.-])/iu;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/iu;
/** A run of letters and figures from this length on is no word and no number of an article. */
const SECRET_LENGTH = 16;

/** Drawn by chance, as far as one sees: long, without gaps, letters and figures mixed. */
const looksDrawn = (text: string): boolean =>
	UUID.test(text) ||
	text
		.split(/[^A-Za-z0-9]+/u)
		.some((run) => run.length >= SECRET_LENGTH && /[a-z]/iu.test(run) && /\d/u.test(run));

/**
 * Whether opening it may use it up, or let in whoever does: a link to change a password, to confirm, to a file for who has
 * the link. Such a one is for the person it was sent to, so nobody looks at it for them.
 */
function isForOnePerson({ pathname, searchParams, hash }: URL): boolean {
	if (DOES_SOMETHING.test(pathname) || looksDrawn(pathname) || looksDrawn(hash)) return true;
	return [...searchParams].some(([name, value]) => KEYS.test(name) || looksDrawn(value));
}

/**
 * The address of a message's first link, if it may be looked at: of the web, without what only tells where it was found. Null: there
 * is none, or it is for one person.
 */
export function previewedLink(text: string): string | null {
	const first = findLinks(displayText(text)).find(({ href }) => /^https?:/u.test(href));
	if (!first) return null;
	const url = new URL(first.href);
	for (const name of Array.from(url.searchParams.keys()))
		if (TRACKING.test(name)) url.searchParams.delete(name);
	if (isForOnePerson(url)) return null;
	url.hash = "";
	return url.href;
}
