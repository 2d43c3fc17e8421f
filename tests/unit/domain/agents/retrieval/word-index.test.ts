import { expect, test } from "vitest";
import { stemOf } from "#app/domain/agents/retrieval/stems.ts";
import { WordIndex } from "#app/domain/agents/retrieval/word-index.ts";

const index = new WordIndex();
index.add(["bolo"], ["bolo", "chocolate", "@price"]);
index.add(["pao"], ["bolo", "trigo"]);
index.add(["suco"], ["laranja"]);
const term = (...matches: [string, number][]) => ({
	word: matches[0]?.[0] ?? "",
	key: matches[0]?.[0] ?? "",
	weight: 1,
	quality: 1,
	isAsked: true,
	isFocus: false,
	isSoft: false,
	isEveryday: false,
	matches: new Map(matches),
});

test("a word in a title counts more than one in a text, and covers more", () => {
	const hits = index.hitsOf(term(["bolo", 1]));
	expect([...hits.keys()]).toEqual([0, 1]);
	expect(hits.get(0)?.score).toBeGreaterThan(hits.get(1)?.score ?? 9);
	expect([hits.get(0)?.covers, hits.get(0)?.isInTitle]).toEqual([1, true]);
	expect(hits.get(1)?.covers).toBeLessThan(1);
});

test("the best of a word's matches counts, and a price answers what asks for one", () => {
	expect(index.hitsOf(term(["massa", 1], ["bolo", 0.75])).get(0)?.covers).toBe(0.75);
	expect([...index.hitsOf(term([stemOf("preco"), 1])).keys()]).toEqual([0]);
	expect(index.hitsOf(term(["girafa", 1])).size).toBe(0);
});

test("what fewer passages have is rarer, and a title's share counts by it", () => {
	expect(index.rarity(1)).toBeGreaterThan(index.rarity(2));
	expect(index.rarityOf(term(["laranja", 1]), 1)).toBeGreaterThan(
		index.rarityOf(term(["bolo", 1]), 2),
	);
	expect(index.shareOfTitle(0, new Set(["bolo"]))).toBe(1);
	expect(index.shareOfTitle(1, new Set(["bolo"]))).toBe(0);
	expect(index.has("bolo")).toBe(true);
});
