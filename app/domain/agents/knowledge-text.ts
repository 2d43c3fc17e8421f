// What people give an agent to know, as text. What comes is never refused for its
// looks: marks stay as they are, only what no reader sees goes.
import { isBlank, storableText } from "../inbox/stored-text.ts";
import { fail, ok, type Result } from "../result.ts";

export const MAX_TITLE_LENGTH = 120;
export const MAX_ENTRY_CHARACTERS = 200_000;
const MB = 1024 * 1024;
export const MAX_FILE_BYTES = 2 * MB;
/** Of formats that pack text and pictures: PDF, Word, Excel. */
export const MAX_DOCUMENT_BYTES = 5 * MB;

const TEXT_FILES = ["txt", "md", "csv"] as const;
export const KNOWLEDGE_FILES = [...TEXT_FILES, "pdf", "docx", "xlsx"] as const;
export type KnowledgeFile = (typeof KNOWLEDGE_FILES)[number];

/** How large a file of this kind may be. */
export const maxBytesOf = (kind: KnowledgeFile): number =>
	TEXT_FILES.some((text) => text === kind) ? MAX_FILE_BYTES : MAX_DOCUMENT_BYTES;

/** One line, 1 to 120 characters. */
export function parseTitle(typed: string): Result<string, "title_required" | "title_too_long"> {
	const title = oneLine(typed);
	if (isBlank(title)) return fail("title_required");
	return title.length > MAX_TITLE_LENGTH ? fail("title_too_long") : ok(title);
}

const oneLine = (text: string): string =>
	storableText(text)
		.normalize("NFC")
		.replace(/[\p{Cc}\s\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, " ")
		.trim();

/** The last part of a path, however the sender writes one. Only shown, never opened by its name. */
const baseName = (name: string): string => oneLine(name).split(/[\\/]/u).at(-1)?.trim() ?? "";

/**
 * A file by its name: what kind it says it is, and a title for the entry.
 * Whether it really is that, its bytes say (`isPdf`, `readTextFile`).
 */
export function parseFileName(
	typed: string,
): Result<{ fileName: string; title: string; kind: KnowledgeFile }, "file_type_unknown"> {
	const fileName = baseName(typed);
	const dot = fileName.lastIndexOf(".");
	const ending = fileName.slice(dot + 1).toLowerCase();
	const kind = KNOWLEDGE_FILES.find((each) => each === ending);
	if (dot < 0 || !kind) return fail("file_type_unknown");
	const bare = fileName.slice(0, dot).trim();
	const title = (isBlank(bare) ? fileName : bare).slice(0, MAX_TITLE_LENGTH);
	return ok({ fileName: fileName.slice(-MAX_TITLE_LENGTH), title: title.toWellFormed(), kind });
}

/** A PDF begins with its sign, though some have a few bytes before it. */
export function isPdf(bytes: Uint8Array): boolean {
	const head = String.fromCharCode(...bytes.subarray(0, 1024));
	return head.includes("%PDF-");
}

/** UTF-8 with or without its mark, UTF-16 with its mark; else Windows' Latin. Null: no text at all. */
export function decodeText(bytes: Uint8Array): string | null {
	const utf16 = isUtf16(bytes);
	if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
	// Pictures, archives and programs have zeros; text has none.
	if (bytes.includes(0)) return null;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

function isUtf16([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null {
	if (first === 0xff && second === 0xfe) return "utf-16le";
	return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/**
 * A text as it is kept: `\n` for line ends, without what nobody sees or what turns writing around,
 * at most two empty lines in a row.
 * @returns `entry_too_long` above 200,000 characters
 */
export function parseEntryText(typed: string): Result<string, "entry_empty" | "entry_too_long"> {
	const text = typed
		.replaceAll("\0", "")
		.toWellFormed()
		.replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, "\n")
		.replaceAll(/[\t\u00A0]/gu, " ")
		.replaceAll(/[\u0001-\u0008\u000B-\u001F\u007F-\u009F\uFEFF]/gu, "")
		.replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\u{E0000}-\u{E007F}]/gu, "")
		.normalize("NFC")
		.split("\n")
		.map((line) => line.trimEnd())
		.join("\n")
		.replaceAll(/\n{4,}/gu, "\n\n\n")
		.trim();
	if (isBlank(text)) return fail("entry_empty");
	return text.length > MAX_ENTRY_CHARACTERS ? fail("entry_too_long") : ok(text);
}

/** The text of a .txt, .md or .csv file as it stands there; a file that is none, whatever its name, is unreadable. */
export function readTextFile(bytes: Uint8Array): Result<string, "too_large" | "file_unreadable"> {
	if (bytes.byteLength > MAX_FILE_BYTES) return fail("too_large");
	const text = isPdf(bytes) ? null : decodeText(bytes);
	return text === null ? fail("file_unreadable") : ok(text);
}

/** The delimiter a spreadsheet wrote: whichever the first line has most of. */
function findDelimiter(text: string): string {
	const [line = ""] = text.split("\n", 1);
	const count = (mark: string) => line.split(mark).length;
	return [";", "\t", ","].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ",");
}

/** The cells of a CSV (RFC 4180), quoted ones with their line ends. What is broken is read as text. */
export function parseRows(csv: string): string[][] {
	const text = csv.replace(/^\uFEFF/u, "").replaceAll(/\r\n?/gu, "\n");
	const delimiter = findDelimiter(text);
	const rows: string[][] = [];
	let row: string[] = [];
	let cell = "";
	let isQuoted = false;
	for (let at = 0; at < text.length; at += 1) {
		const char = text.charAt(at);
		if (isQuoted && char === '"' && text.charAt(at + 1) === '"') {
			cell += char;
			at += 1;
		} else if (char === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
		else if (!isQuoted && (char === delimiter || char === "\n")) {
			row.push(cell);
			cell = "";
			if (char === "\n") {
				rows.push(row);
				row = [];
			}
		} else cell += char;
	}
	return [...rows, [...row, cell]].filter((cells) => cells.some((each) => !isBlank(each)));
}

/** "column: value" lines, one group a row, so that a row is understood without its table. */
export function describeRows(rows: readonly string[][]): string {
	const [header = [], ...records] = rows;
	if (records.length === 0) return header.map(oneLine).join("\n");
	return records
		.map((cells) =>
			cells
				.map((cell, at) => [oneLine(header[at] ?? ""), oneLine(cell)] as const)
				.filter(([, cell]) => !isBlank(cell))
				.map(([column, cell]) => (isBlank(column) ? cell : `${column}: ${cell}`))
				.join("\n"),
		)
		.join("\n\n");
}
