/**
 * Files that a webchat's visitors send, to `/webchat/:key/files?token=…`. Bodies are texts, so that a browser asks nothing before
 * it sends them from another site.
 *
 * - `POST /files` asks: the answer has a ticket for this one file (VisitorUpload)
 * - `POST /files/:hash/parts/:part?ticket=…&bytes=…` brings one part
 * - `POST /files/:hash/end?ticket=…` makes the message of it
 * - `GET /files/:messageId` is the file of a message of the visitor's own conversation
 */
import { z } from "zod";
import { FILE_HASH, MAX_FILE_NAME } from "../domain/inbox/outgoing-file.ts";
import type { BeginVisitorFile, EndVisitorFile } from "./webchat.ts";

const Bytes = z.int().min(1);

export const BeginFile: z.ZodType<BeginVisitorFile> = z.strictObject({
	hash: z.string().regex(FILE_HASH),
	bytes: Bytes,
});

export const EndFile: z.ZodType<EndVisitorFile> = z.strictObject({
	id: z.uuid(),
	bytes: Bytes,
	name: z.string().min(1).max(MAX_FILE_NAME),
});
