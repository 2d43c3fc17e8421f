// What stands in the cells of a catalogue: prices, stock, lists of sizes and colours.
import { fold } from "../../fold.ts";
import { amountOf } from "../written-numbers.ts";

export interface Price {
	cents: number;
	/** "a partir de", or the lower end of a span. */
	isFrom: boolean;
	/** "R$", "US$", "€". */
	currency: string;
	/** "kg", "un": what it is the price of; null for a piece. */
	unit: string | null;
}

const MAX_CELL = 200;
const AMOUNT = /\d[\d.,]*/g;
const FROM = /\b(?:a partir|desde|from|starting|de r\$)/;
const CURRENCY = /R\$|US\$|€|£|\$/;
/** The words of a unit, its name first. */
const UNITS = [
	["quilo", "quilos", "kg", "kilo"],
	["unidade", "unidades", "un", "unit", "unidad"],
	["cento", "centos"],
	["duzia", "duzias", "dozen", "docena"],
	["metro", "metros", "m"],
	["m2"],
	["litro", "litros", "l"],
	["fatia", "fatias"],
	["pacote", "pacotes"],
	["par", "pares"],
	["caixa", "caixas"],
	["hora", "horas"],
	["pessoa", "pessoas"],
];
const UNIT_NAMES = new Map(UNITS.flatMap((words) => words.map((word) => [word, words[0] ?? word])));
const UNIT = /(?:\/|\b(?:por|cada|per|o|a|el|la)\b)\s?([a-z]{1,8}2?)\b/;

/** The unit that a folded word names: "kg" is "quilo"; null for other words, and for single letters. */
export const unitOf = (word: string): string | null =>
	word.length < 2 ? null : (UNIT_NAMES.get(word) ?? null);

/** Whether something is sold by this unit, named as `unitOf` does. */
export const isOfUnit = (price: Price | null, unit: string | null): boolean =>
	price !== null && unitOf(price.unit ?? "unidade") === unit;

/** "R$ 1.299,90", "1299.9", "a partir de 30 reais", "12,50 o kg"; null where no price stands ("sob consulta"). */
export function parsePrice(cell: string, currency = "R$"): Price | null {
	const text = cell.slice(0, MAX_CELL);
	const folded = fold(text);
	const amounts = (text.match(AMOUNT) ?? []).map(amountOf);
	const [first] = amounts;
	if (first === undefined || !Number.isFinite(first))
		return /^(?:gratis|gratuito|free|cortesia)$/.test(folded.trim())
			? { cents: 0, isFrom: false, currency, unit: null }
			: null;
	const isSpan = amounts.length > 1 && /\d\s?(?:-|–|a|ate|to|hasta)\s?(?:r?\$\s?)?\d/.test(folded);
	return {
		cents: Math.round((isSpan ? Math.min(...amounts) : first) * 100),
		isFrom: isSpan || FROM.test(folded),
		currency: text.match(CURRENCY)?.[0] ?? currency,
		unit: unitIn(folded),
	};
}

/** The unit behind "por" or a slash, as it is written. */
function unitIn(folded: string): string | null {
	const written = folded.match(UNIT)?.[1] ?? "";
	return UNIT_NAMES.has(written) ? written : null;
}

export type Stock = { kind: "count"; count: number } | { kind: "yes" } | { kind: "no" };

const NONE =
	/^(?:nao|n|no|false|falso|0|esgotad[oa]s?|indisponivel|em falta|acabou|zerado|sold out|out of stock|unavailable|agotad[oa]s?|sin stock|nao tem|sem estoque)$/;
const SOME =
	/^(?:sim|s|si|yes|y|true|verdadeiro|x|ok|tem|disponivel|em estoque|pronta entrega|in stock|available|disponible|en stock)$/;

/** "sim", "12 un", "esgotado"; null where a cell says neither. */
export function parseStock(cell: string): Stock | null {
	const text = fold(cell.slice(0, MAX_CELL)).trim();
	if (NONE.test(text)) return { kind: "no" };
	if (SOME.test(text)) return { kind: "yes" };
	const count =
		/^(-?\d{1,9})(?:[.,]0+)?\s?(?:un|und|unid|unidades?|pecas?|pcs|pares?|kg)?\.?$/.exec(text)?.[1];
	if (count === undefined) return null;
	return Number(count) > 0 ? { kind: "count", count: Number(count) } : { kind: "no" };
}

const MAX_ITEMS = 60;
const LETTERS = ["pp", "p", "m", "g", "gg", "xg", "xgg"];

/** "P, M e G", "36/37/38", "36 ao 40", "P ao GG": each of them. */
export function parseList(cell: string): string[] {
	const text = cell.slice(0, MAX_CELL).trim();
	const span = /^(\d{1,3})\s?(?:ao?|ate|até|to|-|–)\s?(\d{1,3})$/i.exec(text);
	if (span) {
		const [from, to] = [Number(span[1]), Number(span[2])];
		if (to > from && to - from < MAX_ITEMS)
			return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
	}
	const letters = /^([pmgx]{1,3})\s?(?:ao?|até|ate)\s?([pmgx]{1,3})$/i.exec(text);
	if (letters) {
		const [from, to] = letters.slice(1).map((one) => LETTERS.indexOf(one.toLowerCase()));
		if (from !== undefined && to !== undefined && from >= 0 && to > from)
			return LETTERS.slice(from, to + 1).map((one) => one.toUpperCase());
	}
	return text
		.split(/[,;|\n]|\/(?!\d\d?["”])|\s(?:e|and|y|ou|or|o)\s/i)
		.map((one) => one.trim())
		.filter((one) => one !== "" && one !== "-")
		.slice(0, MAX_ITEMS);
}
