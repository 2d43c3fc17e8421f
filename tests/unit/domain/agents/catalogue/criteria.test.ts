import { expect, test } from "vitest";
import {
	isColourWord,
	isOneSize,
	listColours,
	listSizes,
	sizeKey,
	takeColours,
	takeSize,
	variantsOf,
} from "#app/domain/agents/catalogue/criteria.ts";
import { fold } from "#app/domain/fold.ts";
import { BAKERY, CLOTHES } from "#tests/support/catalogues.ts";

const sizeIn = (text: string): string | null => takeSize(fold(text), text, CLOTHES).size;
const never = () => false;

test.each([
	["tem no M?", "m"],
	["camiseta M", "m"],
	["camiseta tamanho gg", "gg"],
	["calça 38", "38"],
	["calça número 50", "50"],
	["tem no 46?", "46"],
	["vende pra mim?", null],
	["manda p mim", null],
	["tem calça?", null],
])("in %j the size is %s", (text, size) => {
	expect(sizeIn(text)).toBe(size);
});

test("a size is taken out of the text, and only there", () => {
	expect(takeSize("tem camiseta m?", "Tem camiseta M?", CLOTHES).rest).toBe("tem camiseta ?");
	expect(sizeKey("Nº 38")).toBe(sizeKey("38"));
	expect([isOneSize("Único"), isOneSize("U"), isOneSize("M")]).toEqual([true, true, false]);
});

test("colours are known in three languages, mistyped, and by the catalogue's own words", () => {
	const colourIn = (text: string) =>
		takeColours(text.split(" "), CLOTHES, never, never).colour?.concepts ?? null;
	expect(colourIn("camiseta preta")).toEqual(["preto"]);
	expect(colourIn("camiseta black")).toEqual(["preto"]);
	expect(colourIn("boné vermelo")).toEqual(["vermelho"]);
	expect(colourIn("azul marinho")).toEqual(["azul", "mar"]);
	expect(colourIn("lisa")).toBeNull();
	expect(isColourWord("negra")).toBe(true);
	// Where nobody lists colours, orange is a juice.
	expect(takeColours(["suco", "laranja"], BAKERY, never, never)).toEqual({
		rest: ["suco", "laranja"],
		colour: null,
	});
});

test("rows that have a size and a colour are found, also within a span", () => {
	const [shirt] = CLOTHES.products;
	const socks = CLOTHES.products.at(-1);
	if (!shirt || !socks) throw new Error("no products");
	expect(listSizes(shirt)).toEqual(["P", "M", "G", "GG"]);
	expect(listColours(shirt)).toEqual(["Preto", "Branco", "Azul marinho"]);
	expect(variantsOf(shirt, "gg", { written: "azul", concepts: ["azul"] })).toHaveLength(1);
	expect(variantsOf(shirt, "xg", null)).toEqual([]);
	expect(
		["33", "34", "38", "40", "44"].map((size) => variantsOf(socks, size, null).length),
	).toEqual([0, 1, 1, 1, 0]);
});
