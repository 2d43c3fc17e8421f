import { expect, test } from "vitest";
import {
	askBack,
	hasAskedBack,
	listOffered,
	namedTitle,
	offerAgain,
	sayNotThat,
	wasNotThat,
} from "#app/domain/agents/dialogue/asking-back.ts";

const LONG = `Como funciona a troca de ${"muitas ".repeat(12)}peças`;

test("the first unknown question is asked back, with up to three titles that can be chosen (agents 3.1)", () => {
	expect(askBack("pt", [])).toBe(
		"Desculpe, não encontrei essa informação por aqui. Pode perguntar de outro jeito?",
	);
	const titles = ["Trocas", "Frete", "Trocas", "Pagamento", "Horário"].map((title) => ({ title }));
	const asked = askBack("pt", titles);
	expect(asked.split("\n").slice(1)).toEqual(["1. Trocas", "2. Frete", "3. Pagamento"]);
	expect(listOffered(asked)).toEqual(["Trocas", "Frete", "Pagamento"]);
	expect(LONG.startsWith(listOffered(askBack("pt", [{ title: LONG }]))[0] ?? "-")).toBe(true);
});

test("every text that asks back is known as one, in each language", () => {
	for (const language of ["pt", "en", "es"] as const) {
		expect(hasAskedBack(sayNotThat(language))).toBe(true);
		expect(wasNotThat(sayNotThat(language))).toBe(true);
		const again = offerAgain("not_listed", language, ["Trocas", "Frete"]);
		expect(hasAskedBack(again)).toBe(true);
		expect(wasNotThat(again)).toBe(false);
		expect(listOffered(again)).toEqual(["Trocas", "Frete"]);
		expect(listOffered(offerAgain("unclear", language, ["Trocas"]))).toEqual(["Trocas"]);
	}
	expect(hasAskedBack("Trocas em 30 dias.")).toBe(false);
	expect(listOffered("Temos:\n1. Trocas")).toEqual([]);
});

test("a title is chosen by its words, where one alone has them all", () => {
	const titles = ["Preparo do ultrassom", "Ultrassom: preços", "Ortopedista"];
	expect(namedTitle("o preparo", titles)).toBe("Preparo do ultrassom");
	expect(namedTitle("preço do ultrassom", titles)).toBe("Ultrassom: preços");
	expect(namedTitle("ultrassom", titles)).toBeNull();
	expect(namedTitle("ultrassom do joelho", titles)).toBeNull();
	expect(namedTitle("sim", titles)).toBeNull();
});
