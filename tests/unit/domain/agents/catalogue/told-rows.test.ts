import { expect, test } from "vitest";
import { openCatalogue, openTable } from "#app/domain/agents/catalogue/told-rows.ts";

const TABLES = [
	openTable("e1", "Tabela", [
		["Produto", "Preço", "Cores"],
		["Camiseta lisa", "R$ 49,90", "Preto, Branco"],
		["Camiseta lisa", "R$ 54,90", "Azul"],
		["Boné", "R$ 39,90", "Preto"],
	]),
	openTable("e2", "Estoque", [
		["Item", "Estoque"],
		["Boné", "0"],
		["Meia", "12"],
	]),
].flatMap((table) => table ?? []);
const catalogue = openCatalogue(TABLES);
const ask = (message: string, before = "") => catalogue.ask(message, { before, language: "pt" });

test("an answer names the rows it was made of, each with its table", () => {
	expect(ask("quanto custa a camiseta lisa?")).toEqual({
		answer: { kind: "answer", text: "Camiseta lisa: de R$ 49,90 a R$ 54,90." },
		rows: [
			{
				entryId: "e1",
				title: "Tabela",
				text: "Produto: Camiseta lisa\nPreço: R$ 49,90\nCores: Preto, Branco\n\nProduto: Camiseta lisa\nPreço: R$ 54,90\nCores: Azul",
			},
		],
	});
	expect(ask("tem boné?").rows.map(({ entryId, text }) => [entryId, text])).toEqual([
		["e1", "Produto: Boné\nPreço: R$ 39,90\nCores: Preto"],
		["e2", "Item: Boné\nEstoque: 0"],
	]);
});

test("what no row knows has the rows that are near, or none", () => {
	expect(ask("a camiseta lisa encolhe?")).toMatchObject({
		answer: null,
		rows: [{ entryId: "e1" }],
	});
	expect(ask("qual o horário de vocês?")).toEqual({ answer: null, rows: [] });
});

test("a table of something else is no catalogue", () => {
	const hours = [
		["Dia", "Abre"],
		["Segunda", "9h"],
		["Sábado", "9h"],
	];
	expect(openTable("e3", "Horários", hours)).toBeNull();
});
