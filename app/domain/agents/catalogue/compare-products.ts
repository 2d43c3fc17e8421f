// Questions about several products: the cheapest, those up to a price, how many, which.
import {
	answer,
	type Asking,
	type CatalogueAnswer,
	fitting,
	MAX_LISTED,
	MAX_OFFERED,
	nameWith,
} from "./asking.ts";
import type { Product } from "./catalogue.ts";
import { variantsOf } from "./criteria.ts";
import { availabilityOf, listPriced, lowestOf } from "./facts.ts";
import { WORDS, writePrice } from "./words.ts";

export function compare(
	products: readonly Product[],
	which: "cheapest" | "dearest",
	{ question, language }: Asking,
): CatalogueAnswer | null {
	const priced = fitting(products, question).flatMap((product) => {
		const price = lowestOf(product);
		const isGone = availabilityOf(product.variants, false) === "no";
		return price === null || isGone ? [] : [{ product, price }];
	});
	const cents = priced.map(({ price }) => price.cents);
	const wanted = which === "cheapest" ? Math.min(...cents) : Math.max(...cents);
	const best = priced.filter(({ price }) => price.cents === wanted).slice(0, MAX_OFFERED);
	const [first] = best;
	if (!first) return null;
	const names = WORDS[language].and(best.map(({ product }) => product.name));
	const text = WORDS[language][which](names, writePrice(first.price, language));
	return answer(
		text,
		best.map(({ product }) => product),
	);
}

export function listUpTo(
	products: readonly Product[],
	{ question, language }: Asking,
): CatalogueAnswer | null {
	const priced = fitting(products, question)
		.flatMap((product) => {
			const price = lowestOf(product);
			const isGone = availabilityOf(product.variants, false) === "no";
			return price === null || isGone ? [] : [{ product, price }];
		})
		.toSorted((one, other) => one.price.cents - other.price.cents);
	const [cheapest] = priced;
	if (!cheapest || question.limitCents === null) return null;
	const words = WORDS[language];
	const { currency } = cheapest.price;
	const limit = writePrice(
		{ cents: question.limitCents, isFrom: false, currency, unit: null },
		language,
	);
	const found = priced
		.filter(({ price }) => price.cents <= (question.limitCents ?? 0))
		.map(({ product }) => product);
	if (found.length > 0)
		return answer(words.upTo(limit, listPriced(found, MAX_LISTED, language)), found);
	const { product, price } = cheapest;
	return answer(words.nothingUpTo(limit, product.name, writePrice(price, language)), [product]);
}

/** How many kinds there are; of one product how many are in stock, where that is counted. */
export function count(all: readonly Product[], asking: Asking): CatalogueAnswer | null {
	const { question, language } = asking;
	const products = fitting(all, question);
	const [only] = products;
	if (!only) return null;
	if (products.length > 1) {
		const names = products.slice(0, MAX_LISTED).map(({ name }) => name);
		const left = products.length - names.length;
		const items =
			left > 0 ? `${names.join(", ")} ${WORDS[language].more(left)}` : WORDS[language].and(names);
		return answer(WORDS[language].kinds(products.length, items), products);
	}
	const stocks = variantsOf(only, question.size, question.colour).map(({ stock }) => stock);
	if (!stocks.every((stock) => stock?.kind === "count" || stock?.kind === "no")) return null;
	const sum = stocks.reduce(
		(total, stock) => total + (stock?.kind === "count" ? stock.count : 0),
		0,
	);
	return answer(WORDS[language].count(nameWith(only, asking), sum), [only]);
}

export function listAll(
	products: readonly Product[],
	{ question, language }: Asking,
): CatalogueAnswer | null {
	const found = fitting(products, question).filter(
		({ variants }) => availabilityOf(variants, false) !== "no",
	);
	if (found.length === 0) return null;
	return answer(WORDS[language].have(listPriced(found, MAX_LISTED, language)), found);
}
