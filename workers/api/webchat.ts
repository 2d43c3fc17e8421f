import { type Context, Hono } from "hono";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { isOwnOrigin } from "./security.ts";

/** Seconds a page may cache the widget's configuration. */
const CONFIG_KEPT_SECONDS = 60;

/** The origin of the calling page, null for our own. A request without Origin and Sec-Fetch-Site is not a browser's. */
function originOf(c: Context<ApiEnv>): Result<string | null, "cross_site"> {
	const { req, env } = c;
	const origin = req.header("origin");
	if (origin === undefined)
		return req.header("sec-fetch-site") === "same-origin" ? ok(null) : fail("cross_site");
	return ok(isOwnOrigin(req.raw, env.services.site.publicUrl) ? null : origin);
}

/** Key, origin and address of a visitor's request; `cross_site` without a usable origin. */
function callOf(c: Context<ApiEnv>) {
	const origin = originOf(c);
	if (!origin.ok) return origin;
	const ip = c.req.header("cf-connecting-ip") ?? "";
	return ok({ key: c.req.param("key") ?? "", origin: origin.value, ip });
}

/** Lets exactly this origin read the answer, without credentials (G08). */
function allow(c: Context<ApiEnv>, origin: string | null): void {
	c.header("Vary", "Origin, Sec-Fetch-Site");
	if (origin !== null) c.header("Access-Control-Allow-Origin", origin);
}

const answer = (c: Context<ApiEnv>, result: Result<object, ErrorCode>): Response =>
	result.ok ? c.json(result.value) : refuse(c, result.code, result.retryAfterMs);

/**
 * `/webchat/:key`: requests of a webchat widget on a customer's site. Cookies are ignored; the key refers to the
 * channel, whose own list says which sites may embed it.
 */
export const webchatApi = new Hono<ApiEnv>()
	.get("/:key/config", async (c) => {
		const call = callOf(c);
		if (!call.ok) return refuse(c, call.code);
		const config = await c.env.services.webchat.readConfig(call.value);
		if (config.ok) {
			allow(c, call.value.origin);
			c.header("Cache-Control", `private, max-age=${CONFIG_KEPT_SECONDS}, immutable`);
		}
		return answer(c, config);
	})
	.post("/:key/visitors", async (c) => {
		const call = callOf(c);
		if (!call.ok) return refuse(c, call.code);
		const proof = c.req.query("proof") ?? null;
		const admitted = await c.env.services.webchat.admit(call.value, proof);
		if (admitted.ok) allow(c, call.value.origin);
		// 429, because widgets of an earlier release do not know challenges and simply try again later.
		if (admitted.ok && "challenge" in admitted.value) return c.json(admitted.value, 429);
		return answer(c, admitted);
	});

/** `/live/webchat/:key?token=…&since=…`: a visitor's WebSocket. Cookies are ignored. */
export const webchatLiveApi = new Hono<ApiEnv>().get("/:key", async (c) => {
	if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return refuse(c, "invalid_request");
	const call = callOf(c);
	// Browsers send Origin with every WebSocket.
	if (!call.ok || c.req.header("origin") === undefined) return refuse(c, "cross_site");
	const token = c.req.query("token") ?? "";
	const since = c.req.query("since") ?? null;
	const opened = await c.env.services.webchat.openSocket({ ...call.value, token, since });
	return opened.ok ? opened.value : refuse(c, opened.code, opened.retryAfterMs);
});
