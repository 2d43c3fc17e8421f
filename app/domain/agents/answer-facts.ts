// What a model may only repeat: money, shares, dates, hours, terms, numbers to call or pay to, places.
import { foldCompatible } from "../fold.ts";
import { amountOf, datesIn, readNamed, spelledNumbers, worthOf } from "./written-numbers.ts";

const captures = (text: string, pattern: RegExp): string[] =>
	Array.from(text.matchAll(pattern), (match) => match[1] ?? "");

const MONEY_BEFORE =
	/(?:r\$|us\$|u\$s?|\$|€|£|\bbrl|\busd|\beur)\s{0,3}(\d+(?:[.,]\d+)*)(\s?(?:mil|k)\b)?/gu;
const MONEY_AFTER =
	/r\$|€|(?:de )?(?:reais|real|dolares|dollars?|euros?|pesos|contos?|pilas?|bucks|brl|usd)\b/gu;
const MONEY_NAME = / (?:reais|dolares|dollars|euros|pesos)\b/gu;
const SHARE = /%|por ?cento|per ?cent|por ciento/gu;
const SHARE_NAME = / (?:por ?cento|per ?cent|por ciento)\b/gu;
const DAY = /\bdia (\d{1,2})\b/gu;
const YEAR = /\b((?:19|20)\d{2})\b/gu;
const CLOCK = /\b(\d{1,2})(?:\s?(?:hs|hrs|h|am|pm)([0-5]\d)?\b|:([0-5]\d)(?!\d))/gu;
const TERM =
	/(?:dias?|semanas?|mes(?:es)?|anos?|horas?|minutos?|vezes|days?|weeks?|months?|years?|hours?|minutes?)\b/gu;

