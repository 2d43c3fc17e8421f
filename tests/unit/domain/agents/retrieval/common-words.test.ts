import { expect, test } from "vitest";
import { KNOWN_WORDS, SOFT_WORDS, STOP_WORDS } from "#app/domain/agents/retrieval/common-words.ts";

test("common words are folded, and what names a thing is none of those that say nothing", () => {
	for (const word of [...STOP_WORDS, ...SOFT_WORDS, ...KNOWN_WORDS])
		expect(word).toMatch(/^[a-z-]+$/u);
	for (const word of ["frete", "camiseta", "pix", "troca"])
		expect(STOP_WORDS.has(word)).toBe(false);
	expect(KNOWN_WORDS.has("caro")).toBe(true);
});
