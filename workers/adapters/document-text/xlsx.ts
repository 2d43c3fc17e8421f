import type { Block } from "#app/domain/agents/document-blocks.ts";
import { listSheetParts } from "#app/domain/agents/tables.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { partOf, readMainPart, readRelationships } from "./office-parts.ts";
import { codeOf } from "./xlsx-formats.ts";
import { readSheet, type Workbook } from "./xlsx-sheet.ts";
import { readXml } from "./xml.ts";
import { type Archive, openArchive } from "./zip.ts";

const MAX_SHEETS = 50;
const MAX_STRINGS = 500_000;

/** The texts that cells refer to by number, without the reading aids of Asian scripts. */
function readStrings(xml: string): string[] {
	const strings: string[] = [];
	let text = "";
	let isText = false;
	let aids = 0;
	readXml(xml, {
		open(name) {
			if (name === "si") text = "";
			if (name === "t") isText = true;
			if (name === "rPh") aids += 1;
		},
		text(part) {
			if (isText && aids === 0) text += part;
		},
		close(name) {
			if (name === "t") isText = false;
			if (name === "rPh") aids -= 1;
			if (name === "si" && strings.push(text) > MAX_STRINGS) throw new RangeError("too many texts");
		},
	});
	return strings;
}

/** The code of the number format of each style a cell may have. */
function readCodes(xml: string): string[] {
	const own = new Map<number, string>();
	const ids: number[] = [];
	let isCells = false;
	readXml(xml, {
		open(name, { numFmtId, formatCode }) {
			if (name === "numFmt") own.set(Number(numFmtId), formatCode ?? "");
			if (name === "cellXfs") isCells = true;
			if (name === "xf" && isCells) ids.push(Number(numFmtId ?? 0));
		},
		close(name) {
			if (name === "cellXfs") isCells = false;
		},
	});
	return ids.map((id) => codeOf(id, own));
}

interface SheetName {
	name: string;
	relationship: string;
}

/** The sheets that a reader of the workbook sees, and its calendar. */
function readWorkbook(xml: string): { sheets: SheetName[]; is1904: boolean } {
	const sheets: SheetName[] = [];
	let is1904 = false;
	readXml(xml, {
		open(element, { name = "", id = "", state = "visible", date1904 }) {
			if (element === "workbookPr") is1904 = date1904 === "1" || date1904 === "true";
			if (element === "sheet" && state === "visible") sheets.push({ name, relationship: id });
		},
	});
	return { sheets: sheets.slice(0, MAX_SHEETS), is1904 };
}

/** The names that programs give to a sheet nobody named. */
const UNNAMED = /^(?:sheet|planilha|plan|página|pagina|hoja|folha) ?\d+$/i;

function readBlocks(archive: Archive): Block[] {
	const { place, xml } = readMainPart(archive);
	const relationships = readRelationships(archive, place);
	const read = (part: string | null) => (part === null ? null : archive.read(part)) ?? "";
	const { sheets, is1904 } = readWorkbook(xml);
	const workbook: Workbook = {
		strings: readStrings(read(partOf(relationships, "sharedStrings"))),
		codes: readCodes(read(partOf(relationships, "styles"))),
		is1904,
	};
	return sheets.flatMap(({ name, relationship }) => {
		const sheet = relationships.get(relationship);
		// A chart has a sheet of its own.
		if (sheet?.type !== "worksheet") return [];
		const parts = listSheetParts(readSheet(read(sheet.target), workbook));
		const isNamed = parts.length > 0 && !UNNAMED.test(name);
		return isNamed ? [{ kind: "heading" as const, level: 1, text: name }, ...parts] : parts;
	});
}

/**
 * The cells of a workbook as they are shown, sheet by sheet. Hidden sheets, rows and columns are left out: what a shop
 * hides, like its own costs, is not for customers. Formulas, macros and links are never followed.
 * @returns `file_unreadable`: broken, encrypted, no XLSX or over a limit; `file_without_text`: empty. Never throws.
 */
export function readXlsx(
	bytes: Uint8Array,
): Result<Block[], "file_unreadable" | "file_without_text"> {
	try {
		const blocks = readBlocks(openArchive(bytes));
		return blocks.length === 0 ? fail("file_without_text") : ok(blocks);
	} catch {
		return fail("file_unreadable");
	}
}
