import { expect, test } from "vitest";
import { confidenceOf, GOOD, rank } from "#app/domain/agents/retrieval/confidence.ts";
import type { Found } from "#app/domain/agents/retrieval/knowledge-index.ts";

const word = (rarity: number, covers: number, isKnown = true) => ({
	word: "x",
	rarity,
	isAsked: true,
	isKnown,
	covers,
	isInTitle: covers > 0,
});
const found = (entryId: string, score: number, heard: Found["heard"], titleShare = 0): Found => ({
	passage: { entryId, title: entryId, text: entryId },
	score,
	coverage: 0.5,
	titleShare,
	heard,
});

test("all of a question in a passage that is far ahead is sure, half of it beside another one is not", () => {
	const sure = [found("a", 9, [word(3, 1), word(2, 1)], 1), found("b", 2, [word(3, 0)])];
	expect(confidenceOf(sure)).toBeGreaterThan(GOOD);
	const unsure = [found("a", 3, [word(3, 1), word(4, 0, false)]), found("b", 2.9, [word(3, 1)])];
	expect(confidenceOf(unsure)).toBeLessThan(GOOD);
	expect(confidenceOf([])).toBe(0);
});

test("only the best can be an answer, and a word that nobody knows is told", () => {
	const [best, second] = rank([
		found("a", 9, [word(3, 1), word(4, 0, false)], 1),
		found("b", 8.9, [word(3, 1)]),
	]);
	expect(best?.isStrange).toBe(true);
	expect(second?.isStrange).toBe(false);
	expect(second?.share).toBeLessThan(GOOD);
});
