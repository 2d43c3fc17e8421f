// Sizes and colours in a question, by those a catalogue has and by those anybody names.
import { fold } from "../../fold.ts";
import { countSlips } from "../retrieval/likeness.ts";
import { stemOf } from "../retrieval/stems.ts";
import { STOP_WORDS } from "../retrieval/common-words.ts";
import type { Catalogue, Product, Variant } from "./catalogue.ts";

/** "10 mm" and "10mm", "Nº 38" and "38" are the same size. */
export const sizeKey = (size: string): string =>
	fold(size).replaceAll(/^n[ºo.]?\s?(?=\d)|\s+/g, "");

/** A size behind the word for it, whether the catalogue has it or not. */
const NAMED_SIZE =
	/\b(?:tamanhos?|tam|numero|numeracao|num|n[º°o]|sizes?|tallas?)\s?(?:e\s|o\s)?([pmgx]{1,4}|\d{1,3}(?:[.,]5)?)(?=[\s?!.,;]|$)/;
/** "no 38", "em G", "in M": a size where the catalogue has such. */
const PLACED_SIZE = /\b(?:no|do|em|in|en|na|um|uma|a)\s([pmgx]{1,3}|\d{2,3})(?=[\s?!.,;]|$)/;

/** Takes the size out of a folded text. @param written the same text with its case: "camiseta M" */
export function takeSize(
	folded: string,
	written: string,
	catalogue: Catalogue,
): { rest: string; size: string | null } {
	const known = new Set(catalogue.products.flatMap(listSizes).map(sizeKey));
	const joined = folded.replaceAll(/(\d)\s(mm|cm|ml|l|kg|g|pol)\b/g, "$1$2");
	const take = ([phrase, size = ""]: RegExpExecArray | RegExpMatchArray) => ({
		rest: joined.replace(phrase, " "),
		size,
	});
	const named = joined.match(NAMED_SIZE);
	if (named) return take(named);
	const placed = joined.match(PLACED_SIZE);
	if (placed && isOfKind(placed[1] ?? "", known)) return take(placed);
	const letters = new Set(written.split(/[\s?!.,;()]+/));
	const parts = joined.split(/([\s?!,;()]+)/);
	const at = parts.findIndex((word) => {
		// "p" and "m" are also chat for "para" and "me".
		const isMeant = word.length > 1 || letters.has(word.toUpperCase());
		return known.has(word) && isMeant && !STOP_WORDS.has(word);
	});
	if (at < 0) return { rest: joined, size: null };
	return { rest: parts.toSpliced(at, 1).join(""), size: parts[at] ?? null };
}

/** Numbers where the catalogue numbers its sizes, letters where it has letters. */
const isOfKind = (size: string, known: ReadonlySet<string>): boolean =>
	known.has(size) ||
	[...known].some((one) => (/^\d+$/.test(size) ? /^\d{2,3}$/ : /^[pmgx]{1,4}$/).test(one));

export const listSizes = ({ variants }: Product): string[] => [
	...new Map(variants.flatMap(({ sizes }) => sizes).map((size) => [sizeKey(size), size])).values(),
];
export const listColours = ({ variants }: Product): string[] => [
	...new Map(variants.flatMap(({ colours }) => colours).map((one) => [fold(one), one])).values(),
];

/** The colours that anybody names, each with its words in three languages. */
const COLOURS = `preto preta pretos pretas black negro negra
branco branca brancos brancas white blanco blanca
azul azuis blue
vermelho vermelha vermelhos vermelhas red rojo roja
verde verdes green
amarelo amarela amarelos amarelas yellow amarillo amarilla
rosa rosas pink rosado rosada
roxo roxa roxos roxas purple morado morada
lilas lilac
cinza cinzas gray grey gris
marrom marrons brown marron
bege beges beige
laranja laranjas orange naranja
vinho bordo burgundy
dourado dourada gold dorado dorada
prata prateado prateada silver plateado plateada`
	.split("\n")
	.map((line) => line.trim().split(/\s+/));
const CONCEPTS = new Map(COLOURS.flatMap((words) => words.map((word) => [word, words[0] ?? word])));
const LONG_COLOURS = [...CONCEPTS.keys()].filter((word) => word.length >= 5);

export const isColourWord = (word: string): boolean => CONCEPTS.has(word);
const conceptOf = (word: string): string => CONCEPTS.get(word) ?? stemOf(word);
const conceptsOf = (colour: string): string[] =>
	(fold(colour).match(/[\p{L}]+/gu) ?? []).map(conceptOf);

export interface AskedColour {
	/** As it was written. */
	written: string;
	/** What a colour has to be, each of them: "azul" and "marinho". */
	concepts: string[];
}

/**
 * Takes the colours out of the words of a question, where the catalogue has a column of them.
 * @returns the words that are left; a word of a name stays there too, because it may be the product's
 */
export function takeColours(
	tokens: readonly string[],
	catalogue: Catalogue,
	isName: (word: string) => boolean,
	isAsking: (word: string) => boolean,
): { rest: string[]; colour: AskedColour | null } {
	if (!catalogue.has.has("colours")) return { rest: [...tokens], colour: null };
	const known = new Set(catalogue.products.flatMap(listColours).flatMap(conceptsOf));
	const written: string[] = [];
	const concepts: string[] = [];
	const rest = tokens.filter((token) => {
		if (isAsking(token)) return true;
		const word = isName(token) || CONCEPTS.has(token) ? token : meantColour(token);
		const isColour = CONCEPTS.has(word) || (known.has(stemOf(word)) && !STOP_WORDS.has(word));
		if (!isColour) return true;
		written.push(word);
		concepts.push(conceptOf(word));
		return isName(token);
	});
	return { rest, colour: written.length === 0 ? null : { written: written.join(" "), concepts } };
}

const meantColour = (token: string): string =>
	token.length < 5
		? token
		: (LONG_COLOURS.find((word) => word[0] === token[0] && countSlips(token, word, 1) <= 1) ??
			token);

const hasColour = (colours: readonly string[], { concepts }: AskedColour): boolean =>
	colours.some((colour) => {
		const own = new Set(conceptsOf(colour));
		return concepts.every((concept) => own.has(concept));
	});

/** "38" is of "34-38" too. */
function hasSize(size: string, asked: string): boolean {
	const [key, wanted] = [sizeKey(size), sizeKey(asked)];
	const span = /^(\d{1,3})[-–a/](\d{1,3})$/.exec(key);
	if (!span || !/^\d{1,3}$/.test(wanted)) return key === wanted;
	return Number(span[1]) <= Number(wanted) && Number(wanted) <= Number(span[2]);
}

const ONE_SIZE = /^(?:unico|u|tu|one size|unica)$/;

export const isOneSize = (size: string): boolean => ONE_SIZE.test(fold(size).trim());

/** The rows of a product that have this size and colour; its name may say the colour. */
export const variantsOf = (
	{ name, variants }: Product,
	size: string | null,
	colour: AskedColour | null,
): Variant[] =>
	variants.filter(
		(variant) =>
			(size === null || variant.sizes.some((one) => hasSize(one, size))) &&
			(colour === null || hasColour([...variant.colours, name], colour)),
	);
