import { expect, test } from "vitest";
import { indexedWords } from "#app/domain/agents/knowledge-search.ts";

test("the search table keeps each word behind the agent's id", () => {
	const words = indexedWords("a-b", { title: "Preço", text: "Promoção: R$ 10" });
	expect(words).toBe("abpreco abpromocao abr ab10");
});