const EMAIL = /(?<![^\s@<>(),;:"])[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[a-z]{2,24}/gu;
const HANDLE = /(?<![\p{L}\p{N}._-])@[a-z0-9_][a-z0-9_.]{2,29}/gu;
/** A phone, a document, a postcode, an account: eight digits and more, however they are grouped. */
const LONG_NUMBER = /\+?\(?\d(?:[ ().\-–/]{0,2}\d){7,40}/gu;
/** A key, a code to pay with, something encoded. Words of a language are shorter. */
const CODE = /[a-z0-9+/=_-]{20,}/gu;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gu;
const STREET = /^(?:rua|r\.|avenida|av\.|travessa|alameda|praça|rodovia|estrada|calle|largo)$/iu;
const ENGLISH_STREET = /^(?:Street|St|Avenue|Ave|Road|Rd)\b/u;
const MOST_NAME_WORDS = 5;

/** A figure, and whether it is one of a price without its currency: `1.299,90`. */
const FIGURE = /\d+(?:[.,]\d+)*/gu;
const PRICE = /^\d+(?:[.,]\d{3})*[.,]\d{2}$/u;
/** A number that stands alone: no piece of a price, a date, a phone, a share. */
const ALONE = /(?<![\d.,\-/:$])\d{1,4}(?![\d\-/:]|[.,]\d|\s?(?:%|(?:hs?|hrs|am|pm)\b))/gu;
const HOUR_WORDS =
	/\b(?:as|das|ate|entre|from|to|until|till|at|a las|de las|hasta las) (\d{1,2})\b(?!\s?(?:dias|days|meses|%))/gu;

interface Sources {
	folded: string;
	digits: readonly string[];
	/** Whatever is a number by itself, in digits or in words. */
	numbers: ReadonlySet<number>;
	/** What things cost. */
	prices: readonly number[];
	shares: ReadonlySet<number>;
	dates: ReadonlySet<string>;
	/** Minutes since midnight, of the dial: am and pm are one. */
	times: ReadonlySet<number>;
	terms: ReadonlySet<string>;
}

/** "sete dias" and "uma semana", "12 meses" and "um ano" are the same. */
const HOURS_OF: readonly (readonly [RegExp, number])[] = [
	[/^hora|^hour/u, 1],
	[/^dia|^day/u, 24],
	[/^seman|^week/u, 168],
	[/^mes|^month/u, 720],
	[/^ano|^year/u, 8640],
];
function termKey(count: number, unit: string): string {
	const hours = HOURS_OF.find(([name]) => name.test(unit))?.[1];
	return hours === undefined ? `${count} ${unit.slice(0, 3)}` : `${count * hours}`;
}

/** On the dial: "6 pm", "18h" and "às 6" are the same. */
const DIAL = 720;
const timesIn = (folded: string): number[] =>
	Array.from(folded.matchAll(CLOCK), ([, hour, afterH, afterColon]) => {
		const minute = Number(afterH ?? afterColon ?? 0);
		return (Number(hour) * 60 + minute) % DIAL;
	});

/** "12 meses": what stands in figures. Of "1,5" the last piece counts. */
const writtenTerms = (folded: string): { count: number; unit: string }[] =>
	readNamed(folded, TERM).flatMap(({ name, figure, isThousands }) =>
		figure === "" || isThousands
			? []
			: [{ count: Number(figure.split(/[.,]/u).at(-1)), unit: name }],
	);

function termsIn(folded: string): string[] {
	const spelled = readNamed(folded, TERM).flatMap(({ name, word }) => {
		const worth = worthOf(word);
		return worth === null ? [] : [termKey(worth, name)];
	});
	return [...writtenTerms(folded).map(({ count, unit }) => termKey(count, unit)), ...spelled];
}

/** Numbers in words, at most so many words before a name. By hand: an expression for it takes for ever. */
function spelledBefore(folded: string, name: RegExp, count: number): number[] {
	return Array.from(folded.matchAll(name), ({ index }) => {
		const before = folded.slice(Math.max(0, index - 200), index);
		const words = (before.split(/[^a-z ]/u).at(-1) ?? "").split(" ");
		const last = words.filter((word) => word !== "" && word !== "e").slice(-count);
		return spelledNumbers(last.join(" ")).slice(-1);
	}).flat();
}

const sharesIn = (folded: string): number[] => [
	...readNamed(folded, SHARE).flatMap(({ figure, isThousands }) =>
		figure === "" || isThousands ? [] : [Number(figure.split(/[.,]/u).slice(-2).join("."))],
	),
	...spelledBefore(folded, SHARE_NAME, 4),
];

function readSources(texts: readonly string[]): Sources {
	const folded = foldCompatible(texts.join("\n"));
	const spelled = spelledNumbers(folded);
	const numbers = new Set([
		...Array.from(folded.matchAll(ALONE), ([written]) => Number(written)),
		...spelled,
	]);
	const prices = new Set([
		...moneyIn(folded),
		...Array.from(folded.matchAll(FIGURE), ([figure]) => figure)
			.filter((figure) => PRICE.test(figure))
			.map(amountOf),
	]);
	return {
		folded,
		digits: Array.from(folded.matchAll(LONG_NUMBER), ([run]) => run.replaceAll(/\D/gu, "")),
		numbers,
		prices: [...prices].slice(0, 300),
		shares: new Set(sharesIn(folded)),
		dates: new Set(datesIn(folded)),
		times: new Set([
			...timesIn(folded),
			...captures(folded, HOUR_WORDS).map((hour) => (Number(hour) * 60) % DIAL),
		]),
		terms: new Set(termsIn(folded)),
	};
}

export const FIGURE_KINDS = ["prices", "shares", "dates", "times", "terms"] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** What a text tells in figures; two ways to write one figure are the same. */
export function listFigures(text: string): Record<FigureKind, ReadonlySet<number | string>> {
	const { prices, shares, dates, times, terms } = readSources([text]);
	return { prices: new Set(prices), shares, dates, times, terms };
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.011;

/** A price that is said, or comes of said ones: some pieces, two things together, parts, a share off. */
function isKnownPrice(price: number, { numbers, prices, shares }: Sources): boolean {
	if (price === 0 || numbers.has(price)) return true;
	const counts = [...numbers].filter((count) => count >= 2 && count <= 24);
	return prices.some(
		(one) =>
			isSame(one, price) ||
			counts.some((count) => isSame(one * count, price) || isSame(one / count, price)) ||
			[...shares].some((share) => share < 100 && isSame(one * (1 - share / 100), price)) ||
			prices.some((other) => isSame(one + other, price)),
	);
}

const moneyIn = (folded: string): number[] => [
	...Array.from(
		folded.matchAll(MONEY_BEFORE),
		([, amount = "", thousand]) => amountOf(amount) * (thousand ? 1000 : 1),
	),
	...readNamed(folded, MONEY_AFTER).flatMap(({ figure, isThousands }) =>
		figure === "" ? [] : [amountOf(figure) * (isThousands ? 1000 : 1)],
	),
	...spelledBefore(folded, MONEY_NAME, 8),
];

/** "100 % algodão", "100 % de certeza" are ways to speak; a discount is none. */
const ALL_OFF = /(?:100\s?%|cem por cento) (?:de )?(?:desconto|off|cashback|gratis|reembolso)/u;

const hasUnknownShare = (folded: string, { folded: known, shares }: Sources): boolean =>
	(ALL_OFF.test(folded) && !ALL_OFF.test(known)) ||
	sharesIn(folded).some((share) => share !== 100 && !shares.has(share));

const hasUnknownTime = (folded: string, known: Sources): boolean =>
	datesIn(folded).some((date) => !known.dates.has(date)) ||
	captures(folded, DAY).some((day) => !known.numbers.has(Number(day))) ||
	captures(folded.replaceAll(LONG_NUMBER, " "), YEAR).some(
		(year) => !known.numbers.has(Number(year)),
	) ||
	timesIn(folded).some((time) => !known.times.has(time)) ||
	writtenTerms(folded).some(
		({ count, unit }) =>
			count > 1 &&
			!known.numbers.has(count) &&
			!(unit.startsWith("ho") && known.times.has((count * 60) % DIAL)) &&
			!known.terms.has(termKey(count, unit)),
	);

/** Whom to call, to write or to pay: a wrong one is another's. */
function hasUnknownContact(folded: string, { folded: known, digits }: Sources): boolean {
	const withoutAddresses = folded.replaceAll(/\S+/gu, (word) =>
		word.includes("://") ? " " : word,
	);
	const runs = Array.from(withoutAddresses.matchAll(LONG_NUMBER), ([run]) => run)
		// `30 60 90 120`, `10.000.000`: such groups are no number of anybody.
		.filter((run) => !/^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?: \d{1,3})+$/u.test(run.trim()))
		.filter((run) => !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/u.test(run.trim()))
		.map((run) => run.replaceAll(/\D/gu, ""));
	const isKnownRun = (run: string): boolean =>
		digits.some((one) => one.includes(run) || (one.length >= 8 && run.endsWith(one)));
	return (
		[EMAIL, HANDLE, UUID].some((pattern) =>
			Array.from(withoutAddresses.matchAll(pattern), ([one]) => one.replace(/\.$/u, "")).some(
				(one) => !known.includes(one),
			),
		) ||
		Array.from(withoutAddresses.matchAll(CODE), ([code]) => code).some(
			(code) =>
				(/\d/u.test(code) || code.length >= 32) &&
				!/^[-_=/+]+$/u.test(code) &&
				!known.includes(code),
		) ||
		runs.some((run) => !isKnownRun(run))
	);
}

const LINK_WORD = /^(?:d[aeo]s?|e)$/u;
const NAME = /^\p{Lu}[\p{L}\p{N}]*/u;

/** Capitalised words from `words` on, with what links them; a mark after one ends the name. */
function readName(words: readonly string[]): string {
	const taken: string[] = [];
	let links: string[] = [];
	for (const word of words.slice(0, 2 * MOST_NAME_WORDS)) {
		const name = word.match(NAME)?.[0];
		if (name === undefined && LINK_WORD.test(word) && links.length === 0) links = [word];
		else if (name === undefined) break;
		else {
			taken.push(...(taken.length === 0 ? [] : links), name);
			links = [];
			if (name !== word) break;
		}
	}
	return taken.join(" ");
}

/** What streets are called: after "Rua", and between a number and "Street". */
function streetsIn(text: string): string[] {
	const words = text.split(/\s/u);
	return words.flatMap((word, at) => {
		if (STREET.test(word.replace(/^[^\p{L}]+/u, ""))) return [readName(words.slice(at + 1))];
		if (!ENGLISH_STREET.test(word)) return [];
		const before = words.slice(Math.max(0, at - 3), at);
		const name = before.slice(before.findLastIndex((one) => /^\d{1,5}$/u.test(one)) + 1);
		const isName = name.length < before.length && name.every((one) => NAME.test(one));
		return isName ? [name.join(" ")] : [];
	});
}

const hasUnknownPlace = (text: string, { folded: known }: Sources): boolean =>
	streetsIn(text).some((name) => name !== "" && !known.includes(foldCompatible(name).trim()));

/**
 * Whether an answer tells a price, a share, a date, an hour, a term, a number, a key, an address or an
 * account that stands nowhere.
 * @param sources what may be repeated: instructions, passages, what was said
 */
export function hasInventedFact(answer: string, sources: readonly string[]): boolean {
	const known = readSources(sources);
	const folded = foldCompatible(answer);
	return (
		moneyIn(folded).some((price) => !isKnownPrice(price, known)) ||
		hasUnknownShare(folded, known) ||
		hasUnknownTime(folded, known) ||
		hasUnknownContact(folded, known) ||
		hasUnknownPlace(answer, known)
	);
}
