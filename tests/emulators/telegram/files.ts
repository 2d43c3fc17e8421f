/** Files at the Bot API: they come with the message. */
import { createHash } from "node:crypto";
import type { AskedFile } from "../emulator-server.ts";
import type { Send } from "./state.ts";

const MB = 1024 * 1024;
/** Field and largest size of each method. */
const METHODS: Record<string, { field: string; bytes: number; types: RegExp }> = {
	sendphoto: { field: "photo", bytes: 10 * MB, types: /^image\/(?:jpeg|png|webp)$/ },
	sendvideo: { field: "video", bytes: 50 * MB, types: /./ },
	sendanimation: {
		field: "animation",
		bytes: 50 * MB,
		types: /^(?:video\/mp4|image\/gif)$/,
	},
	sendaudio: { field: "audio", bytes: 50 * MB, types: /./ },
	sendvoice: { field: "voice", bytes: 50 * MB, types: /^audio\/(?:ogg|mpeg|mp4)$/ },
	senddocument: { field: "document", bytes: 50 * MB, types: /./ },
	sendsticker: { field: "sticker", bytes: 512 * 1024, types: /^(?:image|video)\/web[pm]$/ },
};

export const isFileMethod = (method: string): boolean => Object.hasOwn(METHODS, method);

/** What a form brings; code and words when it is not taken. */
export function readFile(
	method: string,
	file: AskedFile | null,
	caption: string,
): { code: number; words: string } | NonNullable<Send["file"]> {
	const known = METHODS[method];
	if (!known || file?.field !== known.field)
		return { code: 400, words: `Bad Request: there is no ${known?.field} in the request` };
	const { byteLength } = file.bytes;
	if (byteLength > 50 * MB) return { code: 413, words: "Request Entity Too Large" };
	if (byteLength === 0) return { code: 400, words: "Bad Request: file must be non-empty" };
	if (byteLength > known.bytes) return { code: 400, words: "Bad Request: file is too big" };
	if (!known.types.test(file.type))
		return { code: 400, words: "Bad Request: IMAGE_PROCESS_FAILED" };
	if (caption.length > 1024)
		return { code: 400, words: "Bad Request: message caption is too long" };
	const sha256 = createHash("sha256").update(file.bytes).digest("hex");
	return { kind: known.field, name: file.name, mimetype: file.type, sha256 };
}
