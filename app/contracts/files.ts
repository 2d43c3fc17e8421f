/**
 * Uploads of files to `/api/channels/:channelId/files`. A file is known by its hash, so an upload goes on wherever it
 * stopped: after a lost line, a reload, in another tab.
 *
 * - `POST /files` begins: which parts are still wanted
 * - `PUT /files/:hash/parts/:part?bytes=…` one part of PART_BYTES, the last one shorter
 * - `POST /files/:hash/end` checks the hash
 * - `PUT /files/:hash/small` brings the small form of a picture, where the server makes none
 * - `POST /files/:hash/message` sends it (channel-routes.ts)
 */
import { z } from "zod";
import { FILE_HASH, MAX_FILE_NAME, MAX_WAVEFORM } from "../domain/inbox/outgoing-file.ts";

const Hash = z.string().regex(FILE_HASH);
/** Bytes of each part of an upload but the last one: what a lost line costs. */
export const PART_BYTES = 1024 * 1024;
/** No file may be larger, whatever a channel takes; bytes. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
const Bytes = z.int().min(1).max(MAX_FILE_BYTES);

export const BeginUpload = z.strictObject({ hash: Hash, bytes: Bytes });
export type BeginUpload = z.infer<typeof BeginUpload>;

/** `isKept`: the channel has the file already, nothing has to be uploaded. */
export interface UploadState {
	isKept: boolean;
	/** Numbers of the parts that have arrived, from 0. */
	parts: number[];
	partBytes: number;
	/** Of a picture its small form is to be brought along (rendering.ts). */
	wantsSmall: boolean;
}

export const EndUpload = z.strictObject({ bytes: Bytes });
export type EndUpload = z.infer<typeof EndUpload>;

/** What was uploaded; `mimetype` as its bytes say. */
export interface UploadedFile {
	hash: string;
	bytes: number;
	mimetype: string;
}

/** `POST /files/:hash/message`: sends a file that was uploaded, as `SendMessage` sends a text; the same id again is the same message. */
export const SendFile = z.strictObject({
	id: z.uuid(),
	contactId: z.string().min(1).max(64),
	/** The text below it; "" for none. */
	caption: z.string().max(65_536),
	quotedId: z.string().min(1).max(256).optional(),
	name: z.string().min(1).max(MAX_FILE_NAME),
	/** `voice`: recorded for this message. `document`: sent as one, though it is a picture or the like. */
	as: z.enum(["voice", "document", "sticker"]).optional(),
	/** A film without sound that shall play by itself. */
	isGif: z.literal(true).optional(),
	seconds: z
		.number()
		.min(0)
		.max(24 * 3600)
		.optional(),
	waveform: z.array(z.int().min(0).max(100)).max(MAX_WAVEFORM).optional(),
	width: z.int().min(1).max(100_000).optional(),
	height: z.int().min(1).max(100_000).optional(),
});
export type SendFile = z.infer<typeof SendFile>;
