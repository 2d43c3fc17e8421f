// Files that a webchat's visitors send: what they may be, judged by their bytes, and how many.
import { type FileKind, kindOf } from "../inbox/outgoing-file.ts";

export const MAX_VISITOR_FILE_BYTES = 10 * 1024 * 1024;
/** As many bytes from the beginning as `judgeVisitorFile` looks at. */
export const VISITOR_FILE_HEAD = 1024;

/** What a file may be that is known by its bytes alone. */
const BY_BYTES: ReadonlySet<string> = new Set([
	"image/jpeg",
	"image/png",
	"image/webp",
	"image/gif",
	"video/mp4",
	"video/webm",
	"audio/ogg",
	"audio/mpeg",
	"audio/mp4",
	"audio/wav",
	"application/pdf",
]);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** Common documents, which only their name tells from other files of the same bytes. */
const BY_NAME: Record<string, readonly number[] | "text"> = {
	docx: ZIP,
	xlsx: ZIP,
	pptx: ZIP,
	odt: ZIP,
	ods: ZIP,
	doc: OLE,
	xls: OLE,
	ppt: OLE,
	txt: "text",
	csv: "text",
};

/** Control characters stand in no text but the tab and the ends of lines. */
const isText = (head: Uint8Array): boolean =>
	head.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

/**
 * As what a visitor's file is shown; null: it is not taken.
 * @param mimetype as the bytes say
 * @param head its first VISITOR_FILE_HEAD bytes
 */
export function judgeVisitorFile(file: {
	name: string;
	mimetype: string;
	head: Uint8Array;
}): FileKind | null {
	const { name, mimetype, head } = file;
	if (BY_BYTES.has(mimetype)) return kindOf(mimetype);
	const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
	const wanted = Object.hasOwn(BY_NAME, ending) ? BY_NAME[ending] : undefined;
	if (wanted === undefined || head.length === 0) return null;
	const isSo = wanted === "text" ? isText(head) : wanted.every((byte, at) => head[at] === byte);
	return isSo ? "document" : null;
}

/** The pictures that are shown where they stand; every other file is only ever downloaded. */
const SHOWN: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp", "image/gif"]);
export const isShownInline = (mimetype: string): boolean => SHOWN.has(mimetype);

/** What is left of a limit, and since when. */
export interface FileBucket {
	left: number;
	at: number;
}

/** Files at once, and after that as many in ten minutes: of one visitor, and of all visitors of a channel. */
export const VISITOR_FILES = { visitor: 10, channel: 60 } as const;
const REFILLED_MS = 10 * 60_000;

/** Takes one file off a limit at `now` (epoch ms). */
export function takeFile(
	before: FileBucket | undefined,
	of: keyof typeof VISITOR_FILES,
	now: number,
): { bucket: FileBucket; isAllowed: boolean } {
	const most = VISITOR_FILES[of];
	const known = before ?? { left: most, at: now };
	const refilled = known.left + (Math.max(0, now - known.at) * most) / REFILLED_MS;
	const left = Math.min(most, refilled);
	return { bucket: { left: left >= 1 ? left - 1 : left, at: now }, isAllowed: left >= 1 };
}
