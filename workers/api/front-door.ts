import { createServices, reportTrouble, type Services } from "#workers/services/index.ts";
import { errorBody, statusOf } from "./answer.ts";
import { withBoundedBody } from "./body-limit.ts";
import { api } from "./index.ts";
import { type Area, areaOf, parsePath } from "./request-path.ts";
import { createNonce, isCrossSite, isKnownMethod, secure } from "./security.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { isLoopback, judgeArrival } from "#app/domain/net/own-origin.ts";
import { HOP_HEADER, isLoop } from "#app/domain/webhooks/signature.ts";

/** Both languages: without configuration nobody's preference can be trusted to be read. */
const PAGE = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Prosa</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem">
<h1 style="font-size:1.25rem">Voltamos já</h1>
<p>A Prosa está em manutenção. Tente novamente em alguns minutos.</p>
<p lang="en">Prosa is being maintained. Please try again in a few minutes.</p>
</body></html>`;

/** The answer while we cannot serve: 503, so that gateways come again. The cause goes to the log. */
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
/** Fields of one form; the largest of ours has ten. */
const MAX_FIELDS = 100;

/**
 * True when the body of a page's request is a form that can be read: pages take nothing else, and an
 * action must not break over what it was sent (L04, L05). A request without a body has no form to read.
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

/** What a page is rendered with. */
export interface PageContext {
	services: Services;
	requestId: string;
	nonce: string;
}
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

interface Visit extends PageContext {
	area: Area;
	path: string | null;
	ctx: ExecutionContext;
}

const refusal = (code: ErrorCode, requestId: string) =>
	Response.json(errorBody(code, requestId), { status: statusOf(code) });

/**
 * Nothing under /dev exists in production, whatever a page of it might do. On somebody's machine it
 * answers only whoever sits there: no tunnel, no name that was made to mean this machine (decision 47).
 */
function isShutHere(request: Request, { area, services: { site } }: Visit): boolean {
	if (area !== "dev" && area !== "seed") return false;
	if (site.env === "local")
		return !site.hasLocalDoors || !isLoopback(new URL(request.url).hostname);
	return site.env === "production";
}

/** Somewhere else than the deployment's own address nothing is answered (decision 47). */
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

/** Why a request goes no further, before any handler sees it; null when it may. */
function findRefusal(request: Request, visit: Visit): ErrorCode | null {
	const { site } = visit.services;
	if (visit.path === null || !isKnownMethod(request.method)) return "not_found";
	if (isShutHere(request, visit)) return "not_found";
	// What a webhook of ours started may not start another one (H12).
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
	// Health says itself what is missing; everything else waits for the migrations (R36).
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
 * Adds what the request's sign-in has to tell its browser: a new id (A06), a new key (A26). An answer
 * that signs in or out has the last word.
 */
function withRenewals(response: Response, services: Services): Response {
	const renewals = services.auth.takeRenewals();
	if (renewals.length === 0 || response.status === 101) return response;
	const [name = ""] = (renewals[0] ?? "").split("=");
	const isSaid = response.headers.getSetCookie().some((value) => value.startsWith(`${name}=`));
	if (isSaid) return response;
	const renewed = new Response(response.body, response);
	for (const value of renewals) renewed.headers.append("Set-Cookie", value);
	return renewed;
}

/**
 * Every request comes through here: path, method, origin and size are judged first, then hono or
 * React Router answers, then the headers of every answer are set. A deployment that is not
 * configured serves a maintenance page and nothing else (A20, A22).
 */
export async function openDoor(
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
	let response: Response;
	let formTargets: readonly string[] = [];
	let paymentTargets: readonly string[] = [];
	let sdkOrigins: readonly string[] = [];
	let isHttps = false;
	try {
		const services = createServices(env, { defer: (work) => ctx.waitUntil(work) });
		isHttps = services.site.isHttps;
		formTargets = services.social.formTargets;
		paymentTargets = services.billing.formTargets;
		sdkOrigins = services.facebookPayments.sdkOrigins;
		const visit = { services, requestId, nonce, area, path, ctx };
		response = withRenewals(await answer(request, visit, renderPage), services);
	} catch (error) {
		response = maintenance(area, requestId, error);
	}
	return secure(response, request, {
		requestId,
		nonce,
		formTargets,
		paymentTargets,
		sdkOrigins,
		isHttps,
	});
}
