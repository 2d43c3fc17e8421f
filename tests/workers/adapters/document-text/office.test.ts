import { expect, test } from "vitest";
import { docxOf, paragraph, xlsxOf } from "#tests/support/office.ts";
import { readDocx } from "#workers/adapters/document-text/docx.ts";
import { readXlsx } from "#workers/adapters/document-text/xlsx.ts";

test("F08 office documents are read in the platform's runtime, and a bomb is not unpacked", () => {
	expect(readDocx(docxOf(paragraph("Abrimos às 9h.")))).toEqual({
		ok: true,
		value: [{ kind: "text", text: "Abrimos às 9h." }],
	});
	const rows = [
		["Item", "Preço"],
		["Bolo", { value: 30, format: '"R$" 0.00' }],
	];
	expect(readXlsx(xlsxOf([{ name: "Plan1", rows }]))).toEqual({
		ok: true,
		value: [
			{
				kind: "table",
				rows: [
					["Item", "Preço"],
					["Bolo", "R$ 30,00"],
				],
			},
		],
	});
	const bomb = docxOf("", { "word/document.xml": new Uint8Array(40 * 1024 * 1024).fill(32) });
	expect(readDocx(bomb)).toEqual({ ok: false, code: "file_unreadable" });
});
