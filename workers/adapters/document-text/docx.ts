import type { Block } from "#app/domain/agents/document-blocks.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { readBody } from "./docx-body.ts";
import { readStyles } from "./docx-styles.ts";
import { partOf, readMainPart, readRelationships } from "./office-parts.ts";
import { openArchive } from "./zip.ts";

/**
 * The text of a Word document as blocks: headings, paragraphs, items of lists, tables. Hidden and deleted text, headers,
 * footers, comments and the table of contents are left out; macros and pictures are never opened.
 * @returns `file_unreadable`: broken, encrypted, no DOCX or over a limit; `file_without_text`: pictures only. Never throws.
 */
export function readDocx(
	bytes: Uint8Array,
): Result<Block[], "file_unreadable" | "file_without_text"> {
	try {
		const archive = openArchive(bytes);
		const { place, xml } = readMainPart(archive);
		const styles = partOf(readRelationships(archive, place), "styles");
		const styleOf = readStyles((styles === null ? null : archive.read(styles)) ?? "");
		const blocks = readBody(xml, styleOf);
		return blocks.length === 0 ? fail("file_without_text") : ok(blocks);
	} catch {
		return fail("file_unreadable");
	}
}
