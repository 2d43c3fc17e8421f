import { expect, test } from "vitest";
import { MAX_DOCUMENT_BYTES } from "#app/domain/agents/knowledge-text.ts";
import { docxOf, paragraph, styled, xlsxOf } from "#tests/support/office.ts";
import { readDocx } from "#workers/adapters/document-text/docx.ts";
import { readXlsx } from "#workers/adapters/document-text/xlsx.ts";
import { readKnowledgeFile } from "#workers/services/agents/read-file.ts";

const readers = {
	readPdf: async () => ({ ok: true, value: "Do PDF." }) as const,
	readDocx,
	readXlsx,
};
const read = (name: string, bytes: Uint8Array | string) =>
	readKnowledgeFile(readers, {
		name,
		bytes: typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes,
	});

const PRICES = [
	["Produto", "Preço", "Preço de custo"],
	["Bolo de fubá", "R$ 32,00", "R$ 11,00"],
	["Torta de limão", "R$ 62,00", "R$ 20,00"],
];

test("a Word document makes an entry for each heading with text under it", async () => {
	const bytes = docxOf(
		styled("Ttulo1", "Trocas") +
			paragraph("Em até 30 dias.") +
			styled("Ttulo1", "Entrega") +
			paragraph("Em dois dias."),
	);
	expect(await read("Manual da loja.docx", bytes)).toEqual({
		ok: true,
		value: {
			fileName: "Manual da loja.docx",
			entries: [
				{ path: ["Trocas"], title: "Trocas", text: "Em até 30 dias.", rows: null },
				{ path: ["Entrega"], title: "Entrega", text: "Em dois dias.", rows: null },
			],
		},
	});
});

test("a table of products becomes data without what the shop pays itself, whatever file it stands in", async () => {
	const entry = {
		text: "Produto: Bolo de fubá\nPreço: R$ 32,00\n\nProduto: Torta de limão\nPreço: R$ 62,00",
		rows: PRICES.map((row) => row.slice(0, 2)),
	};
	const sheet = await read("precos.xlsx", xlsxOf([{ name: "Tabela de verão", rows: PRICES }]));
	expect(sheet).toMatchObject({ value: { entries: [{ title: "Tabela de verão", ...entry }] } });
	const csv = await read("precos.csv", PRICES.map((row) => row.join(";")).join("\n"));
	expect(csv).toMatchObject({ value: { entries: [{ title: "precos", ...entry }] } });
});

test("a table of anything else stays text, and so does a text", async () => {
	expect(await read("horarios.csv", "Dia;Abre\nSegunda;9h\nSábado;10h")).toMatchObject({
		value: { entries: [{ text: "Dia: Segunda\nAbre: 9h\n\nDia: Sábado\nAbre: 10h", rows: null }] },
	});
	expect(await read("notas.txt", "Só isto.")).toMatchObject({
		value: { entries: [{ title: "notas", text: "Só isto.", rows: null }] },
	});
});

test("F06 a file that is not what it says, too large or without text is refused by its code", async () => {
	const codes: [string, Uint8Array | string, string][] = [
		["virus.exe", "MZ", "file_type_unknown"],
		["antiga.doc", "x", "file_type_unknown"],
		["texto.docx", "nada", "file_unreadable"],
		["tabela.xlsx", docxOf(paragraph("Oi")), "file_without_text"],
		["texto.pdf", "nada", "file_unreadable"],
		["vazia.docx", docxOf(""), "file_without_text"],
		["enorme.docx", new Uint8Array(MAX_DOCUMENT_BYTES + 1), "too_large"],
		["vazio.csv", " ", "entry_empty"],
	];
	for (const [name, bytes, code] of codes)
		expect(await read(name, bytes), name).toEqual({ ok: false, code });
});
