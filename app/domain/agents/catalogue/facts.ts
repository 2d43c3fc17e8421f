// What the rows of products say: prices, whether they are there, and how they compare.
import type { AgentLanguage } from "../agent.ts";
import type { Product, Variant } from "./catalogue.ts";
import type { Price } from "./values.ts";
import { WORDS, writePrice } from "./words.ts";

/** Whether something is there: `listed` where the rows say nothing of a stock. */
export type Availability = "yes" | "no" | "listed";

/** A row of several sizes has one stock for all: that one of them is there it does not say. */
const isOfOne = ({ sizes, colours }: Variant): boolean => sizes.length < 2 && colours.length < 2;

/** @param isNarrow somebody asks for one size or colour of them */
export function availabilityOf(variants: readonly Variant[], isNarrow: boolean): Availability {
	const known = variants.filter(({ stock }) => stock !== null);
	if (known.length === variants.length && known.every(({ stock }) => stock?.kind === "no"))
		return "no";
	return known.some((one) => one.stock?.kind !== "no" && (!isNarrow || isOfOne(one)))
		? "yes"
		: "listed";
}

const pricesOf = (variants: readonly Variant[]): Price[] =>
	variants
		.flatMap(({ price }) => (price === null ? [] : [price]))
		.toSorted((one, other) => one.cents - other.cents);

/** The lowest price of what is not sold out; null: none is known. */
export function lowestOf(product: Product): Price | null {
	const there = product.variants.filter(({ stock }) => stock?.kind !== "no");
	return pricesOf(there.length > 0 ? there : product.variants)[0] ?? null;
}

/** "R$ 30,00", "a partir de R$ 30,00"; null where no price is known. */
export function shortPrice(variants: readonly Variant[], language: AgentLanguage): string | null {
	const prices = pricesOf(variants);
	const [low, high] = [prices[0], prices.at(-1)];
	if (!low || !high) return null;
	return writePrice({ ...low, isFrom: low.isFrom || high.cents > low.cents }, language);
}

/** "Nome: R$ 30,00." or "Nome: de R$ 30,00 a R$ 40,00."; null where no price is known. */
export function priceSentence(
	name: string,
	variants: readonly Variant[],
	language: AgentLanguage,
): string | null {
	const prices = pricesOf(variants);
	const [low, high] = [prices[0], prices.at(-1)];
	if (!low || !high) return null;
	const words = WORDS[language];
	if (low.cents === high.cents || low.isFrom)
		return words.costs(name, writePrice({ ...low, isFrom: low.isFrom || high.isFrom }, language));
	return words.costsBetween(name, writePrice(low, language), writePrice(high, language));
}

/** "Nome (R$ 30,00)", of at most `limit`, and how many more there are. */
export function listPriced(
	products: readonly Product[],
	limit: number,
	language: AgentLanguage,
): string {
	const words = WORDS[language];
	const items = products.slice(0, limit).map(({ name, variants }) => {
		const price = shortPrice(variants, language);
		return price === null ? name : `${name} (${price})`;
	});
	const left = products.length - items.length;
	return left > 0 ? `${items.join(", ")} ${words.more(left)}` : words.and(items);
}
