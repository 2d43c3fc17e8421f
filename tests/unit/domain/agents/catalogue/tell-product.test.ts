import { expect, test } from "vitest";
import type { CatalogueQuestion } from "#app/domain/agents/catalogue/question.ts";
import { tell } from "#app/domain/agents/catalogue/tell-product.ts";
import { BAKERY, CLOTHES } from "#tests/support/catalogues.ts";

function ask(names: readonly string[], more: Partial<CatalogueQuestion>, catalogue = CLOTHES) {
	const products = catalogue.products.filter(({ name }) => names.includes(name));
	const question = {
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
	};
	return tell(
		{ kind: "products", products, isExact: false },
		{ catalogue, language: "pt", question },
	);
}

test("of one product its facts are told, and what its row does not say is not", () => {
	expect(ask(["Boné trucker"], { intent: "sizes" })?.text).toBe("Boné trucker: tamanhos Único.");
	expect(ask(["Boné trucker"], { intent: "detail", detail: "Tecido" })).toBeNull();
	expect(ask(["Boné trucker"], { intent: "link" })).toBeNull();
	expect(ask(["Coxinha"], { intent: "colours" }, BAKERY)).toBeNull();
	expect(ask(["Coxinha"], { intent: "stock", size: "g" }, BAKERY)).toBeNull();
	// A name that was only half said is no question.
	expect(ask(["Boné trucker"], {})).toBeNull();
});

test("of several the one that has the size is meant; else it is asked back", () => {
	const both = ["Calça jeans skinny", "Calça jogger"];
	expect(ask(both, { intent: "price", size: "38" })?.names).toEqual(["Calça jeans skinny"]);
	expect(ask(both, { intent: "price" })).toMatchObject({ kind: "which", names: both });
	expect(ask(both, { intent: "stock" })?.kind).toBe("answer");
});
