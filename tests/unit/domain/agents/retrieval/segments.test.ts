import { expect, test } from "vitest";
import { listSentences, readQuestions } from "#app/domain/agents/retrieval/segments.ts";

test("sentences end at their marks, prices do not", () => {
	expect(listSentences("Vi a jaqueta. Custa R$ 1.200 mesmo? Obrigada!")).toEqual([
		"Vi a jaqueta.",
		"Custa R$ 1.200 mesmo?",
		"Obrigada!",
	]);
});

test("where only a price is asked for, the story tells of what", () => {
	const [bare] = readQuestions("Vi no Instagram a jaqueta jeans. Qual o valor?");
	const [full] = readQuestions("Vi no Instagram umas fotos. Qual o valor da jaqueta jeans?");
	expect(bare?.[1]?.weight).toBeGreaterThan(full?.[1]?.weight ?? 1);
	expect(readQuestions("cancelar pedido")).toEqual([[{ text: "cancelar pedido", weight: 1 }]]);
});
