import { Hono } from "hono";
import { BeginUpload } from "#app/contracts/files.ts";
import { ChangeLibraryFile, EndLibraryUpload } from "#app/contracts/library.ts";
import { FILE_HASH } from "#app/domain/inbox/outgoing-file.ts";
import { MAX_LIBRARY_BYTES } from "#app/domain/library/library-file.ts";
import { refuse } from "./answer.ts";
import type { ApiEnv } from "./environment.ts";
import { readCount } from "./files.ts";
import { readJson } from "./json-body.ts";
import { requireSignedIn } from "./signed-in.ts";

/** `/api/library`: the workspace's files, uploaded in parts as files of messages are (contracts/files.ts). */
export const libraryApi = new Hono<ApiEnv>()
	.use(requireSignedIn)
	.get("/", async (c) => c.json(await c.env.services.library.list(c.var.signedIn)))
	.post("/files", async (c) => {
		const asked = await readJson(c.req.raw, BeginUpload);
		if (!asked.ok) return refuse(c, asked.code);
		const begun = await c.env.services.library.begin(c.var.signedIn, asked.value);
		return begun.ok ? c.json(begun.value) : refuse(c, begun.code);
	})
	.put("/files/:hash/parts/:part", async (c) => {
		const { hash, part } = c.req.param();
		const bytes = readCount(c.req.query("bytes"), MAX_LIBRARY_BYTES);
		const number = readCount(part, MAX_LIBRARY_BYTES);
		const { body } = c.req.raw;
		if (!FILE_HASH.test(hash) || !bytes || number === null || !body)
			return refuse(c, "invalid_request");
		const put = await c.env.services.library.put(c.var.signedIn, { hash, bytes }, number, body);
		return put.ok ? c.body(null, 204) : refuse(c, put.code);
	})
	.post("/files/:hash/end", async (c) => {
		const { hash } = c.req.param();
		const asked = await readJson(c.req.raw, EndLibraryUpload);
		if (!asked.ok || !FILE_HASH.test(hash)) return refuse(c, "invalid_request");
		const { bytes, name } = asked.value;
		const ended = await c.env.services.library.end(c.var.signedIn, { hash, bytes }, name);
		return ended.ok ? c.json({ file: ended.value }) : refuse(c, ended.code);
	})
	.put("/:fileId", async (c) => {
		const asked = await readJson(c.req.raw, ChangeLibraryFile);
		if (!asked.ok) return refuse(c, asked.code);
		const { fileId } = c.req.param();
		const changed = await c.env.services.library.change(c.var.signedIn, fileId, asked.value);
		return changed.ok ? c.body(null, 204) : refuse(c, changed.code);
	})
	.delete("/:fileId", async (c) => {
		const removed = await c.env.services.library.remove(c.var.signedIn, c.req.param("fileId"));
		return removed.ok ? c.body(null, 204) : refuse(c, removed.code);
	});
