import type { getDocumentProxy } from "unpdf";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { toSafePdf } from "./pdf-streams.ts";

const MAX_PAGES = 500;
/** Slightly more than an entry may hold, so that the caller's own limit refuses longer texts with its own code. */
const MAX_CHARACTERS = 220_000;

type TextItem = { str: string; hasEOL: boolean };
const isText = (item: object): item is TextItem => "str" in item && "hasEOL" in item;

/**
 * The text of a PDF, page by page. The reader is large and loaded on first use. Scripts are never run; fonts and images
 * are never drawn.
 * @returns `file_unreadable`: broken, encrypted or too large decompressed; `file_without_text`: scanned. Never throws.
 */
export async function readPdf(
	bytes: Uint8Array,
): Promise<Result<string, "file_unreadable" | "file_without_text">> {
	const bearable = toSafePdf(bytes);
	if (bearable === null) return fail("file_unreadable");
	const reader = await import("unpdf");
	try {
		const pdf = await reader.getDocumentProxy(bearable, {
			maxImageSize: 1,
			verbosity: 0,
		});
		try {
			const text = await readPages(pdf);
			return text.trim() === "" ? fail("file_without_text") : ok(text);
		} finally {
			await pdf.cleanup();
		}
	} catch {
		return fail("file_unreadable");
	}
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

/** In sequence, releasing each page, so that they need not fit into memory together. */
async function readPages(pdf: Document): Promise<string> {
	let text = "";
	const pages = Math.min(pdf.numPages, MAX_PAGES);
	for (let number = 1; number <= pages && text.length <= MAX_CHARACTERS; number += 1) {
		const page = await pdf.getPage(number);
		const { items } = await page.getTextContent();
		for (const item of items) {
			if (isText(item)) text += item.hasEOL ? `${item.str}\n` : item.str;
			if (text.length > MAX_CHARACTERS) break;
		}
		text += "\n\n";
		page.cleanup();
	}
	return text;
}
