import { expect, test } from "vitest";
import { findProducts, isNameOf } from "#app/domain/agents/catalogue/find-products.ts";
import { BAKERY, CLOTHES } from "#tests/support/catalogues.ts";

const find = (text: string, catalogue = CLOTHES) => {
	const named = findProducts(catalogue, [{ text, weight: 1 }]);
	return named.kind === "products" ? named.products.map(({ name }) => name) : named.kind;
};

test("products are found by every word that is said, with slips and sounds forgiven", () => {
	expect(find("camiseta lisa")).toEqual(["Camiseta lisa"]);
	expect(find("camizeta estanpada")).toEqual(["Camiseta estampada"]);
	expect(find("jeans")).toEqual(["Calça jeans skinny", "Jaqueta jeans"]);
	expect(find("vestidos")).toEqual(["Vestido midi"]);
});

test("a name that was said in full is meant rather than a longer one", () => {
	expect(find("bolo de cenoura", BAKERY)).toEqual(["Bolo de cenoura"]);
	expect(find("bolo de cenoura com chocolate", BAKERY)).toEqual(["Bolo de cenoura com chocolate"]);
});

test("a word that no product has makes it unknown, also one that looks like nothing", () => {
	for (const text of ["camiseta flamengo", "bermuda", "calcinha", "jaqueta lisa", "disco jeans"])
		expect(find(text), text).toBe("unknown");
	expect(find("")).toBe("none");
	expect(find("a de")).toBe("none");
});

test("the words of names and categories are known", () => {
	expect(["camiseta", "acessorios", "gravata"].map((word) => isNameOf(CLOTHES, word))).toEqual([
		true,
		true,
		false,
	]);
});

test("two thousand products are searched in good time", () => {
	const products = Array.from({ length: 2_000 }, (_, at) => ({
		name: `Peça modelo ${at}`,
		category: "Peças",
		link: "",
		variants: [],
		lines: [],
		details: [],
	}));
	const catalogue = { products, has: new Set(["name" as const]) };
	expect(find("peça modelo 1321", catalogue)).toEqual(["Peça modelo 1321"]);
	const started = Date.now();
	for (let at = 0; at < 10; at += 1) find(`peça modelo ${at}`, catalogue);
	expect(Date.now() - started).toBeLessThan(5_000);
});
