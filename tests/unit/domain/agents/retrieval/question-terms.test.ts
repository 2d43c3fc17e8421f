import { expect, test } from "vitest";
import { listTerms } from "#app/domain/agents/retrieval/question-terms.ts";
import { arrangeWords } from "#app/domain/agents/retrieval/vocabulary.ts";
import { SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";

const KNOWN = {
	...arrangeWords(new Set(["chocolate", "quarto"])),
	stems: new Set(["chocolat", "quart"]),
	askedRarity: () => undefined,
};
const read = (text: string, weight = 1) => listTerms([{ text, weight }], SHIPPED_SYNONYMS, KNOWN);

test("phrases and words that tell are terms, a slip is the word that was meant", () => {
	expect(read("quanto custa o chocolatte?").map(({ word }) => word)).toEqual([
		"quanto custa",
		"chocolate",
	]);
	expect(read("vocês têm isso aí?")).toEqual([]);
});

test("a synonym matches less than the word, and a story is not what is asked", () => {
	const [price] = read("preço");
	expect(price?.matches.get(price.key)).toBe(1);
	expect(price?.matches.get("valor")).toBeLessThan(1);
	expect(read("chocolate", 0.25)[0]?.isAsked).toBe(false);
});

test("a word that exists may still be a slip of one that the base has, less likely so", () => {
	const [term] = read("quatro");
	expect(term?.word).toBe("quatro");
	expect(term?.matches.get("quart")).toBeGreaterThan(0.3);
	expect(term?.matches.get("quart")).toBeLessThan(0.7);
});

test("what is asked for is the first word behind what asks that tells", () => {
	const focus = read("no chalé tem banheira grande?").filter(({ isFocus }) => isFocus);
	expect(focus.map(({ word }) => word)).toEqual(["chale", "banheira"]);
});
