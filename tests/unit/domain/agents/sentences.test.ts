import fc from "fast-check";
import { expect, test } from "vitest";
import { listSentences } from "#app/domain/agents/sentences.ts";

const textsOf = (text: string) => listSentences(text).map((one) => one.text);

test("sentences end at their marks; prices, titles of people and lists end none", () => {
	expect(textsOf("Sim! Custa R$ 1.299,90. Quer ver? Fale com a Dra. Ana.")).toEqual([
		"Sim!",
		"Custa R$ 1.299,90.",
		"Quer ver?",
		"Fale com a Dra. Ana.",
	]);
	expect(textsOf("Temos:\n- P. M. e G.\n2. Frete. Grátis\n\nAté logo")).toEqual([
		"Temos:",
		"- P. M. e G.",
		"2. Frete. Grátis",
		"Até logo",
	]);
	expect(listSentences("Temos:\n1. Frete\nSó isso.").map(({ isListed }) => isListed)).toEqual([
		true,
		true,
		false,
	]);
});

test("joined with what stands between them, sentences are the text", () => {
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom("Sim.", "Não?", "- a. b", "R$ 1.2", "\n", " ", "\n\n", "ok: ", "…")),
			(pieces) => {
				const text = pieces.join("");
				const joined = listSentences(text)
					.map((one) => one.text + one.gap)
					.join("");
				expect(joined).toBe(text);
			},
		),
	);
});
