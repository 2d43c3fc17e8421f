import { expect, test } from "vitest";
import { listTerms } from "#app/domain/agents/retrieval/question-terms.ts";
import { SHIPPED_SYNONYMS } from "#app/domain/agents/retrieval/synonyms.ts";

const KNOWN = {
	bySound: new Map([["chocolate", ["chocolate"]]]),
	byLength: new Map([[9, ["chocolate"]]]),
	stems: new Set(["chocolat"]),
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
