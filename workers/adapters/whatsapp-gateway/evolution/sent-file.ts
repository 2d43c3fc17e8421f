import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import { readHash, type SentFile } from "../sent-file.ts";
import { unwrap } from "./content.ts";
import { readPositive } from "./media-facts.ts";

type Fields = Record<string, unknown>;

/** A file as WhatsApp's own message tells it. */
export interface MediaFields {
	kind: FileKind;
	fields: Fields;
}

const KINDS: Record<string, FileKind> = {
	imageMessage: "image",
	videoMessage: "video",
	ptvMessage: "video",
	audioMessage: "audio",
	documentMessage: "document",
	stickerMessage: "sticker",
};

/** The file in the `message` field of a record; null for a message without one. */
export function findMedia(message: Fields | null | undefined): MediaFields | null {
	const inner = unwrap(message);
	if (!inner) return null;
	for (const [name, kind] of Object.entries(KINDS)) {
		const fields = inner[name];
		if (typeof fields !== "object" || fields === null) continue;
		return { kind: isVoice(fields as Fields, kind) ? "voice" : kind, fields: fields as Fields };
	}
	return null;
}

/** Libraries write WhatsApp's names in their own ways. */
const isVoice = ({ ptt, PTT }: Fields, kind: FileKind): boolean =>
	kind === "audio" && (ptt ?? PTT) === true;

/** What the file of a message is recognised by. */
export function describeMedia({ kind, fields }: MediaFields): SentFile {
	return {
		kind,
		caption: typeof fields.caption === "string" ? fields.caption : "",
		hash: readHash(fields.fileSha256 ?? fields.fileSHA256),
		bytes: readPositive(fields.fileLength) ?? null,
		width: readPositive(fields.width) ?? null,
		height: readPositive(fields.height) ?? null,
	};
}
