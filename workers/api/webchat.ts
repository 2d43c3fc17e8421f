import { type Context, Hono } from "hono";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { isOwnOrigin } from "./security.ts";

/** How long a page may go on with the look it was told, before it asks again. */
const CONFIG_KEPT_SECONDS = 60;

/** Null: a page of ours. What says nothing of where it comes from is no browser's page. */
function originOf(c: Context<ApiEnv>): Result<string | null, "cross_site"> {
	const { req, env } = c;
	const origin = req.header("origin");
	if (origin === undefined)
		return req.header("sec-fetch-site") === "same-origin" ? ok(null) : fail("cross_site");
	return ok(isOwnOrigin(req.raw, env.services.site.publicUrl) ? null : origin);
}

/** Who asks, or why nobody is answered. */
function callOf(c: Context<ApiEnv>) {
	const origin = originOf(c);
	if (!origin.ok) return origin;
	const ip = c.req.header("cf-connecting-ip") ?? "";
	return ok({ key: c.req.param("key") ?? "", origin: origin.value, ip });
}

/** For that very origin, without any cookie of ours; nobody else may read the answer (G08). */
function allow(c: Context<ApiEnv>, origin: string | null): void {
	c.header("Vary", "Origin, Sec-Fetch-Site");
	if (origin !== null) c.header("Access-Control-Allow-Origin", origin);
}

const answer = (c: Context<ApiEnv>, result: Result<object, ErrorCode>): Response =>
	result.ok ? c.json(result.value) : refuse(c, result.code, result.retryAfterMs);

/**
 * `/webchat/:key`: what a site's page asks before its visitor writes. No sign-in and no cookie counts
 * here; the key names the channel, and the channel's own list says which sites may ask.
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
		// A page that was loaded before there were proofs reads "later", and asks again.
		if (admitted.ok && "challenge" in admitted.value) return c.json(admitted.value, 429);
		return answer(c, admitted);
	});

/** `/live/webchat/:key?token=…&since=…`: a visitor's socket. Members' cookies mean nothing on it. */
export const webchatLiveApi = new Hono<ApiEnv>().get("/:key", async (c) => {
	if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return refuse(c, "invalid_request");
	const call = callOf(c);
	// Browsers send an Origin with every socket.
	if (!call.ok || c.req.header("origin") === undefined) return refuse(c, "cross_site");
	const token = c.req.query("token") ?? "";
	const since = c.req.query("since") ?? null;
	const opened = await c.env.services.webchat.openSocket({ ...call.value, token, since });
	return opened.ok ? opened.value : refuse(c, opened.code, opened.retryAfterMs);
});
