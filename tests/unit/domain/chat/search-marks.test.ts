import fc from "fast-check";
import { expect, test } from "vitest";
import { cutAround, markFound } from "#app/domain/chat/search-marks.ts";
import { parseQuery } from "#app/domain/inbox/search-words.ts";

const found = (text: string, q: string) =>
	markFound(text, parseQuery(q))
		.filter((part) => part.isFound)
		.map((part) => part.text);

test.each([
	["A promoção de São João", "promocao joao", ["promoção", "João"]],
	["A promoção de São João", "PROMO", ["promo"]],
	["compromisso", "promo", []],
	["cafe\u0301 e café", "café", ["cafe\u0301", "café"]],
	["cafe\u0301zinho", "cafe", ["cafe\u0301"]],
	["Pedido #123, entregue", "123 ent", ["123", "ent"]],
	["مرحبا بكم", "مرحبا", ["مرحبا"]],
	["nada disso", "", []],
	["<b>oi</b>", "<b>", ["b", "b"]],
])("in %j the words %j are marked", (text, q, expected) => {
	expect(found(text, q)).toEqual(expected);
});

test("the pieces of a marked text are the text, whatever was written and sought", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, q) => {
			const parts = markFound(text, parseQuery(q));
			expect(parts.map((part) => part.text).join("")).toBe(text);
		}),
	);
});

test("a long text is cut so that the first word found stays in view", () => {
	const text = `${"palavra ".repeat(40)}garantia do produto`;
	const cut = cutAround(text, parseQuery("garantia"), 24);
	expect(cut).toMatch(/^…(?:palavra ){1,3}garantia do produto$/u);
	expect(cutAround("curto e com garantia", parseQuery("garantia"), 24)).toBe(
		"curto e com garantia",
	);
	expect(cutAround("sem\nnada", parseQuery("garantia"), 2)).toBe("sem nada");
});
