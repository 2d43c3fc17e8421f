import { expect, test } from "vitest";
import { answer, fitting, nameWith } from "#app/domain/agents/catalogue/asking.ts";
import type { CatalogueQuestion } from "#app/domain/agents/catalogue/question.ts";
import { CLOTHES } from "#tests/support/catalogues.ts";

const asking = (more: Partial<CatalogueQuestion> = {}, catalogue = CLOTHES) => ({
	catalogue,
	language: "pt" as const,
	question: {
		intent: null,
		subject: [],
		size: null,
		colour: null,
		limitCents: null,
		unit: null,
		detail: null,
		asksProducts: false,
		isChoice: false,
		asksStock: false,
		...more,
	},
});

test("a name is said with the size and the colour that were asked for", () => {
	const shirt = CLOTHES.products.slice(0, 1);
	const question = asking({ size: "gg", colour: { written: "preta", concepts: ["preto"] } });
	expect(shirt.map((one) => nameWith(one, question))).toEqual([
		"Camiseta lisa, tamanho GG, cor preta",
	]);
	expect(fitting(CLOTHES.products, question.question)).toEqual(shirt);
	expect(answer("x", shirt)).toEqual({ kind: "answer", text: "x", names: ["Camiseta lisa"] });
});
