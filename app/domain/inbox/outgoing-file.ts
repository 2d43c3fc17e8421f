// What of a file may be sent where: by its kind and what the channel takes (GatewayCapabilities.files).
import { fail, ok, type Result } from "../result.ts";
import type { MessageContent } from "./message.ts";

/** `voice` is a recorded note; `audio` any other sound. `document` takes every type. */
export const FILE_KINDS = ["image", "video", "audio", "voice", "document", "sticker"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The SHA-256 of a file's bytes in lower-case hexadecimal: how the store knows it. */
export const FILE_HASH = /^[0-9a-f]{64}$/;

/** Of what was recorded: how loud each of at most this many moments was, 0 to 100. */
export const MAX_WAVEFORM = 64;

/** Longest name that is kept of a file, code points. */
export const MAX_FILE_NAME = 240;

/** What is known of a file before it is sent. */
export interface FileFacts {
	/** As the bytes say (media-type.ts), not as somebody named it. */
	mimetype: string;
	bytes: number;
}

/** What one kind of files may be; see `FileRule` of channels/capabilities.ts. */
interface Rule {
	maxBytes: number;
	mimetypes?: readonly string[];
	caption: boolean;
}
type Rules = Partial<Record<FileKind, Rule>>;

/** A file of a message, as it is stored with it. */
export interface MessageFile extends FileFacts {
	kind: FileKind;
	/** By which the store knows it. */
	hash: string;
	name: string;
	seconds?: number | undefined;
	waveform?: readonly number[] | undefined;
	/** A film without sound that shall play by itself, where the channel knows such. */
	isGif?: true | undefined;
	width?: number | undefined;
	height?: number | undefined;
}

export type FileRefusal = "file_empty" | "file_too_large" | "file_type_not_taken";

/** The kind a file is shown as where the channel takes it. */
export function kindOf(mimetype: string): FileKind {
	// A picture for the phone that took it, and a file for everybody else.
	if (mimetype === "image/heic") return "document";
	const [family] = mimetype.split("/");
	return family === "image" || family === "video" || family === "audio" ? family : "document";
}

/** The content of the message that brings a file. */
export function contentOf(file: MessageFile, caption: string): MessageContent {
	const { kind, mimetype, bytes, name, seconds, waveform, isGif, width, height } = file;
	return {
		type: kind === "voice" ? "audio" : kind,
		text: caption,
		media: {
			mimetype,
			bytes,
			fileName: name,
			...(kind === "voice" && { isVoice: true }),
			...(seconds !== undefined && { seconds }),
			...(waveform && { waveform: [...waveform] }),
			...(isGif && kind === "video" && { isGif }),
			...(width !== undefined && { width }),
			...(height !== undefined && { height }),
		},
	};
}

/** Which kind of file a message brings; null: none. */
export function fileKindOf({
	type,
	media,
}: {
	type: MessageContent["type"];
	media?: { isVoice?: boolean | undefined } | null | undefined;
}): FileKind | null {
	const kind = FILE_KINDS.find((one) => one === type) ?? null;
	return kind !== null && media?.isVoice ? "voice" : kind;
}

/** What `contentOf` was made of; null: the message brings no file. */
export function fileOf(content: MessageContent, hash: string): MessageFile | null {
	const { media } = content;
	const kind = fileKindOf(content);
	if (!kind || !media) return null;
	return {
		kind,
		hash,
		name: media.fileName ?? "",
		mimetype: media.mimetype ?? "application/octet-stream",
		bytes: media.bytes ?? 0,
		seconds: media.seconds,
		waveform: media.waveform,
		isGif: media.isGif,
		width: media.width,
		height: media.height,
	};
}

/** Whether a file may be sent as this kind. */
export function judgeFile(
	{ mimetype, bytes }: FileFacts,
	kind: FileKind,
	rules: Rules,
): Result<null, FileRefusal> {
	const rule = rules[kind];
	if (bytes === 0) return fail("file_empty");
	if (!rule || rule.mimetypes?.includes(mimetype) === false) return fail("file_type_not_taken");
	return bytes > rule.maxBytes ? fail("file_too_large") : ok(null);
}

/**
 * As what a chosen file is sent: as itself where the channel takes it so, else as a document, which loses the preview but
 * arrives. Refuses with the reason that the person can do something about.
 */
export function chooseKind(file: FileFacts, rules: Rules): Result<FileKind, FileRefusal> {
	const own = kindOf(file.mimetype);
	const judged = judgeFile(file, own, rules);
	if (judged.ok) return ok(own);
	if (judged.code === "file_empty") return judged;
	const asDocument = judgeFile(file, "document", rules);
	if (asDocument.ok) return ok("document");
	return fail(asDocument.code === "file_too_large" ? "file_too_large" : judged.code);
}
