import type { Area } from "./request-path.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const ALLOWED_METHODS = new Set([...SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"]);
const HSTS = "max-age=63072000; includeSubDomains";
const PERMISSIONS =
	"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";

/** The one kind of keeping a handler may ask for: by the person's own browser. */
const OWN_CACHE = /^private, max-age=\d+, immutable$/;

/** A method some handler may know; anything else is refused before any handler (L16). */
export const isKnownMethod = (method: string): boolean => ALLOWED_METHODS.has(method);

/** True when the browser says the request comes from a page of ours. */
export function isOwnOrigin(request: Request, publicUrl: string): boolean {
	const origin = request.headers.get("origin");
	return origin !== null && (origin === new URL(request.url).origin || origin === publicUrl);
}

/** Areas whose callers prove themselves otherwise than by a cookie, which means nothing there. */
const WITHOUT_COOKIE: ReadonlySet<Area> = new Set<Area>(["webhook", "v1", "visitor"]);

/**
 * True for a request that would change something and was not made by a page of ours (G01, G02, G04).
 * When the browser says where it comes from, both its ways of saying so must agree; a client that
 * says nothing is refused. Gateways and programs send no such headers: webhooks and calls by key
 * prove themselves otherwise, and a browser's cookies mean nothing to them.
 */
export function isCrossSite(request: Request, area: Area, publicUrl: string): boolean {
	if (SAFE_METHODS.has(request.method) || WITHOUT_COOKIE.has(area)) return false;
	const site = request.headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin") return true;
	if (site === "same-origin" && !request.headers.has("origin")) return false;
	return !isOwnOrigin(request, publicUrl);
}

/**
 * The policy of a page: only scripts with this answer's nonce, nothing framed, nothing foreign; but
 * `guests` are origins whose script, frames and calls this one page lets in.
 */
function contentSecurityPolicy(
	nonce: string,
	url: URL,
	isHttps: boolean,
	formTargets: readonly string[],
	guests: readonly string[],
): string {
	const sockets = `${isHttps || url.protocol === "https:" ? "wss" : "ws"}://${url.host}`;
	return [
		"default-src 'self'",
		[`script-src 'nonce-${nonce}' 'strict-dynamic'`, ...guests].join(" "),
		"style-src 'self' 'unsafe-inline'",
		["img-src 'self' data: blob:", ...guests].join(" "),
		[`connect-src 'self' ${sockets}`, ...guests].join(" "),
		...(guests.length > 0 ? [["frame-src 'self'", ...guests].join(" ")] : []),
		"object-src 'none'",
		"base-uri 'none'",
		["form-action 'self'", ...formTargets].join(" "),
		"frame-ancestors 'none'",
		// Not `report-to`: older browsers know only this, and its reports come as any request of ours.
		"report-uri /api/csp-reports",
	].join("; ");
}

/** A received file is nobody's page, whatever it turns out to be (F06, M02, M03). */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";
const isMedia = ({ pathname }: URL): boolean => pathname.startsWith("/media/");

/** The page of payments (spec 2, section 2); nothing foreign runs on any other. */
const SDK_PAGE = "/facebook/payments";

/** Pages whose addresses carry tokens, and the one a provider sends people back to (B06, B11). */
function authPolicies(path: string): { referrer: string; opener: string } | null {
	if (path !== "/auth" && !path.startsWith("/auth/")) return null;
	// `no-referrer` would also hide the origin of a form's request, which is how we know it is ours.
	const referrer = path === "/auth/callback" ? "no-referrer" : "strict-origin";
	return { referrer, opener: "same-origin-allow-popups" };
}

export function createNonce(): string {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** The answer with the headers every answer of ours has (G06, G07, G09); a socket's stays as it is. */
export function secure(
	response: Response,
	request: Request,
	meta: {
		requestId: string;
		nonce: string;
		/**
		 * Origins that the sign-in page's buttons end up at by redirect: browsers judge those too. On every page, for
		 * whoever comes to the sign-in by a link within the product still has the policy of the page they first opened.
		 */
		formTargets?: readonly string[];
		/** The same for the subscription page: where its forms lead to pay (G07). */
		paymentTargets?: readonly string[];
		/** Where Facebook's SDK and its dialogs come from, for the one page that uses them. */
		sdkOrigins?: readonly string[];
		/** The deployment is reached by https alone, whatever this very request came by. */
		isHttps?: boolean;
	},
): Response {
	if (response.status === 101) return response;
	const url = new URL(request.url);
	const auth = authPolicies(url.pathname);
	const isPaying = url.pathname === "/subscription";
	const guests = url.pathname === SDK_PAGE ? (meta.sdkOrigins ?? []) : [];
	const targets = [...(meta.formTargets ?? []), ...(isPaying ? (meta.paymentTargets ?? []) : [])];
	const secured = new Response(response.body, response);
	const { headers } = secured;
	headers.set(
		"Content-Security-Policy",
		isMedia(url)
			? FILE_POLICY
			: contentSecurityPolicy(meta.nonce, url, meta.isHttps ?? false, targets, guests),
	);
	headers.set("X-Content-Type-Options", "nosniff");
	headers.set("X-Frame-Options", "DENY");
	headers.set("Permissions-Policy", PERMISSIONS);
	// The SDK's dialog may be a window that answers its opener.
	const opener = auth?.opener ?? (guests.length > 0 ? "same-origin-allow-popups" : "same-origin");
	headers.set("Cross-Origin-Opener-Policy", opener);
	headers.set("Cross-Origin-Resource-Policy", "same-origin");
	if (!headers.has("Referrer-Policy"))
		headers.set("Referrer-Policy", auth?.referrer ?? "strict-origin-when-cross-origin");
	if (meta.isHttps || url.protocol === "https:") headers.set("Strict-Transport-Security", HSTS);
	// What the Worker answers is made for one person; hashed files never come through here. A picture
	// with a version in its address says itself that this person's browser may keep it.
	if (!OWN_CACHE.test(headers.get("Cache-Control") ?? ""))
		headers.set("Cache-Control", "private, no-store");
	headers.set("X-Request-Id", meta.requestId);
	return secured;
}
