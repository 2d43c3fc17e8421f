/** Files at the Graph API: uploaded first, then sent by their id. */
import { createHash, randomInt } from "node:crypto";
import { type AskedFile, textOf } from "../emulator-server.ts";
import type { PhoneNumber, Send } from "./state.ts";

const MB = 1024 * 1024;
const OFFICE = "application/vnd.openxmlformats-officedocument.";
/** The types that an upload takes, as its own error lists them. */
const TYPES = [
	..."audio/aac audio/mp4 audio/mpeg audio/amr audio/ogg audio/opus application/vnd.ms-powerpoint application/msword".split(
		" ",
	),
	...["wordprocessingml.document", "presentationml.presentation", "spreadsheetml.sheet"].map(
		(name) => OFFICE + name,
	),
	..."application/pdf text/plain application/vnd.ms-excel image/jpeg image/png image/webp video/mp4 video/3gpp".split(
		" ",
	),
];
/** The largest of each kind, and what it may be. */
const KINDS: Record<string, { bytes: number; types: RegExp }> = {
	image: { bytes: 5 * MB, types: /^image\/(?:jpeg|png)$/ },
	video: { bytes: 16 * MB, types: /^video\// },
	audio: { bytes: 16 * MB, types: /^audio\/(?!opus)/ },
	document: { bytes: 100 * MB, types: /./ },
	sticker: { bytes: 500 * 1024, types: /^image\/webp$/ },
};

/** Why an upload is not taken; null: it is. */
export function whyNot(file: AskedFile | null, body: Record<string, unknown>): string | null {
	if (body.messaging_product !== "whatsapp")
		return "(#100) The parameter messaging_product is required.";
	if (!file || file.field !== "file") return "(#100) The parameter file is required.";
	if (!TYPES.includes(file.type))
		return `(#100) Param file must be a file with one of the following types: ${TYPES.join(", ")}. Received file of type '${file.type}'.`;
	return file.bytes.byteLength > 100 * MB ? "(#100) Param file is too large" : null;
}

/** Keeps an upload; its id. */
export function keepUpload(number: PhoneNumber, file: AskedFile): string {
	const id = String(randomInt(10 ** 9, 10 ** 12));
	number.media.set(id, { bytes: file.bytes, mimetype: file.type, url: "" });
	return id;
}

export type SentFile = Pick<Send, "text" | "file">;

/** What a message of type image, video … brings; a word for what is wrong with it. */
export function fileOf(
	number: PhoneNumber,
	type: string,
	node: Record<string, unknown>,
): SentFile | "unknown_media" | "unusable" | "malformed" {
	const media = number.media.get(String(node.id));
	if (!media) return "unknown_media";
	const kind = KINDS[type];
	const isCaptioned = ["image", "video", "document"].includes(type);
	if (!kind || (node.caption !== undefined && !isCaptioned)) return "malformed";
	if (textOf(node.caption).length > 1024) return "malformed";
	if (media.bytes.byteLength > kind.bytes || !kind.types.test(media.mimetype)) return "unusable";
	return {
		text: textOf(node.caption),
		file: {
			kind: node.voice === true ? "voice" : type,
			name: textOf(node.filename),
			mimetype: media.mimetype,
			sha256: createHash("sha256").update(media.bytes).digest("hex"),
		},
	};
}
