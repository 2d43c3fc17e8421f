import { type Context, Hono } from "hono";
import { FILE_HASH } from "#app/domain/inbox/outgoing-file.ts";
import { parseRenderingSize } from "#app/domain/inbox/rendering.ts";
import { parseRange } from "#app/domain/net/byte-range.ts";
import type { ServedMedia } from "#workers/services/channels/media.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { requireSignedIn } from "./signed-in.ts";

/** M07: ten minutes, as long as a signed link would be valid; the URL alone opens nothing without the sign-in. */
const MEDIA_CACHE = "private, max-age=600, immutable";
/** As long as what was read of its page. */
const PREVIEW_CACHE = "private, max-age=86400, immutable";
/** A changed picture has a new URL. */
const AVATAR_CACHE = "private, max-age=86400, immutable";

/** The part that is asked for. After a change of the file, which `If-Range` tells, the whole is the answer. */
function rangeOf(c: Context<ApiEnv>, bytes: number | null, tag: string | null) {
	const condition = c.req.header("if-range");
	if (bytes === null || (condition !== undefined && condition !== tag)) return null;
	return parseRange(c.req.header("range") ?? null, bytes);
}

/**
 * Answers a file, or the range a player asks for: 200, 206, 304 or 416. The rights were checked; what the browser has by its
 * tag already is not sent again. security.ts sets the other headers.
 */
async function answer(c: Context<ApiEnv>, media: ServedMedia, cache: string): Promise<Response> {
	const { bytes } = media;
	const tag = media.tag === null ? null : `"${media.tag}"`;
	const headers: Record<string, string> = {
		"content-type": media.mimetype,
		"content-disposition": media.disposition,
		"cache-control": cache,
		...(tag !== null && { etag: tag }),
	};
	if (tag !== null && (c.req.header("if-none-match") ?? "").includes(tag))
		return c.body(null, 304, headers);
	if (bytes !== null) headers["accept-ranges"] = "bytes";
	const range = rangeOf(c, bytes, tag);
	if (range === "unsatisfiable") {
		// A gateway gives it already.
		await (await media.read(null))?.cancel();
		return c.body(null, 416, { "content-range": `bytes */${bytes}`, "cache-control": "no-store" });
	}
	const body = await media.read(range);
	if (body === null) return refuse(c, "media_gone");
	if (range === null) return c.body(body, 200, headers);
	headers["content-range"] = `bytes ${range.from}-${range.to}/${bytes}`;
	return c.body(body, 206, headers);
}

/** `/media/:channelId/…`: messages' files and contacts' pictures, for members (founding.md). */
export const mediaApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/library/:fileId", async (c) => {
		const file = await c.env.services.library.read(c.var.signedIn, c.req.param("fileId"));
		return file.ok ? answer(c, file.value, MEDIA_CACHE) : refuse(c, file.code);
	})
	.get("/:channelId/avatar/:contactId", async (c) => {
		const { channelId, contactId } = c.req.param();
		const media = await c.env.services.media.avatar(c.var.signedIn, channelId, contactId);
		return media.ok ? answer(c, media.value, AVATAR_CACHE) : refuse(c, media.code);
	})
	.get("/:channelId/phone/:hash", async (c) => {
		const { channelId, hash } = c.req.param();
		if (!FILE_HASH.test(hash)) return refuse(c, "not_found");
		const wish = { hash, fileName: c.req.query("name") ?? null };
		const media = await c.env.services.media.ofPhone(c.var.signedIn, channelId, wish);
		return media.ok ? answer(c, media.value, MEDIA_CACHE) : refuse(c, media.code);
	})
	.get("/:channelId/:messageId/preview", async (c) => {
		const { channelId, messageId } = c.req.param();
		const picture = await c.env.services.linkPreviews.picture(c.var.signedIn, channelId, messageId);
		return picture.ok ? answer(c, picture.value, PREVIEW_CACHE) : refuse(c, picture.code);
	})
	.get("/:channelId/:messageId", async (c) => {
		const { channelId, messageId } = c.req.param();
		const isDownload = c.req.query("download") === "1";
		const media = await c.env.services.media.message(c.var.signedIn, channelId, {
			messageId,
			isDownload,
			size: parseRenderingSize(c.req.query("size")),
		});
		return media.ok ? answer(c, media.value, MEDIA_CACHE) : refuse(c, media.code);
	});
