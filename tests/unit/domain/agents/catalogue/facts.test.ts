import { expect, test } from "vitest";
import type { Variant } from "#app/domain/agents/catalogue/catalogue.ts";
import {
	availabilityOf,
	listPriced,
	lowestOf,
	priceSentence,
	shortPrice,
} from "#app/domain/agents/catalogue/facts.ts";
import { parseList, parsePrice, parseStock } from "#app/domain/agents/catalogue/values.ts";

const variant = (price: string, stock: string, sizes = ""): Variant => ({
	price: parsePrice(price),
	stock: parseStock(stock),
	sizes: parseList(sizes),
	colours: [],
});
const product = (name: string, ...variants: Variant[]) => ({
	name,
	category: "",
	link: "",
	variants,
	lines: [],
	details: [],
});

test("a row of several sizes does not say that one of them is there", () => {
	expect(availabilityOf([variant("1", "sim", "P, M")], false)).toBe("yes");
	expect(availabilityOf([variant("1", "sim", "P, M")], true)).toBe("listed");
	expect(availabilityOf([variant("1", "2", "M")], true)).toBe("yes");
	expect(availabilityOf([variant("1", "não", "P, M")], true)).toBe("no");
	expect(availabilityOf([variant("1", "não"), variant("1", "")], false)).toBe("listed");
	expect(availabilityOf([variant("1", "")], false)).toBe("listed");
});

test("the lowest price is of what is there, if anything is", () => {
	expect(lowestOf(product("a", variant("10", "não"), variant("20", "sim")))?.cents).toBe(2000);
	expect(lowestOf(product("a", variant("10", "não"), variant("20", "não")))?.cents).toBe(1000);
	expect(lowestOf(product("a", variant("sob consulta", "sim")))).toBeNull();
});

test("prices of several rows are a span; without one nothing is said", () => {
	const rows = [variant("20", ""), variant("10", "")];
	expect(priceSentence("Bolo", rows, "pt")).toBe("Bolo: de R$ 10,00 a R$ 20,00.");
	expect(shortPrice(rows, "pt")).toBe("a partir de R$ 10,00");
	expect(priceSentence("Bolo", [variant("10", "")], "en")).toBe("Bolo: R$ 10.00.");
	expect(priceSentence("Bolo", [variant("?", "")], "pt")).toBeNull();
	expect(shortPrice([variant("?", "")], "pt")).toBeNull();
});

test("a long list says how many more there are", () => {
	const products = ["a", "b", "c"].map((name) => product(name, variant("1", "")));
	expect(listPriced(products, 2, "pt")).toBe("a (R$ 1,00), b (R$ 1,00) e mais 1");
	expect(listPriced(products.slice(0, 2), 2, "en")).toBe("a (R$ 1.00) and b (R$ 1.00)");
});
