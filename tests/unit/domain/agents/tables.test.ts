import { expect, test } from "vitest";
import { describeTable, hasHeader, listSheetParts } from "#app/domain/agents/tables.ts";

test.each([
	[
		true,
		[
			["Produto", "Preço"],
			["Bolo", "R$ 30"],
		],
	],
	[
		true,
		[
			["Tamanho", "PP", "P", "M"],
			["Busto", "80", "84", "88"],
		],
	],
	[
		false,
		[
			["Segunda a sexta", "9h às 18h"],
			["Sábado", "fechado"],
		],
	],
	[
		false,
		[
			["Entrega", "R$ 10,00"],
			["Retirada", "grátis"],
		],
	],
	[
		false,
		[
			["Nome", "Nome"],
			["a", "b"],
		],
	],
	[
		false,
		[
			["Vocês entregam?", "Sim"],
			["Aceitam pix?", "Sim"],
		],
	],
	[false, [["Cardápio"], ["Bolo", "30"]]],
	[false, []],
])("that its first row is a header is %s of %j", (isHeader, rows) => {
	expect(hasHeader(rows)).toBe(isHeader);
});

test("a table with a header is told row by row, one without line by line", () => {
	expect(
		describeTable([
			["Produto", "Preço"],
			["Bolo", "R$ 30"],
			["Torta", ""],
		]),
	).toBe("Produto: Bolo\nPreço: R$ 30\n\nProduto: Torta");
	expect(describeTable([["Sábado", "9h às 13h", "só retirada"], ["Domingo"]])).toBe(
		"Sábado: 9h às 13h · só retirada\nDomingo",
	);
});

test("titles above a table are text; an empty row ends a table only where another header follows", () => {
	const rows = [
		["", "Tabela 2026"],
		[],
		["", "Item", "Preço"],
		["", "Bolo", "30"],
		[],
		["", "Torta", "45"],
		["", ""],
		["", "Bebida", "Valor"],
		["", "Suco", "9"],
		[],
		["", "Preços sem taxa"],
	];
	expect(listSheetParts(rows)).toEqual([
		{ kind: "text", text: "Tabela 2026" },
		{
			kind: "table",
			rows: [
				["Item", "Preço"],
				["Bolo", "30"],
				["Torta", "45"],
			],
		},
		{
			kind: "table",
			rows: [
				["Bebida", "Valor"],
				["Suco", "9"],
			],
		},
		{ kind: "text", text: "Preços sem taxa" },
	]);
});
