import { expect, test } from "vitest";
import {
	mergeCatalogues,
	readCatalogue,
	withoutPrivateColumns,
} from "#app/domain/agents/catalogue/catalogue.ts";
import { CLOTHES, PARTS } from "#tests/support/catalogues.ts";

test("columns are known by their words in three languages, and a price also by its cells", () => {
	for (const header of [
		["Produto", "Preço", "Estoque"],
		["Item", "Valor unitário", "Disponível"],
		["Product", "Price", "In stock"],
		["Nombre", "Precio", "Existencias"],
		["Descrição", "À vista", "Qtd."],
	]) {
		const catalogue = readCatalogue([header, ["Bolo", "R$ 30", "2"], ["Torta", "R$ 45", "0"]]);
		expect(
			catalogue?.products.map(({ name }) => name),
			header.join(),
		).toEqual(["Bolo", "Torta"]);
		expect(catalogue?.products[0]?.variants[0], header.join()).toMatchObject({
			price: { cents: 3000 },
			stock: { kind: "count", count: 2 },
		});
	}
});

test("the same name in several rows is one product", () => {
	const jacket = CLOTHES.products.find(({ name }) => name === "Jaqueta jeans");
	expect(jacket?.variants.map(({ sizes, stock }) => [sizes, stock?.kind])).toEqual([
		[["M"], "count"],
		[["G"], "no"],
	]);
	expect(CLOTHES.products).toHaveLength(9);
});

test("a currency in the header is of its column", () => {
	expect(PARTS.products[0]?.variants[0]?.price).toMatchObject({ cents: 35, currency: "US$" });
});

test.each([
	[
		"opening hours",
		[
			["Dia", "Abre", "Fecha"],
			["Segunda", "9h", "18h"],
			["Sábado", "9h", "13h"],
		],
	],
	[
		"measures",
		[
			["Tamanho", "Busto", "Cintura"],
			["P", "84", "66"],
			["M", "88", "70"],
		],
	],
	[
		"a list of persons",
		[
			["Nome", "Cargo"],
			["Ana", "Gerente"],
			["Bia", "Vendas"],
		],
	],
	[
		"rows without a header",
		[
			["Bolo", "R$ 30"],
			["Torta", "R$ 45"],
			["Suco", "R$ 9"],
		],
	],
	[
		"words instead of prices",
		[
			["Item", "Valor"],
			["Missão", "servir bem"],
			["Visão", "crescer"],
		],
	],
	[
		"one row",
		[
			["Produto", "Preço"],
			["Bolo", "R$ 30"],
		],
	],
	["nothing", []],
])("%s: no catalogue, its rows stay text", (_, rows) => {
	expect(readCatalogue(rows)).toBeNull();
});

test("of a table that is too long no part is taken for the whole", () => {
	const rows = Array.from({ length: 5_001 }, (_, at) => [`Peça ${at}`, "R$ 1,00"]);
	expect(readCatalogue([["Produto", "Preço"], ...rows])).toBeNull();
	expect(readCatalogue([["Produto", "Preço"], ...rows.slice(1)])?.products).toHaveLength(5_000);
});

test("costs, margins and suppliers are no columns of a catalogue", () => {
	const header = ["Produto", "Preço de custo", "Fornecedor", "Margem", "Preço", "Cor"];
	const rows = [
		header,
		["Bolo", "11", "Zé", "60%", "30", "azul"],
		["Torta", "15", "Zé", "50%", "45", ""],
	];
	const catalogue = readCatalogue(rows);
	expect(JSON.stringify(catalogue?.products)).not.toMatch(/Zé|60%|1100/);
	expect(catalogue?.products[0]?.variants[0]?.price?.cents).toBe(3000);
});

test("columns that are a shop's own business go out of a table, and nothing else", () => {
	expect(
		withoutPrivateColumns([
			["Produto", "Preço de custo", "Preço", "Fornecedor"],
			["Bolo", "R$ 9", "R$ 30", "Moinho"],
			["Torta"],
		]),
	).toEqual([
		["Produto", "Preço"],
		["Bolo", "R$ 30"],
		["Torta", ""],
	]);
});

test("several catalogues are one, and a product of two has the rows of both", () => {
	const read = (rows: string[][]) => {
		const catalogue = readCatalogue(rows);
		if (!catalogue) throw new Error("no catalogue");
		return catalogue;
	};
	const prices = read([
		["Produto", "Preço"],
		["Bolo", "R$ 30"],
		["Torta", "R$ 45"],
	]);
	const stock = read([
		["Item", "Estoque", "Peso"],
		["bolo", "2", "1 kg"],
		["Pudim", "0", "800 g"],
	]);
	const merged = mergeCatalogues([prices, stock]);
	expect(merged.products.map(({ name, variants }) => [name, variants.length])).toEqual([
		["Bolo", 2],
		["Torta", 1],
		["Pudim", 1],
	]);
	expect(merged.products[0]?.details).toEqual([["Peso", "1 kg"]]);
	expect([...merged.has].toSorted()).toEqual(["name", "price", "stock"]);
	expect(mergeCatalogues([prices])).toBe(prices);
});
