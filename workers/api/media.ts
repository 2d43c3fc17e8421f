import { type Context, Hono } from "hono";
import { parseRange } from "#app/domain/net/byte-range.ts";
import type { ServedMedia } from "#workers/services/channels/media.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** M07: ten minutes, as long as a signed link would be valid; the URL alone opens nothing without the sign-in. */
const MEDIA_CACHE = "private, max-age=600, immutable";
/** A changed picture has a new URL. */
const AVATAR_CACHE = "private, max-age=86400, immutable";

/** Answers a file, or the range a player asks for: 200, 206 or 416. security.ts sets the other headers. */
function answer(c: Context<ApiEnv>, media: ServedMedia, cache: string): Response {
	const headers: Record<string, string> = {
		"content-type": media.mimetype,
		"content-disposition": media.disposition,
		"cache-control": cache,
	};
	const { body } = media;
	if (!(body instanceof Uint8Array)) return c.body(body, 200, headers);
	headers["accept-ranges"] = "bytes";
	const range = parseRange(c.req.header("range") ?? null, body.byteLength);
	if (range === null) return c.body(body, 200, headers);
	const size = `/${body.byteLength}`;
	if (range === "unsatisfiable")
		return c.body(null, 416, { "content-range": `bytes *${size}`, "cache-control": "no-store" });
	headers["content-range"] = `bytes ${range.from}-${range.to}${size}`;
	return c.body(body.slice(range.from, range.to + 1), 206, headers);
}

/** `/media/:channelId/…`: received media and contacts' pictures, for members (founding.md). */
export const mediaApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/:channelId/avatar/:contactId", async (c) => {
		const { channelId, contactId } = c.req.param();
		const media = await c.env.services.media.avatar(c.var.signedIn, channelId, contactId);
		return media.ok ? answer(c, media.value, AVATAR_CACHE) : refuse(c, media.code);
	})
	.get("/:channelId/:messageId", async (c) => {
		const { channelId, messageId } = c.req.param();
		const isDownload = c.req.query("download") === "1";
		const isPart = c.req.header("range") !== undefined;
		const media = await c.env.services.media.message(c.var.signedIn, channelId, {
			messageId,
			isDownload,
			isPart,
		});
		return media.ok ? answer(c, media.value, MEDIA_CACHE) : refuse(c, media.code);
	});
