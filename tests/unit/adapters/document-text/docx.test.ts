import { expect, test } from "vitest";
import {
	docxOf,
	item,
	paragraph,
	relationshipsOf,
	styled,
	wordTable,
	zipOf,
} from "#tests/support/office.ts";
import { readDocx } from "#workers/adapters/document-text/docx.ts";

const UNREADABLE = { ok: false, code: "file_unreadable" };

function blocksOf(body: string, others: Record<string, string> = {}) {
	const read = readDocx(docxOf(body, others));
	if (!read.ok) throw new Error(read.code);
	return read.value;
}
const body = (content: string): string =>
	`<w:document xmlns:w="w"><w:body>${content}</w:body></w:document>`;

test("headings, paragraphs, lists and tables of a Word document keep their order", () => {
	expect(
		blocksOf(
			[
				styled("Ttulo", "Manual da loja"),
				styled("Ttulo1", "Trocas & devoluções"),
				paragraph("Troque em até 30 dias."),
				item("com a nota"),
				item("com a etiqueta"),
				styled("Nosso", "Prazos"),
				wordTable([
					["Peça", "Prazo"],
					["Calça", "30 dias"],
				]),
			].join(""),
		),
	).toEqual([
		{ kind: "heading", level: 0, text: "Manual da loja" },
		{ kind: "heading", level: 1, text: "Trocas & devoluções" },
		{ kind: "text", text: "Troque em até 30 dias." },
		{ kind: "text", text: "- com a nota" },
		{ kind: "text", text: "- com a etiqueta" },
		{ kind: "heading", level: 2, text: "Prazos" },
		{
			kind: "table",
			rows: [
				["Peça", "Prazo"],
				["Calça", "30 dias"],
			],
		},
	]);
});

test("a word in several runs is one; tabs, breaks and entities are read", () => {
	const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
	const split = `<w:p>${run("Ho")}${run("rário:")}<w:r><w:tab/><w:t>9h</w:t><w:br/><w:t>S&#227;o Jos&#xE9; &lt;matriz&gt;</w:t></w:r></w:p>`;
	expect(blocksOf(split)).toEqual([{ kind: "text", text: "Horário: 9h\nSão José <matriz>" }]);
});

test("hidden and deleted text, the table of contents and copies of text boxes are left out", () => {
	const box = paragraph("Caixa");
	expect(
		blocksOf(
			[
				styled("Sumrio1", "Trocas .......... 3"),
				paragraph("custo interno", "", "<w:vanish/>"),
				paragraph("visível", "", '<w:vanish w:val="0"/>'),
				"<w:p><w:del><w:r><w:delText>velho</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>antes</w:t></w:r></w:moveFrom><w:ins><w:r><w:t>novo</w:t></w:r></w:ins></w:p>",
				`<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
			].join(""),
		),
	).toEqual(["visível", "novo", "Caixa"].map((text) => ({ kind: "text", text })));
});

test("bold lines are headings where no heading is styled, and text where one is", () => {
	const bold = paragraph("Formas de pagamento", "", "<w:b/>");
	const text = paragraph("Pix e cartão.");
	expect(blocksOf(bold + text)).toEqual([
		{ kind: "heading", level: 9, text: "Formas de pagamento" },
		{ kind: "text", text: "Pix e cartão." },
	]);
	expect(blocksOf(styled("Ttulo1", "Loja") + bold + text).map(({ kind }) => kind)).toEqual([
		"heading",
		"text",
		"text",
	]);
});

test("merged cells keep the columns apart, and what spans rows is said in each", () => {
	const cell = (text: string, properties = "") =>
		`<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
	const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
	const table = `<w:tbl>${row(cell("Tipo"), cell("Peça"), cell("Preço"))}${row(cell("Frio", '<w:vMerge w:val="restart"/>'), cell("Casaco"), cell("R$ 200"))}${row(cell("", "<w:vMerge/>"), cell("Meia", '<w:gridSpan w:val="2"/>'))}</w:tbl>`;
	expect(blocksOf(table)).toEqual([
		{
			kind: "table",
			rows: [
				["Tipo", "Peça", "Preço"],
				["Frio", "Casaco", "R$ 200"],
				["Frio", "Meia", ""],
			],
		},
	]);
});

test("a document with another prefix and its main part elsewhere is read", () => {
	const xml =
		'<x:document xmlns:x="w"><x:body><x:p><x:r><x:t>Oi</x:t></x:r></x:p></x:body></x:document>';
	const file = zipOf({
		"_rels/.rels": relationshipsOf({ a: ["officeDocument", "/texto/principal.xml"] }),
		"texto/principal.xml": xml,
	});
	expect(readDocx(file)).toEqual({ ok: true, value: [{ kind: "text", text: "Oi" }] });
});

test("pictures only are no text; what is broken, cut, encrypted or no document is unreadable", () => {
	expect(readDocx(docxOf(paragraph(" ")))).toEqual({ ok: false, code: "file_without_text" });
	const whole = docxOf(paragraph("Oi"));
	for (const bytes of [
		new Uint8Array(0),
		new TextEncoder().encode("PK isto não é um arquivo"),
		whole.subarray(0, whole.byteLength - 30),
		whole.subarray(40),
		// An encrypted document is another kind of file.
		Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
		zipOf({ "leia.txt": "oi" }),
	])
		expect(readDocx(bytes)).toEqual(UNREADABLE);
});

test("F08 a document type, and with it every entity of its own, is refused", () => {
	const lol = `<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>${body(paragraph("&b;"))}`;
	expect(readDocx(docxOf("", { "word/document.xml": lol }))).toEqual(UNREADABLE);
	const outside = `<!doctype d SYSTEM "http://127.0.0.1/x">${body(paragraph("x"))}`;
	expect(readDocx(docxOf("", { "word/document.xml": outside }))).toEqual(UNREADABLE);
	// An entity that nobody defines stays as it is written.
	const unknown = body("<w:p><w:r><w:t>&xxe;</w:t></w:r></w:p>");
	expect(blocksOf("", { "word/document.xml": unknown })).toEqual([{ kind: "text", text: "&xxe;" }]);
});

test("F08 elements nested without end are refused", () => {
	expect(readDocx(docxOf("<w:sdt>".repeat(100_000)))).toEqual(UNREADABLE);
});
