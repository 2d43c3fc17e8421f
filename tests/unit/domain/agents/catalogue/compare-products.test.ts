import { expect, test } from "vitest";
import {
	compare,
	count,
	listAll,
	listUpTo,
} from "#app/domain/agents/catalogue/compare-products.ts";
import type { CatalogueQuestion } from "#app/domain/agents/catalogue/question.ts";
import { BAKERY, CLOTHES } from "#tests/support/catalogues.ts";

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

test("what is sold out, has no price or not the size is not compared", () => {
	expect(compare(BAKERY.products, "dearest", asking({}, BAKERY))?.text).toBe(
		"Maior preço: Bolo de cenoura com chocolate, R$ 45,00.",
	);
	expect(compare(CLOTHES.products, "cheapest", asking({ size: "gg" }))?.names).toEqual([
		"Camiseta lisa",
	]);
	expect(compare(CLOTHES.products, "cheapest", asking({ size: "99" }))).toBeNull();
});

test("lists are cut, and say how many more there are", () => {
	const all = listAll(CLOTHES.products, asking());
	expect(all?.names).toHaveLength(8);
	expect(all?.text).toMatch(/^Temos: Camiseta lisa \(R\$ 49,90\).* e mais 3\.$/);
	expect(listUpTo(CLOTHES.products, asking({ limitCents: 100 }))?.text).toBe(
		"Até R$ 1,00 não temos. O menor preço é Meia cano alto, R$ 19,90.",
	);
	expect(count(CLOTHES.products, asking())?.text).toMatch(/^Temos 9: .* e mais 4\.$/);
	expect(count([], asking())).toBeNull();
});
