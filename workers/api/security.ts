import type { Area } from "./request-path.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const ALLOWED_METHODS = new Set([...SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"]);
const HSTS = "max-age=63072000; includeSubDomains";
const PERMISSIONS =
	"camera=(), microphone=(self), geolocation=(self), payment=(), usb=(), browsing-topics=()";

/** The only Cache-Control a handler may set: caching by the user's own browser. */
const OWN_CACHE = /^private, max-age=\d+, immutable$/;

/** Unknown methods are refused before any handler (L16). */
export const isKnownMethod = (method: string): boolean => ALLOWED_METHODS.has(method);

/** True when the Origin header is our own. */
export function isOwnOrigin(request: Request, publicUrl: string): boolean {
	const origin = request.headers.get("origin");
	return origin !== null && (origin === new URL(request.url).origin || origin === publicUrl);
}

/** Areas that ignore cookies: their callers authenticate by signature, key or token. */
const WITHOUT_COOKIE: ReadonlySet<Area> = new Set<Area>(["webhook", "v1", "operator", "visitor"]);

/**
 * True for a changing request that was not made by a page of ours (G01, G02, G04). `Sec-Fetch-Site` and `Origin` must
 * agree when both are sent, and a client that sends neither is refused. Areas in WITHOUT_COOKIE are exempt: gateways
 * and programs send no such headers, and without cookies there is nothing to forge.
 */
export function isCrossSite(request: Request, area: Area, publicUrl: string): boolean {
	if (SAFE_METHODS.has(request.method) || WITHOUT_COOKIE.has(area)) return false;
	const site = request.headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin") return true;
	if (site === "same-origin" && !request.headers.has("origin")) return false;
	return !isOwnOrigin(request, publicUrl);
}

/**
 * The content security policy of a page: only scripts with this answer's nonce, no frames, nothing from other origins
 * except `guests`, whose scripts, frames and requests this page allows.
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
		// A film or a recording that is about to be sent is shown from the browser's own memory.
		"media-src 'self' blob:",
		[`connect-src 'self' ${sockets}`, ...guests].join(" "),
		...(guests.length > 0 ? [["frame-src 'self'", ...guests].join(" ")] : []),
		// Its fallback is the list of scripts, which names none of our files.
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		["form-action 'self'", ...formTargets].join(" "),
		"frame-ancestors 'none'",
		// Not `report-to`: older browsers support only this, and its reports pass our checks as same-origin requests.
		"report-uri /api/csp-reports",
	].join("; ");
}

/** A received file must not run as a page, whatever it contains (F06, M02, M03). */
const FILE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";
const isMedia = ({ pathname }: URL): boolean =>
	pathname.startsWith("/media/") || /^\/webchat\/[^/]+\/files\//.test(pathname);

/** The only pages that load foreign scripts: Facebook payments (spec 2, section 2), and Meta's sign-up of numbers. */
export const SDK_PAGE = "/facebook/payments";
export const SIGN_UP_PAGE = "/whatsapp/meta";
const isSdkPage = (path: string): boolean => path === SDK_PAGE || path === SIGN_UP_PAGE;

/** The only page whose forms lead to the payment page. */
export const PAYING_PAGE = "/subscription";

/** Policies of pages whose URLs contain tokens, and of the page a provider redirects back to (B06, B11). */
function authPolicies(path: string): { referrer: string; opener: string } | null {
	if (path !== "/auth" && !path.startsWith("/auth/")) return null;
	// With `no-referrer` a form would send `Origin: null`, and isOwnOrigin would refuse it.
	const referrer = path === "/auth/callback" ? "no-referrer" : "strict-origin";
	return { referrer, opener: "same-origin-allow-popups" };
}

/** 16 random bytes as base64. */
export function createNonce(): string {
	return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** The answer with the security headers that all answers have (G06, G07, G09). A WebSocket's 101 is not changed. */
export function secure(
	response: Response,
	request: Request,
	meta: {
		requestId: string;
		nonce: string;
		/**
		 * Origins to which the sign-in page's forms are redirected; browsers apply form-action to redirects too. Sent on
		 * every page, because after client-side navigation the policy of the first page still applies.
		 */
		formTargets?: readonly string[];
		/** The same for the subscription page's forms, which lead to the payment page (G07). */
		paymentTargets?: readonly string[];
		/** Origins of Facebook's SDK and dialogs, for the one page that uses them. */
		sdkOrigins?: readonly string[];
		/** The deployment is reachable by https only, whatever this request's scheme is. */
		isHttps?: boolean;
	},
): Response {
	if (response.status === 101) return response;
	const url = new URL(request.url);
	const auth = authPolicies(url.pathname);
	const isPaying = url.pathname === PAYING_PAGE;
	const guests = isSdkPage(url.pathname) ? (meta.sdkOrigins ?? []) : [];
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
	// The SDK's dialog is a window that sends its result to its opener.
	const opener = auth?.opener ?? (guests.length > 0 ? "same-origin-allow-popups" : "same-origin");
	headers.set("Cross-Origin-Opener-Policy", opener);
	headers.set("Cross-Origin-Resource-Policy", "same-origin");
	if (!headers.has("Referrer-Policy"))
		headers.set("Referrer-Policy", auth?.referrer ?? "strict-origin-when-cross-origin");
	if (meta.isHttps || url.protocol === "https:") headers.set("Strict-Transport-Security", HSTS);
	// The Worker's answers are personal; static files with hashed names are not served by it. Pictures with a version
	// in their URL set OWN_CACHE themselves.
	if (!OWN_CACHE.test(headers.get("Cache-Control") ?? ""))
		headers.set("Cache-Control", "private, no-store");
	headers.set("X-Request-Id", meta.requestId);
	return secured;
}
