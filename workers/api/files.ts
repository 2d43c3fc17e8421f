import { Hono } from "hono";
import { BeginUpload, EndUpload, MAX_FILE_BYTES } from "#app/contracts/files.ts";
import { FILE_HASH } from "#app/domain/inbox/outgoing-file.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** A count as an address writes it; null for anything else. */
export function readCount(text: string | undefined, max: number): number | null {
	const count = /^\d{1,9}$/.test(text ?? "") ? Number(text) : Number.NaN;
	return count <= max ? count : null;
}

/** `/api/channels/:channelId/files`: uploads in parts (contracts/files.ts). */
export const filesApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.post("/", async (c) => {
		const asked = await readJson(c.req.raw, BeginUpload);
		if (!asked.ok) return refuse(c, asked.code);
		const channelId = c.req.param("channelId") ?? "";
		const begun = await c.env.services.uploads.begin(c.var.signedIn, channelId, asked.value);
		return begun.ok ? c.json(begun.value) : refuse(c, begun.code);
	})
	.put("/:hash/parts/:part", async (c) => {
		const { channelId = "", hash, part } = c.req.param() as Record<string, string>;
		const bytes = readCount(c.req.query("bytes"), MAX_FILE_BYTES);
		const number = readCount(part, MAX_FILE_BYTES);
		const { body } = c.req.raw;
		if (!hash || !FILE_HASH.test(hash) || !bytes || number === null || !body)
			return refuse(c, "invalid_request");
		const upload = { hash, bytes };
		const put = await c.env.services.uploads.put(c.var.signedIn, channelId, upload, number, body);
		return put.ok ? c.body(null, 204) : refuse(c, put.code);
	})
	.put("/:hash/small", async (c) => {
		const { channelId = "", hash = "" } = c.req.param() as Record<string, string>;
		const { body } = c.req.raw;
		if (!FILE_HASH.test(hash) || !body) return refuse(c, "invalid_request");
		const put = await c.env.services.uploads.putSmall(c.var.signedIn, channelId, hash, body);
		return put.ok ? c.body(null, 204) : refuse(c, put.code);
	})
	.post("/:hash/end", async (c) => {
		const { channelId = "", hash = "" } = c.req.param() as Record<string, string>;
		const asked = await readJson(c.req.raw, EndUpload);
		if (!asked.ok || !FILE_HASH.test(hash)) return refuse(c, "invalid_request");
		const upload = { hash, bytes: asked.value.bytes };
		const ended = await c.env.services.uploads.end(c.var.signedIn, channelId, upload);
		return ended.ok ? c.json(ended.value) : refuse(c, ended.code);
	});
