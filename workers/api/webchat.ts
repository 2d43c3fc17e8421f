import { type Context, Hono } from "hono";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { BeginFile, EndFile } from "#app/contracts/visitor-files.ts";
import { FILE_HASH } from "#app/domain/inbox/outgoing-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { isOwnOrigin } from "./security.ts";

/** Seconds a page may cache the widget's configuration. */
const CONFIG_KEPT_SECONDS = 60;
/** The same for a file: its message may be deleted meanwhile. */
const FILE_KEPT_SECONDS = 600;
/** A count as an address writes it. */
const COUNT = /^\d{1,9}$/;

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

/** Also a refusal is readable to a site of the list: it says to the visitor what is wrong with their file. */
function answerFile(
	c: Context<ApiEnv>,
	origin: string | null,
	result: Result<object, ErrorCode>,
): Response {
	if (result.ok || !["cross_site", "not_found"].includes(result.code)) allow(c, origin);
	return answer(c, result);
}

/** The call of a visitor who is known by their token. */
function knownCallOf(c: Context<ApiEnv>) {
	const call = callOf(c);
	return call.ok ? ok({ ...call.value, token: c.req.query("token") ?? "" }) : call;
}

/** `/webchat/:key/files`: files of visitors (contracts/visitor-files.ts). */
export const webchatFilesApi = new Hono<ApiEnv>()
	.post("/", async (c) => {
		const call = knownCallOf(c);
		if (!call.ok) return refuse(c, call.code);
		const asked = await readJson(c.req.raw, BeginFile, "text/plain");
		if (!asked.ok) return answerFile(c, null, asked);
		const begun = await c.env.services.webchat.files.begin(call.value, asked.value);
		return answerFile(c, call.value.origin, begun);
	})
	.post("/:hash/parts/:part", async (c) => {
		const call = knownCallOf(c);
		if (!call.ok) return refuse(c, call.code);
		const { hash = "", part = "" } = c.req.param() as Record<string, string>;
		const bytes = c.req.query("bytes") ?? "";
		const { body } = c.req.raw;
		if (!FILE_HASH.test(hash) || !COUNT.test(part) || !COUNT.test(bytes) || !body)
			return refuse(c, "invalid_request");
		const asked = { ...call.value, ticket: c.req.query("ticket") ?? "" };
		const upload = { hash, bytes: Number(bytes) };
		const put = await c.env.services.webchat.files.put(asked, upload, Number(part), body);
		return answerFile(c, call.value.origin, put);
	})
	.post("/:hash/end", async (c) => {
		const call = knownCallOf(c);
		if (!call.ok) return refuse(c, call.code);
		const { hash = "" } = c.req.param() as Record<string, string>;
		const asked = await readJson(c.req.raw, EndFile, "text/plain");
		if (!asked.ok || !FILE_HASH.test(hash)) return refuse(c, "invalid_request");
		const ticket = c.req.query("ticket") ?? "";
		const ended = await c.env.services.webchat.files.end(
			{ ...call.value, ticket },
			hash,
			asked.value,
		);
		return answerFile(c, call.value.origin, ended);
	})
	.get("/:messageId", async (c) => {
		const call = knownCallOf(c);
		if (!call.ok) return refuse(c, call.code);
		const { messageId = "" } = c.req.param() as Record<string, string>;
		const opened = await c.env.services.webchat.files.open(call.value, messageId);
		if (!opened.ok) return answerFile(c, call.value.origin, opened);
		allow(c, call.value.origin);
		const { body, mimetype, disposition } = opened.value;
		return c.body(body, 200, {
			"content-type": mimetype,
			"content-disposition": disposition,
			"cache-control": `private, max-age=${FILE_KEPT_SECONDS}, immutable`,
		});
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
