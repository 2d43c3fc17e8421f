/** Longer paths are refused (L13). */
const MAX_PATH_LENGTH = 2048;

/**
 * The path that all checks use, or null for a form none of our links has: encoded slashes, dots or control characters,
 * empty segments, backslashes, `;` parameters, trailing dots, incomplete escapes. Refusing these ensures that guards,
 * routers and caches interpret a path alike (D16).
 * @param pathname from the URL parser, which has already resolved `.`, `..` and `%2e%2e`
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

/** The part of the product that answers a path. Every unknown path is a page (a 404). */
export type Area =
	| "api"
	| "v1"
	| "operator"
	| "live"
	| "visitor"
	| "webhook"
	| "seed"
	| "dev"
	| "page";

/** The area of a path; the checks and limits of a request depend on it. */
export function areaOf(path: string): Area {
	if (path === "/dev/seed") return "seed";
	const [, first = "", second = ""] = path.split("/");
	if (isDev(first)) return "dev";
	switch (first) {
		case "api":
			// Authenticated by a key only: no page of ours calls them, and cookies are ignored.
			return second === "v1" || second === "operator" ? second : "api";
		// Files are answered by hono, not by React Router.
		case "media":
			return "api";
		case "live":
			return second === "webchat" ? "visitor" : "live";
		// Called from other sites' pages; the channel's list says which ones may (webchat.ts).
		case "webchat":
			return "visitor";
		case "webhooks":
			return "webhook";
		default:
			return "page";
	}
}

/** Whether a path takes a part of a file that is sent, by a member or a webchat's visitor, or kept in the library. */
export const isFilePart = (path: string): boolean =>
	/^\/(?:api\/library|(?:api\/channels|webchat)\/[^/]+)\/files\/[^/]+\/parts\/\d+$/.test(path);

/** Whether a path takes uploads for a knowledge base. */
export const isUpload = (path: string): boolean =>
	/^\/api\/(?:agents\/[^/]+\/knowledge|knowledge\/[^/]+\/entries)(?:\/[^/]+)?$/.test(path);

/** React Router decodes segments and ignores case, so local-only paths are matched the same way. */
function isDev(segment: string): boolean {
	try {
		return /^dev(?:\.data)?$/i.test(decodeURIComponent(segment));
	} catch {
		return false;
	}
}
