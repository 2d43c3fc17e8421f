// Questions about one product: its price, whether it is there, its sizes and colours, what else its row says.
import {
	answer,
	type Asking,
	type CatalogueAnswer,
	fitting,
	MAX_OFFERED,
	nameWith,
} from "./asking.ts";
import { listAll } from "./compare-products.ts";
import type { Product } from "./catalogue.ts";
import { isOneSize, listColours, listSizes, variantsOf } from "./criteria.ts";
import { availabilityOf, priceSentence, shortPrice } from "./facts.ts";
import type { Named } from "./find-products.ts";
import { isOfUnit } from "./values.ts";
import { WORDS } from "./words.ts";

/** What is asked of the products that were named: of one its facts, of several which one is meant. */
export function tell(
	named: Extract<Named, { kind: "products" }>,
	asking: Asking,
): CatalogueAnswer | null {
	const { question, language } = asking;
	const { products } = named;
	const fit = fitting(products, question);
	const [only] = fit.length === 1 ? fit : products.length === 1 ? products : [];
	if (only) return tellOne(only, named.isExact, asking);
	if (
		question.intent === null &&
		question.size === null &&
		question.colour === null &&
		!named.isExact
	)
		return null;
	// Of a size or a colour that no row of theirs speaks of nothing is known.
	if (question.size !== null && !products.some((product) => listSizes(product).length > 0))
		return null;
	if (question.colour !== null && !products.some((one) => listColours(one).length > 0)) return null;
	const choice = fit.length > 0 ? fit : products;
	if (question.intent === "stock" && fit.length > 0) return listAll(products, asking);
	return {
		kind: "which",
		text: WORDS[language].which(
			WORDS[language].and(choice.slice(0, MAX_OFFERED).map(({ name }) => name)),
		),
		names: choice.slice(0, MAX_OFFERED).map(({ name }) => name),
	};
}

function tellOne(product: Product, isExact: boolean, asking: Asking): CatalogueAnswer | null {
	const { question, language } = asking;
	const words = WORDS[language];
	const say = (text: string | null) => (text === null ? null : answer(text, [product]));
	const sizes = listSizes(product);
	const colours = listColours(product);
	const missing = tellMissing(product, asking);
	if (missing !== undefined) return say(missing);
	const variants = variantsOf(product, question.size, question.colour);
	const name = nameWith(product, asking);
	// A piece's price is not that of a kilo.
	if (question.unit !== null && !variants.every(({ price }) => isOfUnit(price, question.unit)))
		return null;
	switch (question.intent) {
		case "price":
			return say(priceSentence(name, variants, language));
		case "sizes":
			return say(sizes.length === 0 ? null : words.sizes(product.name, words.and(sizes)));
		case "colours":
			return say(colours.length === 0 ? null : words.colours(product.name, words.and(colours)));
		case "link":
			return say(product.link === "" ? null : words.link(product.name, product.link));
		case "detail": {
			const value = product.details.find(([column]) => column === question.detail)?.[1];
			return say(
				value === undefined ? null : words.detail(product.name, question.detail ?? "", value),
			);
		}
		case "stock":
			return say(tellStock(product, asking));
		case null:
			// Only a name, and all of it: what there is to say of it.
			if (!isExact && question.size === null && question.colour === null) return null;
			return say(tellStock(product, asking));
		case "cheapest":
		case "dearest":
		case "upTo":
		case "count":
		case "list":
			return null;
	}
}

/** A size or colour that the product does not have; null: its rows say nothing of it; undefined: it has it. */
function tellMissing(product: Product, { question, language }: Asking): string | null | undefined {
	const { size, colour } = question;
	if (variantsOf(product, size, colour).length > 0) return undefined;
	const words = WORDS[language];
	const [sizes, colours] = [listSizes(product), listColours(product)];
	if (size !== null && sizes.length === 0) return null;
	if (colour !== null && colours.length === 0) return null;
	if (size !== null && sizes.every(isOneSize)) return words.oneSize(product.name);
	const what = words.sizeAndColour(size?.toUpperCase() ?? null, colour?.written ?? null);
	const others = [
		...(size === null ? [] : [words.sizes(product.name, words.and(sizes))]),
		...(colour === null ? [] : [words.colours(product.name, words.and(colours))]),
	];
	return [words.notIn(product.name, what), ...others].join(" ");
}

function tellStock(product: Product, asking: Asking): string {
	const { question, language } = asking;
	const words = WORDS[language];
	const variants = variantsOf(product, question.size, question.colour);
	const isNarrow = question.size !== null || question.colour !== null;
	const name = nameWith(product, asking);
	const price = shortPrice(variants, language);
	const availability = availabilityOf(variants, isNarrow);
	if (availability === "no") return words.soldOut(name);
	return availability === "yes" ? words.inStock(name, price) : words.listed(name, price);
}
