import { expect, test } from "vitest";
import { answerCourtesy } from "#app/domain/agents/courtesy-words.ts";
import { AGENT_LANGUAGES } from "#app/domain/agents/agent.ts";
import { answerShortly, isSmallWord, sayUnreadable } from "#app/domain/agents/small-words.ts";

test("what the agent cannot read it says twice in a row, in other words, and then no more", () => {
	const first = sayUnreadable(true, "pt") ?? "";
	expect(first).toContain("áudios");
	expect(sayUnreadable(false, "en")).toContain("pictures");
	const second = sayUnreadable(true, "pt", [first]) ?? "";
	expect(second).toContain("também não consigo ouvir");
	expect(sayUnreadable(true, "pt", [first, second])).toBeNull();
	expect(sayUnreadable(true, "pt", [first, "Rua A, 1."]), "another run").toBe(second);
	expect(sayUnreadable(true, "pt", [first, second, "Rua A, 1."])).toBe(first);
	expect(sayUnreadable(false, "pt", [first])).toContain("arquivos e imagens");
});

test("what answers no question is known as such, in each language", () => {
	for (const language of AGENT_LANGUAGES)
		for (const text of [
			answerCourtesy("thanks", language, ["Rua A, 1."]),
			answerShortly("done", language),
			answerShortly("go_on", language),
			sayUnreadable(true, language),
		])
			expect(isSmallWord(text ?? "")).toBe(true);
	expect(isSmallWord("Rua A, 1.")).toBe(false);
});
