import { expect, test } from "vitest";
import { isNameOf } from "#app/domain/agents/catalogue/find-products.ts";
import { readQuestion } from "#app/domain/agents/catalogue/question.ts";
import { CLOTHES } from "#tests/support/catalogues.ts";

const read = (text: string) =>
	readQuestion([{ text, weight: 1 }], CLOTHES, (word) => isNameOf(CLOTHES, word));

test.each([
	["quanto custa a camiseta lisa?", "price", "a camiseta lisa"],
	["qnt eh a calça jogger", "price", "e a calca jogger"],
	["vocês têm boné?", "stock", "bone"],
	["quais os tamanhos do vestido?", "sizes", "os do vestido"],
	["quais cores tem o boné?", "colours", "o bone"],
	["qual a camiseta mais barata", "cheapest", "a camiseta"],
	["what is the most expensive jaqueta", "dearest", "is the jaqueta"],
	["quantos tipos de calça tem?", "count", "de calca"],
	["quais calças vocês têm", "list", "calcas"],
	["link da camiseta lisa", "link", "da camiseta lisa"],
	["camiseta lisa", null, "camiseta lisa"],
])("%j asks for %s of %j", (text, intent, subject) => {
	expect(read(text)).toMatchObject({ intent, subject: [{ text: subject, weight: 1 }] });
});

test.each([
	["camisetas até 55 reais", 5500],
	["camisetas até R$ 1.200,50", 120_050],
	["camisetas por menos de cinquenta reais", 5000],
	["camisetas no máximo 40", 4000],
	["camisetas under $30", 3000],
	["camisetas hasta 30 pesos", 3000],
	["camisetas até amanhã", null],
])("the limit in %j is %s cents", (text, cents) => {
	expect(read(text)?.limitCents ?? null).toBe(cents);
});

test("a size, a colour and a unit are no words of a name", () => {
	expect(read("tem camiseta lisa preta M?")).toMatchObject({
		intent: "stock",
		size: "m",
		colour: { written: "preta", concepts: ["preto"] },
		subject: [{ text: "camiseta lisa", weight: 1 }],
	});
	expect(read("quanto é o quilo?")).toMatchObject({ unit: "quilo" });
});

test("words of every day are no slips of asking ones", () => {
	expect(read("quando chega")?.intent).toBeNull();
	expect(read("tem algo preto")).toMatchObject({ intent: "stock", colour: { written: "preto" } });
	expect(read("qunato custa")?.intent).toBe("price");
});

test("what a shop keeps to itself is no question", () => {
	expect(read("qual o preço de custo da camiseta?")).toBeNull();
	expect(read("qual a margem da camiseta?")).toBeNull();
});
