import { expect, test } from "vitest";
import { isEveryday } from "#app/domain/agents/retrieval/everyday-words.ts";

test.each(["sogra", "cansada", "falei", "aniversario", "friends"])("%s is told", (word) => {
	expect(isEveryday(word)).toBe(true);
});

test.each(["franquia", "mosquiteiro", "calorias", "drone"])(
	"%s may be what is asked for",
	(word) => {
		expect(isEveryday(word)).toBe(false);
	},
);
