import { expect, test } from "vitest";
import { parseList, parsePrice, parseStock, unitOf } from "#app/domain/agents/catalogue/values.ts";

test.each([
	["R$ 1.299,90", 129_990, false, "R$", null],
	["1299.9", 129_990, false, "R$", null],
	["1.299", 129_900, false, "R$", null],
	["1,299.90", 129_990, false, "R$", null],
	["US$ 12.50", 1250, false, "US$", null],
	["a partir de R$ 30", 3000, true, "R$", null],
	["desde 30 reais", 3000, true, "R$", null],
	["R$ 10,00 - R$ 25,00", 1000, true, "R$", null],
	["de 40 a 60", 4000, true, "R$", null],
	["R$ 18,90 o kg", 1890, false, "R$", "kg"],
	["45,00/cento", 4500, false, "R$", "cento"],
	["R$ 8 por pessoa", 800, false, "R$", "pessoa"],
	["Grátis", 0, false, "R$", null],
	["19,9", 1990, false, "R$", null],
])("the price %s is %d cents", (cell, cents, isFrom, currency, unit) => {
	expect(parsePrice(cell)).toEqual({ cents, isFrom, currency, unit });
});

test.each(["sob consulta", "", "-", "consulte"])("%j is no price", (cell) => {
	expect(parsePrice(cell)).toBeNull();
});

test.each([
	["sim", { kind: "yes" }],
	["X", { kind: "yes" }],
	["Disponível", { kind: "yes" }],
	["não", { kind: "no" }],
	["Esgotada", { kind: "no" }],
	["sold out", { kind: "no" }],
	["agotado", { kind: "no" }],
	["0", { kind: "no" }],
	["-3", { kind: "no" }],
	["12", { kind: "count", count: 12 }],
	["12 un.", { kind: "count", count: 12 }],
	["12,0", { kind: "count", count: 12 }],
	["chega dia 12", null],
	["", null],
])("the stock %j is read", (cell, stock) => {
	expect(parseStock(cell)).toEqual(stock);
});

test.each([
	["P, M e G", ["P", "M", "G"]],
	["36/37/38", ["36", "37", "38"]],
	["36 ao 40", ["36", "37", "38", "39", "40"]],
	["P ao GG", ["P", "M", "G", "GG"]],
	["Azul marinho; Branco", ["Azul marinho", "Branco"]],
	["Único", ["Único"]],
	["-", []],
	["1 a 900", ["1 a 900"]],
])("the list %j has its items", (cell, items) => {
	expect(parseList(cell)).toEqual(items);
});

test("a unit has one name, however it is written", () => {
	expect(["kg", "quilos", "un", "dozen", "m", "bolo"].map(unitOf)).toEqual([
		"quilo",
		"quilo",
		"unidade",
		"duzia",
		null,
		null,
	]);
});
