import { expect, test } from "vitest";
import { type Cell, xlsxOf } from "#tests/support/office.ts";
import { formatNumber } from "#workers/adapters/document-text/xlsx-formats.ts";
import { readXlsx } from "#workers/adapters/document-text/xlsx.ts";

const UNREADABLE = { ok: false, code: "file_unreadable" };

function blocksOf(bytes: Uint8Array) {
	const read = readXlsx(bytes);
	if (!read.ok) throw new Error(read.code);
	return read.value;
}
/** The rows of the first table of a workbook with one sheet. */
function rowsOf(rows: readonly (readonly Cell[])[], more: object = {}, workbook: object = {}) {
	const found = blocksOf(xlsxOf([{ name: "Plan1", rows, ...more }], workbook)).find(
		(block) => block.kind === "table",
	);
	return found?.kind === "table" ? found.rows : null;
}

test("a sheet's cells are read as they are shown", () => {
	const money = '"R$" #,##0.00';
	expect(
		rowsOf([
			["Produto", "Preço", "Estoque", "Desconto", "Chegou"],
			[
				"Camiseta & cia",
				{ value: 1299.9, format: money },
				12,
				{ value: 0.15, format: "0%" },
				{ value: 45_292, format: "dd/mm/yyyy" },
			],
			["Boné", { value: 49.9, format: "[$R$-416] #,##0.00" }, 0, "", ""],
		]),
	).toEqual([
		["Produto", "Preço", "Estoque", "Desconto", "Chegou"],
		["Camiseta & cia", "R$ 1.299,90", "12", "15%", "01/01/2024"],
		["Boné", "R$ 49,90", "0", "", ""],
	]);
});

test.each([
	[0.1 + 0.2, "", "0,3"],
	[7_891_234_567_890, "", "7891234567890"],
	[19.9, "0.00", "19,90"],
	[-1234.5, "#,##0.00", "-1.234,50"],
	[1310100, "00000-000", "01310-100"],
	[11987654321, "(00) 00000-0000", "(11) 98765-4321"],
	[0.125, "0.0%", "12,5%"],
	[0.375, "h:mm", "09:00"],
	[1.5, "[h]:mm", "36:00"],
	[45_292.75, "dd/mm/yy hh:mm", "01/01/2024 18:00"],
	[45_292, "mmm/yy", "01/2024"],
	[45_292, "[$-416]d \\d\\e mmmm \\d\\e yyyy", "01/01/2024"],
	[12, '#,##0 "unidades"', "12"],
	[10, "[$$-409]#,##0.00", "$ 10,00"],
	[-3, "dd/mm/yyyy", "-3"],
	[5, "General", "5"],
	[Number.NaN, "0", ""],
])("the number %d with the format %s is shown as %s", (value, format, shown) => {
	expect(formatNumber(value, format)).toBe(shown);
});

test("a date counts from the workbook's own calendar", () => {
	const rows = [
		["Evento", "Dia"],
		["Feira", { value: 43_830, format: "dd/mm/yyyy" }],
	];
	expect(rowsOf(rows, {}, { properties: 'date1904="1"' })?.[1]).toEqual(["Feira", "01/01/2024"]);
});

test("booleans, inline texts, formulas by their last value and errors are read", () => {
	expect(
		rowsOf([
			["Produto", "Tem", "Total", "Erro"],
			[
				{ xml: '<c t="inlineStr"><is><r><t>Bo</t></r><r><t>lo</t></r></is></c>' },
				{ xml: '<c t="b"><v>1</v></c>' },
				{ xml: "<c><f>A1*2</f><v>20</v></c>" },
				{ xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' },
			],
			["Pão", { xml: '<c t="b"><v>0</v></c>' }, { xml: '<c t="str"><f>"a"</f><v>um</v></c>' }],
		]),
	).toEqual([
		["Produto", "Tem", "Total", "Erro"],
		["Bolo", "sim", "20", ""],
		["Pão", "não", "um", ""],
	]);
});

test("hidden sheets, rows and columns stay hidden: a shop's own costs are not for customers", () => {
	const rows = [
		["Produto", "Custo", "Preço"],
		["Bolo", "11", "30"],
		["Segredo", "1", "2"],
		["Torta", "15", "45"],
	];
	const bytes = xlsxOf([
		{ name: "Custos", rows, state: "veryHidden" },
		{ name: "Ocultos", rows, state: "hidden" },
		{
			name: "Cardápio",
			rows,
			before: '<cols><col min="2" max="2" hidden="1"/></cols>',
			rowAttributes: { 3: 'hidden="1"' },
		},
	]);
	const blocks = blocksOf(bytes);
	expect(blocks[0]).toEqual({ kind: "heading", level: 1, text: "Cardápio" });
	expect(JSON.stringify(blocks)).not.toMatch(/Segredo|Custo|11|15/);
	expect(JSON.stringify(blocks)).toContain("Torta");
});

test("a merged cell is said in each of its rows", () => {
	const rows = [
		["Tipo", "Peça"],
		["Frio", "Casaco"],
		["", "Meia"],
	];
	const after = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>';
	expect(rowsOf(rows, { after })?.[2]).toEqual(["Frio", "Meia"]);
});

test("titles above a table are text, and sheets have their names as headings", () => {
	const sheet = { rows: [["Tabela de preços 2026"], [], ["Item", "Preço"], ["Bolo", 30]] };
	expect(blocksOf(xlsxOf([{ name: "Bolos", ...sheet }])).map(({ kind }) => kind)).toEqual([
		"heading",
		"text",
		"table",
	]);
	expect(blocksOf(xlsxOf([{ name: "Planilha1", ...sheet }])).map(({ kind }) => kind)).toEqual([
		"text",
		"table",
	]);
});

test("an empty workbook has no text; what is none is unreadable", () => {
	expect(readXlsx(xlsxOf([{ name: "a", rows: [[]] }]))).toEqual({
		ok: false,
		code: "file_without_text",
	});
	expect(readXlsx(new Uint8Array(100))).toEqual(UNREADABLE);
});

test("F08 cells far away and merges of a whole sheet cost nothing; millions of rows are refused", () => {
	const far = '<c r="XFD1048576" t="inlineStr"><is><t>longe</t></is></c>';
	const sheet = (rows: string, after = "") => ({
		others: {
			"xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
		},
	});
	const empty = [{ name: "Sheet1", rows: [["x"]] }];
	const cell = '<c r="A1" t="inlineStr"><is><t>perto</t></is></c>';
	const merge = '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>';
	const bytes = xlsxOf(
		empty,
		sheet(`<row r="1">${cell}</row><row r="1048576">${far}</row>`, merge),
	);
	expect(blocksOf(bytes)).toEqual([{ kind: "text", text: "perto" }]);
	const row = '<row><c t="b"><v>1</v></c></row>';
	expect(readXlsx(xlsxOf(empty, sheet(row.repeat(20_001))))).toEqual(UNREADABLE);
});
