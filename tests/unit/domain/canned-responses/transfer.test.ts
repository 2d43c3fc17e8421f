import { expect, test } from "vitest";
import { readTable, RESPONSE_COLUMNS, toCells } from "#app/domain/canned-responses/transfer.ts";

const FREIGHT = {
	shortcut: "frete",
	title: "Frete",
	text: "Grátis, acima de R$ 200;\nsenão R$ 12.",
	language: "pt",
} as const;

test("what was written is read again", () => {
	const table = [[...RESPONSE_COLUMNS], toCells(FREIGHT)];
	expect(readTable(table)).toEqual({ responses: [FREIGHT], unread: [] });
});

test("names of other products are understood, blank rows passed over, and what is none is told by its row", () => {
	const table = [
		["\uFEFFShort_Code ", "id", "Content"],
		["", "", " "],
		["oi", "1", "Olá!"],
		["!", "2", "Sem atalho"],
		["vazio", "3", ""],
		["oi", "4", "Olá de novo!"],
	];
	const texts = { shortcut: "oi", title: "Olá de novo!", text: "Olá de novo!", language: "" };
	expect(readTable(table)).toEqual({ responses: [texts], unread: [4, 5] });
});

test("the apostrophe that keeps a spreadsheet from calculating is taken off again", () => {
	const table = [[...RESPONSE_COLUMNS], ["soma", "Soma", "'=1+1 é 2", "xx"]];
	expect(readTable(table)?.responses).toEqual([
		{ shortcut: "soma", title: "Soma", text: "=1+1 é 2", language: "" },
	]);
});

test.each([[[]], [[["atalho"]]], [[["texto", "nome"]]]])("%j is no table of responses", (table) => {
	expect(readTable(table)).toBeNull();
});
