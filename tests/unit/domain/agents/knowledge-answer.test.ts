import { expect, test } from "vitest";
import {
	answerSmallTalk,
	composeAnswer,
	guessLanguage,
	sayUnknown,
} from "#app/domain/agents/knowledge-answer.ts";

const passage = (text: string, share: number) => ({ title: "Trocas", text, share });

test("the best passage that holds half of the question's words is the answer", () => {
	expect(composeAnswer([passage("Trocas em até 30 dias.", 0.5)])).toBe("Trocas em até 30 dias.");
	expect(composeAnswer([passage("Nada a ver.", 0.2), passage("Trocas em 30 dias.", 0.8)])).toBe(
		"Trocas em 30 dias.",
	);
});

test("nothing good enough is no answer", () => {
	expect(composeAnswer([])).toBeNull();
	expect(composeAnswer([passage("Trocas em até 30 dias.", 0.49)])).toBeNull();
});

test("of a question with its answer only the answer is said, and no more than a chat message", () => {
	expect(composeAnswer([passage("Pergunta: Vocês trocam?\nResposta: Sim, em 30 dias.", 1)])).toBe(
		"Sim, em 30 dias.",
	);
	expect(composeAnswer([passage("palavra ".repeat(400), 1)])?.length).toBeLessThanOrEqual(900);
});

test("greetings and thanks are answered; a question behind them is not small talk", () => {
	expect(answerSmallTalk("Olá, tudo bem?", "pt")).toBe("Olá! Como posso ajudar?");
	expect(answerSmallTalk("muito obrigada!!", "pt")).toContain("agradeço");
	expect(answerSmallTalk("oi, vocês trocam?", "pt")).toBeNull();
});

test("the agent answers in the customer's language where it has it", () => {
	expect(guessLanguage("What are your opening hours?", ["pt", "en"])).toBe("en");
	expect(guessLanguage("¿Cuánto cuesta el envío?", ["pt", "es"])).toBe("es");
	expect(guessLanguage("Vocês têm o tênis?", ["en", "pt"])).toBe("pt");
	expect(guessLanguage("What are your opening hours?", ["pt"])).toBe("pt");
	expect(guessLanguage("38?", ["pt", "en", "es"])).toBe("pt");
});

test("what is said when nothing is found depends on whether a person comes", () => {
	expect(sayUnknown("pt", true)).toContain("pessoa da equipe");
	expect(sayUnknown("en", false)).toContain("another way");
});
