import { expect, test } from "vitest";
import { GOOD, rank } from "#app/domain/agents/retrieval/confidence.ts";
import type { Found, Heard } from "#app/domain/agents/retrieval/knowledge-index.ts";

const word = (rarity: number, covers: number, holders = 1): Heard => ({
	word: "x",
	key: "x",
	weight: 1,
	quality: 1,
	isAsked: true,
	isFocus: false,
	isSoft: false,
	isEveryday: false,
	rarity,
	holders,
	covers,
	isInTitle: covers > 0,
});
const found = (entryId: string, score: number, heard: Heard[], titleShare = 0): Found => ({
	passage: { entryId, title: entryId, text: entryId },
	score,
	topic: 0,
	titleShare,
	pairs: titleShare,
	signs: { has: 0, lacks: 0 },
	heard,
});
const ask = (...all: Found[]) => rank({ found: all, topic: 0, maxRarity: 4 });

test("all of a question in a passage that is far ahead is sure, half of it beside another one is not", () => {
	const sure = ask(found("a", 9, [word(4, 1), word(4, 1)], 1), found("b", 2, [word(4, 0)]));
	expect(sure[0]?.share).toBeGreaterThan(GOOD);
	const half = [word(3, 1), word(4, 0, 0)];
	const unsure = ask(found("a", 3, half), found("b", 2.9, half));
	expect(unsure[0]?.share).toBeLessThan(GOOD);
	expect(ask()).toEqual([]);
});

test("only the best can be an answer, whatever came first, and a word that nobody knows is told", () => {
	const [best, second] = ask(
		found("b", 2, [word(3, 1)]),
		found("a", 9, [word(3, 1), word(4, 0, 0)], 1),
	);
	expect([best?.entryId, best?.isStrange, best?.matched]).toEqual(["a", true, ["x"]]);
	expect(second?.isStrange).toBe(false);
	expect(second?.share).toBeLessThan(best?.share ?? 0);
	expect(second?.share).toBeLessThan(GOOD);
});

test("another passage of the same entry is none to be ahead of", () => {
	const words = [word(4, 1), word(4, 1)];
	const [alone] = ask(found("a", 9, words, 1), found("b", 2, [word(4, 0)]));
	const [best, same] = ask(
		found("a", 9, words, 1),
		found("a", 8.9, words, 1),
		found("b", 2, [word(4, 0)]),
	);
	expect(best?.share).toBeCloseTo(alone?.share ?? 0);
	expect(same?.entryId).toBe("a");
});
