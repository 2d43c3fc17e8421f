// Record 110: what a browser keeps of the inbox for when there is no network, and when it drops it.

/** The page that is kept, and opened in place of every other page of the inbox. */
export const KEPT_PATH = "/conversations";
/** Nobody is shown an older one. */
export const KEPT_MS = 3 * 24 * 60 * 60_000;
/** How often the kept page is made anew while one works. */
export const KEEP_EVERY_MS = 10 * 60_000;
/** Marks the document that was kept, with when it was read (epoch ms). */
export const KEPT_MARK = "data-kept";

const INBOX = /^\/(?:conversations|sessions\/[^/]+|whatsapp\/instances\/[^/]+\/messages\/[^/]+)$/;
/** Installed, it is opened by this address. */
const START = "/";

/** Whether this is a page of the inbox: whoever looks at one has it kept. */
export const isInbox = (pathname: string): boolean => INBOX.test(pathname);

/** Whether the kept page stands in for this address. */
export const isKeptFor = (pathname: string): boolean => pathname === START || isInbox(pathname);

/** The files that a document names. */
export const filesOf = (html: string): string[] => [
	...new Set([...html.matchAll(/["'](\/assets\/[^"'\s\\]+)["']/g)].map(([, file = ""]) => file)),
];

/**
 * Whether a request means that whoever used this browser leaves it, changes the workspace, or was sent away to sign in
 * again: what was kept of theirs is dropped.
 */
export function leaves({ method, pathname }: { method: string; pathname: string }): boolean {
	const path = pathname.replace(/\.data$/, "");
	if (path === "/auth" || path.startsWith("/auth/") || path === "/setup/enter") return true;
	return method !== "GET" && path.startsWith("/api/auth/");
}

/** Whether a page kept at this moment may still be shown. */
export const isFreshlyKept = (keptAt: number, now: number): boolean =>
	Number.isFinite(keptAt) && now - keptAt < KEPT_MS;

/** The document with its mark. */
export const marked = (html: string, keptAt: number): string =>
	html.replace(/<html\b/, `<html ${KEPT_MARK}="${keptAt}"`);
