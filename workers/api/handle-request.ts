import {
	createServices,
	reportAnswer,
	reportTrouble,
	type Services,
} from "#workers/services/index.ts";
import { errorBody, statusOf } from "./answer.ts";
import { withBoundedBody } from "./body-limit.ts";
import { api } from "./index.ts";
import { type Area, areaOf, parsePath } from "./request-path.ts";
import {
	createNonce,
	isCrossSite,
	isKnownMethod,
	PAYING_PAGE,
	SDK_PAGE,
	SIGN_UP_PAGE,
	secure,
} from "./security.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { nearestRegion, type Origin } from "#app/domain/installation/nearest-region.ts";
import { isLoopback, judgeArrival } from "#app/domain/net/own-origin.ts";
import { HOP_HEADER, isLoop } from "#app/domain/webhooks/signature.ts";

/** In both languages, because without a configuration the visitor's preference cannot be read. */
const PAGE = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Prosa</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem">
<h1 style="font-size:1.25rem">Voltamos já</h1>
<p>A Prosa está em manutenção. Tente novamente em alguns minutos.</p>
<p lang="en">Prosa is being maintained. Please try again in a few minutes.</p>
</body></html>`;

/** The answer while we cannot serve: 503, so that gateways repeat their calls. The cause is logged. */
function maintenance(area: Area, requestId: string, cause?: unknown): Response {
	if (cause !== undefined) reportTrouble(requestId, cause);
	const headers = { "Retry-After": "60" };
	return area === "page" || area === "dev"
		? new Response(PAGE, {
				status: 503,
				headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
			})
		: Response.json(errorBody("unavailable", requestId), { status: 503, headers });
}

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
/** Most fields of a form; the largest of ours has about ten. */
const MAX_FIELDS = 100;

/**
 * True when a page's request has no body or a readable form: actions of pages accept nothing else and would throw on
 * other bodies (L04, L05).
 */
async function isReadableForm(request: Request): Promise<boolean> {
	if (request.method === "GET" || request.method === "HEAD") return true;
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	const body = request.clone();
	if (!FORM_TYPES.includes(type)) return type === "" && (await body.arrayBuffer()).byteLength === 0;
	try {
		return [...(await body.formData()).keys()].length <= MAX_FIELDS;
	} catch {
		return false;
	}
}

export interface PageContext {
	services: Services;
	requestId: string;
	nonce: string;
}
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

/** A request that is being judged and answered. */
interface Visit extends PageContext {
	area: Area;
	path: string | null;
	ctx: ExecutionContext;
}

/**
 * What tabs of a release before this one ask for parts of the routes. They take this answer for "there is a newer one" and load
 * the page they go to anew; pages of this release have all routes.
 */
const EARLIER_ROUTES = "/__manifest";
const reloadPage = (): Response =>
	new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });

/** What the platform says of where a request came from; nothing on a laptop. */
function originOf({ cf = {} }: Request): Origin {
	const said = (name: string) => (typeof cf[name] === "string" ? cf[name] : undefined);
	return { continent: said("continent"), country: said("country"), longitude: said("longitude") };
}

const browserOf = ({ url, method, headers }: Request) => ({
	url,
	cookie: headers.get("cookie") ?? "",
	isWriting: method !== "GET" && method !== "HEAD",
});

const refusal = (code: ErrorCode, requestId: string) =>
	Response.json(errorBody(code, requestId), { status: statusOf(code) });

/**
 * Nothing under /dev exists in production. In local development it answers only requests to a loopback address: not
 * through a tunnel, and not for a foreign name that resolves to this machine (decision 47).
 */
function isDevRefused(request: Request, { area, services: { site } }: Visit): boolean {
	if (area !== "dev" && area !== "seed") return false;
	if (site.env === "local")
		return !site.hasLocalDoors || !isLoopback(new URL(request.url).hostname);
	return site.env === "production";
}

/** In production, requests to another host than PUBLIC_URL are redirected or refused (decision 47). Null: go on. */
function judgeAddress(request: Request, { area, requestId, services: { site } }: Visit) {
	if (site.env !== "production") return null;
	const asked = {
		url: new URL(request.url),
		method: request.method,
		isWebhook: area === "webhook",
	};
	const arrival = judgeArrival(asked, site.publicUrl);
	if (arrival.kind === "in") return null;
	if (arrival.kind === "refused") return refusal("cross_site", requestId);
	return new Response(null, { status: 308, headers: { Location: arrival.address } });
}

/** Why a request is refused before any handler sees it; null to go on. */
function findRefusal(request: Request, visit: Visit): ErrorCode | null {
	const { site } = visit.services;
	if (visit.path === null || !isKnownMethod(request.method)) return "not_found";
	if (isDevRefused(request, visit)) return "not_found";
	// A request caused by a webhook of ours must not trigger webhooks again (H12).
	if (isLoop(request.headers.get(HOP_HEADER))) return "loop_detected";
	if (isCrossSite(request, visit.area, site.publicUrl)) return "cross_site";
	return null;
}

async function answer(request: Request, visit: Visit, renderPage: RenderPage): Promise<Response> {
	const { services, requestId, area } = visit;
	const redirected = judgeAddress(request, visit);
	if (redirected) return redirected;
	const code = findRefusal(request, visit);
	if (code) {
		if (code === "cross_site")
			services.log({ event: "cross_site_refused", level: "security", requestId, path: visit.path });
		return refusal(code, requestId);
	}
	if (visit.path === EARLIER_ROUTES) return reloadPage();
	// Until the migrations are applied only the health check is served (R36).
	if (visit.path !== "/api/health" && !(await services.health.isCurrent()))
		return maintenance(area, requestId);
	const bounded = await withBoundedBody(request, area);
	if (!bounded) return refusal("too_large", requestId);
	if (area === "page" && !(await isReadableForm(bounded)))
		return refusal("invalid_request", requestId);
	return area === "page" || area === "dev"
		? renderPage(bounded, visit)
		: api.fetch(bounded, { services, requestId }, visit.ctx);
}

/**
 * Adds the Set-Cookie values that renew the request's sign-in: a new id (A06) or a new signing key (A26), not to an
 * answer that itself sets that cookie, because it signs in or out; and those by which a browser reads its own changes.
 */
function withCookies(response: Response, services: Services): Response {
	const renewals = services.takeRenewals();
	const [name = ""] = (renewals[0] ?? "").split("=");
	const isSet = response.headers.getSetCookie().some((value) => value.startsWith(`${name}=`));
	const cookies = [...(isSet ? [] : renewals), ...services.listWritten()];
	if (cookies.length === 0 || response.status === 101) return response;
	const renewed = new Response(response.body, response);
	for (const value of cookies) renewed.headers.append("Set-Cookie", value);
	return renewed;
}

type FormTargets = Pick<
	Parameters<typeof secure>[2],
	"formTargets" | "paymentTargets" | "sdkOrigins"
>;

/** Whom a page may send its forms to and load from. Nothing else than pages has forms. */
const findTargets = (services: Services, pathname: string): FormTargets => ({
	formTargets: services.social.formTargets,
	...(pathname === PAYING_PAGE && { paymentTargets: services.billing.formTargets }),
	...(pathname === SDK_PAGE && { sdkOrigins: services.facebookPayments.sdkOrigins }),
	...(pathname === SIGN_UP_PAGE && { sdkOrigins: services.embeddedSignUp.sdkOrigins }),
});

/**
 * Handles every HTTP request: checks path, method, origin and size, lets hono or React Router answer, and sets the
 * security headers. An unconfigured deployment serves only a maintenance page (A20, A22). Never throws: a failure is
 * a 503.
 */
export async function handleRequest(
	request: Request,
	env: Env,
	ctx: ExecutionContext,
	renderPage: RenderPage,
): Promise<Response> {
	const requestId = crypto.randomUUID();
	const nonce = createNonce();
	const { pathname } = new URL(request.url);
	const path = parsePath(pathname);
	const area = areaOf(path ?? pathname);
	const startedAt = Date.now();
	let response: Response;
	let tally: Services["tally"] | null = null;
	let targets: FormTargets = {};
	let isHttps = false;
	try {
		const services = createServices(env, {
			defer: (work) => ctx.waitUntil(work),
			requestId,
			nearby: nearestRegion(originOf(request)),
			...(area === "page" || area === "api" ? { browser: browserOf(request) } : {}),
		});
		tally = services.tally;
		isHttps = services.site.isHttps;
		if (area === "page" || area === "dev") targets = findTargets(services, pathname);
		const visit = { services, requestId, nonce, area, path, ctx };
		response = withCookies(await answer(request, visit, renderPage), services);
	} catch (error) {
		response = maintenance(area, requestId, error);
	}
	reportAnswer({ requestId, area, status: response.status, ms: Date.now() - startedAt });
	tally?.settle(area === "page" || area === "api");
	return secure(response, request, {
		requestId,
		nonce,
		...targets,
		isHttps,
	});
}
