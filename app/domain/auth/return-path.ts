// Spec 1, section 2: the originally requested path is remembered. Attacks B07, B08.

/** Longer ones are no address a person was on. */
const MAX_RETURN_PATH_LENGTH = 2048;
/** Parsing needs some origin; nothing is ever sent there. */
const BASE = "https://own.invalid";
/** Answers of these are not pages to come back to. */
const NOT_PAGES = /^\/(?:auth|api|live|webhooks|dev)(?:\/|$)/i;

/**
 * The path a person may be sent to after signing in: own origin only, else "/".
 * Judged on the parsed address, because `/..//evil.com` parses to the path `//evil.com`.
 */
export function parseReturnPath(remembered: string | null | undefined): string {
	if (!remembered || remembered.length > MAX_RETURN_PATH_LENGTH) return "/";
	// The parser drops tabs and line ends and turns "\" into "/": refuse before it does.
	if (!remembered.startsWith("/") || hasForbiddenCharacter(remembered)) return "/";
	if (!URL.canParse(remembered, BASE)) return "/";
	const url = new URL(remembered, BASE);
	if (url.origin !== BASE) return "/";
	const decoded = decode(url.pathname);
	if (decoded === null || decoded.startsWith("//") || decoded.includes("\\")) return "/";
	if (NOT_PAGES.test(decoded)) return "/";
	return withoutDataSuffix(url.pathname) + url.search;
}

function hasForbiddenCharacter(text: string): boolean {
	for (const character of text) {
		const code = character.codePointAt(0) ?? 0;
		if (code <= 0x20 || code === 0x7f || character === "\\") return true;
	}
	return false;
}

function decode(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

/** React Router asks for a page's data under `<path>.data`; the person was on the page. */
function withoutDataSuffix(path: string): string {
	if (path === "/_root.data" || path === "/_.data") return "/";
	return path.endsWith(".data") ? path.slice(0, -".data".length) : path;
}
