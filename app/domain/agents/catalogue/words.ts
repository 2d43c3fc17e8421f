// Short sentences of facts from a catalogue's rows, in the customer's language.
import type { AgentLanguage } from "../agent.ts";
import type { Price } from "./values.ts";

/** "R$ 1.299,90", in English "R$ 1,299.90"; "por kg" where it is of a unit. */
export function writePrice(
	{ cents, isFrom, currency, unit }: Price,
	language: AgentLanguage,
): string {
	const w = WORDS[language];
	if (cents === 0 && !isFrom) return w.free;
	const [thousands, comma] = language === "en" ? [",", "."] : [".", ","];
	let whole = String(Math.floor(cents / 100));
	for (let at = whole.length - 3; at > 0; at -= 3)
		whole = whole.slice(0, at) + thousands + whole.slice(at);
	const amount = `${currency} ${whole}${comma}${String(cents % 100).padStart(2, "0")}`;
	return `${isFrom ? `${w.from} ` : ""}${amount}${unit === null ? "" : ` ${w.per} ${unit}`}`;
}

const list = (items: readonly string[], and: string): string => {
	const last = items.at(-1) ?? "";
	return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${and} ${last}`;
};

/** What the sentences are made of. Names, sizes and colours come as they stand in the rows. */
interface CatalogueWords {
	free: string;
	from: string;
	per: string;
	/** "A, B e C". */
	and(items: readonly string[]): string;
	costs(name: string, price: string): string;
	costsBetween(name: string, low: string, high: string): string;
	/** "tamanho M, cor azul". */
	sizeAndColour(size: string | null, colour: string | null): string;
	inStock(name: string, price: string | null): string;
	soldOut(name: string): string;
	/** It stands in the catalogue, which says nothing of a stock. */
	listed(name: string, price: string | null): string;
	notIn(name: string, what: string): string;
	oneSize(name: string): string;
	sizes(name: string, sizes: string): string;
	colours(name: string, colours: string): string;
	cheapest(names: string, price: string): string;
	dearest(names: string, price: string): string;
	upTo(limit: string, items: string): string;
	nothingUpTo(limit: string, name: string, price: string): string;
	kinds(count: number, items: string): string;
	count(name: string, count: number): string;
	have(items: string): string;
	more(count: number): string;
	link(name: string, link: string): string;
	detail(name: string, column: string, value: string): string;
	which(items: string): string;
}

const priced = (price: string | null): string => (price === null ? "" : ` (${price})`);

export const WORDS: Record<AgentLanguage, CatalogueWords> = {
	pt: {
		free: "grátis",
		from: "a partir de",
		per: "por",
		and: (items) => list(items, "e"),
		costs: (name, price) => `${name}: ${price}.`,
		costsBetween: (name, low, high) => `${name}: de ${low} a ${high}.`,
		sizeAndColour: (size, colour) =>
			[size === null ? "" : `tamanho ${size}`, colour === null ? "" : `cor ${colour}`]
				.filter(Boolean)
				.join(", "),
		inStock: (name, price) => `Sim, temos ${name} em estoque${priced(price)}.`,
		soldOut: (name) => `${name}: esgotado no momento.`,
		listed: (name, price) => `Sim, trabalhamos com ${name}${priced(price)}.`,
		notIn: (name, what) => `${name}: não temos ${what}.`,
		oneSize: (name) => `${name}: tamanho único.`,
		sizes: (name, sizes) => `${name}: tamanhos ${sizes}.`,
		colours: (name, colours) => `${name}: cores ${colours}.`,
		cheapest: (names, price) => `Mais em conta: ${names}, ${price}.`,
		dearest: (names, price) => `Maior preço: ${names}, ${price}.`,
		upTo: (limit, items) => `Até ${limit} temos: ${items}.`,
		nothingUpTo: (limit, name, price) =>
			`Até ${limit} não temos. O menor preço é ${name}, ${price}.`,
		kinds: (count, items) => `Temos ${count}: ${items}.`,
		count: (name, count) => `${name}: ${count} em estoque.`,
		have: (items) => `Temos: ${items}.`,
		more: (count) => `e mais ${count}`,
		link: (name, link) => `${name}: ${link}`,
		detail: (name, column, value) => `${name}: ${column} ${value}.`,
		which: (items) => `Temos mais de uma opção: ${items}. Qual delas?`,
	},
	en: {
		free: "free",
		from: "from",
		per: "per",
		and: (items) => list(items, "and"),
		costs: (name, price) => `${name}: ${price}.`,
		costsBetween: (name, low, high) => `${name}: ${low} to ${high}.`,
		sizeAndColour: (size, colour) =>
			[size === null ? "" : `size ${size}`, colour === null ? "" : `colour ${colour}`]
				.filter(Boolean)
				.join(", "),
		inStock: (name, price) => `Yes, we have ${name} in stock${priced(price)}.`,
		soldOut: (name) => `${name}: sold out at the moment.`,
		listed: (name, price) => `Yes, we sell ${name}${priced(price)}.`,
		notIn: (name, what) => `${name}: not available in ${what}.`,
		oneSize: (name) => `${name}: one size.`,
		sizes: (name, sizes) => `${name}: sizes ${sizes}.`,
		colours: (name, colours) => `${name}: colours ${colours}.`,
		cheapest: (names, price) => `Lowest price: ${names}, ${price}.`,
		dearest: (names, price) => `Highest price: ${names}, ${price}.`,
		upTo: (limit, items) => `Up to ${limit} we have: ${items}.`,
		nothingUpTo: (limit, name, price) =>
			`We have nothing up to ${limit}. The lowest price is ${name}, ${price}.`,
		kinds: (count, items) => `We have ${count}: ${items}.`,
		count: (name, count) => `${name}: ${count} in stock.`,
		have: (items) => `We have: ${items}.`,
		more: (count) => `and ${count} more`,
		link: (name, link) => `${name}: ${link}`,
		detail: (name, column, value) => `${name}: ${column} ${value}.`,
		which: (items) => `We have more than one: ${items}. Which one?`,
	},
	es: {
		free: "gratis",
		from: "desde",
		per: "por",
		and: (items) => list(items, "y"),
		costs: (name, price) => `${name}: ${price}.`,
		costsBetween: (name, low, high) => `${name}: de ${low} a ${high}.`,
		sizeAndColour: (size, colour) =>
			[size === null ? "" : `talla ${size}`, colour === null ? "" : `color ${colour}`]
				.filter(Boolean)
				.join(", "),
		inStock: (name, price) => `Sí, tenemos ${name} en stock${priced(price)}.`,
		soldOut: (name) => `${name}: agotado por el momento.`,
		listed: (name, price) => `Sí, trabajamos con ${name}${priced(price)}.`,
		notIn: (name, what) => `${name}: no tenemos ${what}.`,
		oneSize: (name) => `${name}: talla única.`,
		sizes: (name, sizes) => `${name}: tallas ${sizes}.`,
		colours: (name, colours) => `${name}: colores ${colours}.`,
		cheapest: (names, price) => `El menor precio: ${names}, ${price}.`,
		dearest: (names, price) => `El mayor precio: ${names}, ${price}.`,
		upTo: (limit, items) => `Hasta ${limit} tenemos: ${items}.`,
		nothingUpTo: (limit, name, price) =>
			`Hasta ${limit} no tenemos. El menor precio es ${name}, ${price}.`,
		kinds: (count, items) => `Tenemos ${count}: ${items}.`,
		count: (name, count) => `${name}: ${count} en stock.`,
		have: (items) => `Tenemos: ${items}.`,
		more: (count) => `y ${count} más`,
		link: (name, link) => `${name}: ${link}`,
		detail: (name, column, value) => `${name}: ${column} ${value}.`,
		which: (items) => `Tenemos más de una opción: ${items}. ¿Cuál de ellas?`,
	},
};
