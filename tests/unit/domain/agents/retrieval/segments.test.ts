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

test("in one breath the story ends where something is asked", () => {
	const [asked] = readQuestions(
		"oi então minha filha faz anos sábado e a gente vai descer a serra queria saber se vocês fatiam o pão na hora",
	);
	expect(asked?.[0]?.text).toBe("queria saber se vocês fatiam o pão na hora");
	expect(asked?.[1]?.weight).toBeLessThan(0.5);
});

test("a question that names nothing is about what was told right before it", () => {
	const [asked] = readQuestions("Boa tarde! Meu forno queimou. Vocês arrumam?");
	expect(asked?.map(({ text }) => text)).toEqual([
		"Vocês arrumam?",
		"Meu forno queimou.",
		"Boa tarde!",
	]);
	expect(asked?.[1]?.weight).toBeGreaterThan(asked?.[2]?.weight ?? 1);
});
