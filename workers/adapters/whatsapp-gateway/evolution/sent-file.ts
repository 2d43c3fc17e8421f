import type { FileKind } from "#app/domain/inbox/outgoing-file.ts";
import { readHash, type SentFile } from "../sent-file.ts";
import { unwrap } from "./content.ts";
import { readPositive } from "./media-facts.ts";

type Fields = Record<string, unknown>;

const KINDS: Record<string, FileKind> = {
	imageMessage: "image",
	videoMessage: "video",
	ptvMessage: "video",
	audioMessage: "audio",
	documentMessage: "document",
	stickerMessage: "sticker",
};

/** The file in the `message` field of a record; null for a message without one. Both libraries' spellings are read. */
export function readSentFile(message: Fields | null | undefined): SentFile | null {
	const inner = unwrap(message);
	if (!inner) return null;
	for (const [name, kind] of Object.entries(KINDS)) {
		const fields = inner[name];
		if (typeof fields === "object" && fields !== null) return describe(fields as Fields, kind);
	}
	return null;
}

function describe(fields: Fields, kind: FileKind): SentFile {
	const isVoice = kind === "audio" && (fields.ptt ?? fields.PTT) === true;
	return {
		kind: isVoice ? "voice" : kind,
		caption: typeof fields.caption === "string" ? fields.caption : "",
		hash: readHash(fields.fileSha256 ?? fields.fileSHA256),
		bytes: readPositive(fields.fileLength) ?? null,
		width: readPositive(fields.width) ?? null,
		height: readPositive(fields.height) ?? null,
	};
}
