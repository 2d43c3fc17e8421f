/** Writes small office documents, as programs do. The library that packs them is not the one that reads them. */
import { strToU8, zipSync } from "fflate";

export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
	zipSync(
		Object.fromEntries(
			Object.entries(files).map(([name, content]) => [
				name,
				typeof content === "string" ? strToU8(content) : content,
			]),
		),
	);

export const escapeXml = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A part that says what another refers to: ids with the type's last word and the target. */
export const relationshipsOf = (targets: Record<string, readonly [type: string, target: string]>) =>
	`${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(
		targets,
	)
		.map(
			([id, [type, target]]) =>
				`<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
		)
		.join("")}</Relationships>`;

const STYLES = `${HEAD}<w:styles xmlns:w="w">
<w:style w:type="paragraph" w:styleId="Ttulo"><w:name w:val="Title"/></w:style>
<w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style>
<w:style w:type="paragraph" w:styleId="Ttulo2"><w:name w:val="heading 2"/></w:style>
<w:style w:type="paragraph" w:styleId="Nosso"><w:name w:val="Nosso título"/><w:basedOn w:val="Ttulo2"/></w:style>
<w:style w:type="paragraph" w:styleId="Sumrio1"><w:name w:val="toc 1"/></w:style>
</w:styles>`;

/** A paragraph of a Word document; `properties` stand before its one run. */
export const paragraph = (text: string, properties = "", run = ""): string =>
	`<w:p>${properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`}<w:r>${run === "" ? "" : `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

export const styled = (style: string, text: string): string =>
	paragraph(text, `<w:pStyle w:val="${style}"/>`);

export const item = (text: string): string =>
	paragraph(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>');

export const wordTable = (rows: readonly string[][]): string =>
	`<w:tbl>${rows
		.map(
			(cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`,
		)
		.join("")}</w:tbl>`;

/** A Word document with this body; `others` are further parts, or replace its own. */
export const docxOf = (
	body: string,
	others: Record<string, string | Uint8Array> = {},
): Uint8Array<ArrayBuffer> =>
	zipOf({
		"_rels/.rels": relationshipsOf({ rId1: ["officeDocument", "word/document.xml"] }),
		"word/_rels/document.xml.rels": relationshipsOf({ rId1: ["styles", "styles.xml"] }),
		"word/styles.xml": STYLES,
		"word/document.xml": `${HEAD}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
		...others,
	});

/** A cell: a text (shared), a number with the code of its format, or its element written out. */
export type Cell = string | number | { value: number; format: string } | { xml: string };

interface SheetOf {
	name: string;
	rows: readonly (readonly Cell[])[];
	state?: string;
	/** Elements before and after the rows: `<cols>`, `<mergeCells>`. */
	before?: string;
	after?: string;
	/** Attributes of single rows, by their number from 1. */
	rowAttributes?: Record<number, string>;
}

const columnName = (at: number): string => String.fromCharCode(65 + at);

/** A workbook with these sheets. */
export function xlsxOf(
	sheets: readonly SheetOf[],
	{
		properties = "",
		others = {},
	}: { properties?: string; others?: Record<string, string | Uint8Array> } = {},
): Uint8Array<ArrayBuffer> {
	const strings: string[] = [];
	const formats: string[] = [];
	const cellOf = (cell: Cell, reference: string): string => {
		if (typeof cell === "string")
			return cell === "" ? "" : `<c r="${reference}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
		if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
		if ("xml" in cell) return cell.xml.replace("<c", `<c r="${reference}"`);
		return `<c r="${reference}" s="${formats.push(cell.format)}"><v>${cell.value}</v></c>`;
	};
	const written = sheets.map(
		({ rows, before = "", after = "", rowAttributes = {} }) =>
			`${HEAD}<worksheet xmlns="x">${before}<sheetData>${rows
				.map((cells, row) => {
					const content = cells
						.map((cell, at) => cellOf(cell, `${columnName(at)}${row + 1}`))
						.join("");
					return content === ""
						? ""
						: `<row r="${row + 1}" ${rowAttributes[row + 1] ?? ""}>${content}</row>`;
				})
				.join("")}</sheetData>${after}</worksheet>`,
	);
	const parts = sheets.map(
		(_, at) => [`rId${at + 1}`, ["worksheet", `worksheets/sheet${at + 1}.xml`]] as const,
	);
	return zipOf({
		"_rels/.rels": relationshipsOf({ rId1: ["officeDocument", "xl/workbook.xml"] }),
		"xl/_rels/workbook.xml.rels": relationshipsOf({
			...Object.fromEntries(parts),
			strings: ["sharedStrings", "sharedStrings.xml"],
			styles: ["styles", "/xl/styles.xml"],
		}),
		"xl/workbook.xml": `${HEAD}<workbook xmlns="x" xmlns:r="r"><workbookPr ${properties}/><sheets>${sheets
			.map(
				({ name, state }, at) =>
					`<sheet name="${escapeXml(name)}" sheetId="${at + 1}" ${state ? `state="${state}"` : ""} r:id="rId${at + 1}"/>`,
			)
			.join("")}</sheets></workbook>`,
		"xl/sharedStrings.xml": `${HEAD}<sst xmlns="x">${strings.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join("")}</sst>`,
		"xl/styles.xml": `${HEAD}<styleSheet xmlns="x"><numFmts>${formats
			.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escapeXml(code)}"/>`)
			.join(
				"",
			)}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join("")}</cellXfs></styleSheet>`,
		...Object.fromEntries(written.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
		...others,
	});
}
