import { expect, test } from "vitest";
import {
	askBack,
	chosenTitle,
	composeAnswer,
	guessLanguage,
	hasAskedBack,
} from "#app/domain/agents/knowledge-answer.ts";

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

test("the first unknown question is asked back, with up to three titles that can be chosen (agents 3.1)", () => {
	expect(askBack("pt", [])).toBe(
		"Desculpe, não encontrei essa informação por aqui. Pode perguntar de outro jeito?",
	);
	const titles = ["Trocas", "Frete", "Trocas", "Pagamento", "Horário"].map((title) => ({ title }));
	const asked = askBack("pt", titles);
	expect(asked.split("\n").slice(1)).toEqual(["1. Trocas", "2. Frete", "3. Pagamento"]);
	expect(hasAskedBack(asked)).toBe(true);
	expect(hasAskedBack("Trocas em 30 dias.")).toBe(false);
	expect(chosenTitle(asked, "2")).toBe("Frete");
	expect(chosenTitle(asked, "o 3!")).toBe("Pagamento");
	expect(chosenTitle(asked, "quero 2 camisetas")).toBeNull();
	expect(chosenTitle("Custa R$ 2", "2")).toBeNull();
});
