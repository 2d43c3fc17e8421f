/** Longer paths lead nowhere (L13). */
const MAX_PATH_LENGTH = 2048;

/**
 * The path all rules are judged on, or null for one no link of ours has: encoded slashes, dots or
 * controls, empty segments, backslashes, `;` parameters, trailing dots, half escapes. Refusing
 * those keeps every guard, router and cache of one mind about what a path means (D16).
 * `pathname` comes from the URL parser, which has resolved `.`, `..` and `%2e%2e`.
 */
export function parsePath(pathname: string): string | null {
	if (pathname.length > MAX_PATH_LENGTH) return null;
	if (pathname.includes("//") || /[\\;]|\.(?:\/|$)/.test(pathname)) return null;
	if (/%(?:2e|2f|5c|3b|25|0|1|7f)/i.test(pathname)) return null;
	try {
		decodeURIComponent(pathname);
	} catch {
		return null;
	}
	return pathname;
}

/** Who answers a path. Anything that is not exactly one of ours is a page (or its 404). */
export type Area = "api" | "v1" | "live" | "visitor" | "webhook" | "seed" | "dev" | "page";

export function areaOf(path: string): Area {
	if (path === "/dev/seed") return "seed";
	const [, first = "", second = ""] = path.split("/");
	if (isDev(first)) return "dev";
	switch (first) {
		case "api":
			// By key only: no page of ours calls it, and no cookie means anything there.
			return second === "v1" ? "v1" : "api";
		// Files: no page, and no router has a say in them.
		case "media":
			return "api";
		case "live":
			return second === "webchat" ? "visitor" : "live";
		// Asked by pages of other sites; their channel says which ones may (webchat.ts).
		case "webchat":
			return "visitor";
		case "webhooks":
			return "webhook";
		default:
			return "page";
	}
}

/** Where files of a knowledge base come in. */
export const isUpload = (path: string): boolean =>
	/^\/api\/agents\/[^/]+\/knowledge(?:\/[^/]+)?$/.test(path);

/** React Router decodes and ignores case before it matches, so what is local only is judged so too. */
function isDev(segment: string): boolean {
	try {
		return /^dev(?:\.data)?$/i.test(decodeURIComponent(segment));
	} catch {
		return false;
	}
}
