import fc from "fast-check";
import { expect, test } from "vitest";
import { hasAllWords, listWords, parseQuery } from "#app/domain/inbox/search-words.ts";

test("words are accent-blind, in lower case, without punctuation", () => {
	expect(listWords("Olá, CONCEIÇÃO! nº 38-b")).toEqual(["ola", "conceicao", "nº", "38", "b"]);
	expect(listWords("🎉 ... ")).toEqual([]);
});

test("a query is its words, each once, at most eight", () => {
	expect(parseQuery("  Preço preco PREÇO  ")).toEqual(["preco"]);
	expect(parseQuery("a b c d e f g h i j")).toHaveLength(8);
	expect(parseQuery('"*()^:"')).toEqual([]);
});

test("F19 what is FTS syntax elsewhere is only letters here", () => {
	expect(parseQuery('preco" OR text:* NOT (x) NEAR(a b)')).toEqual([
		"preco",
		"or",
		"text",
		"not",
		"x",
		"near",
		"a",
		"b",
	]);
});

test("every word asked for has to begin a word of the text", () => {
	const text = "Amanhã entrego a encomenda da Conceição";
	expect(hasAllWords(text, parseQuery("amanha ENCO"))).toBe(true);
	expect(hasAllWords(text, parseQuery("comenda"))).toBe(false);
	expect(hasAllWords(text, parseQuery("amanhã hoje"))).toBe(false);
});

test("every text is found by the beginning of any of its words", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "grapheme", maxLength: 80 }),
			fc.nat(),
			fc.nat(),
			(text, a, b) => {
				const words = listWords(text);
				const word = words[a % Math.max(1, words.length)];
				if (word === undefined) return;
				const beginning = word.slice(0, 1 + (b % word.length)).toWellFormed();
				expect(hasAllWords(text, [beginning]) || beginning.includes("\uFFFD")).toBe(true);
			},
		),
	);
});
