import { expect, test } from "vitest";
import { composeAnswer, guessLanguage } from "#app/domain/agents/knowledge-answer.ts";

const passage = (text: string) => ({ text });

test("each question's passage is said, in their order", () => {
	expect(composeAnswer([passage("Trocas em até 30 dias.")])).toBe("Trocas em até 30 dias.");
	expect(composeAnswer([passage("Rua A, 1."), passage("Das 9h às 18h.")])).toBe(
		"Rua A, 1.\n\nDas 9h às 18h.",
	);
});

test("nothing that answers is no answer", () => {
	expect(composeAnswer([])).toBeNull();
	expect(composeAnswer([passage("  ")])).toBeNull();
});

test("of a question with its answer only the answer is said, and no more than a chat message", () => {
	expect(composeAnswer([passage("Pergunta: Vocês trocam?\nResposta: Sim, em 30 dias.")])).toBe(
		"Sim, em 30 dias.",
	);
	expect(composeAnswer([passage("palavra ".repeat(400))])?.length).toBeLessThanOrEqual(900);
	const two = [passage("palavra ".repeat(400)), passage("letra ".repeat(400))];
	expect(composeAnswer(two)?.length).toBeLessThanOrEqual(902);
});

test("the agent answers in the customer's language where it has it", () => {
	expect(guessLanguage("What are your opening hours?", ["pt", "en"])).toBe("en");
	expect(guessLanguage("¿Cuánto cuesta el envío?", ["pt", "es"])).toBe("es");
	expect(guessLanguage("Vocês têm o tênis?", ["en", "pt"])).toBe("pt");
	expect(guessLanguage("What are your opening hours?", ["pt"])).toBe("pt");
	expect(guessLanguage("38?", ["pt", "en", "es"])).toBe("pt");
});

test("whoever changes language is followed; a word of courtesy changes none", () => {
	const all = ["pt", "en", "es"] as const;
	expect(guessLanguage("is it a bilingual school?\nhola, ¿dónde queda la escuela?", all)).toBe(
		"es",
	);
	expect(guessLanguage("¿qué tarjetas aceptan?\nah, falo português. onde fica a loja?", all)).toBe(
		"pt",
	);
	expect(guessLanguage("do you rent phones?\nok thanks", all)).toBe("en");
	expect(guessLanguage("quanto custa?\nthanks", all)).toBe("pt");
	expect(guessLanguage("hey, good afternoon", all)).toBe("en");
});
