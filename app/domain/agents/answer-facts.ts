// What a model may only repeat: money, shares, dates, hours, terms, numbers to call or pay to, places.
import { amountOf, datesIn, spelledNumbers, worthOf, fold } from "./written-numbers.ts";

const captures = (text: string, pattern: RegExp): string[] =>
	Array.from(text.matchAll(pattern), (match) => match[1] ?? "");

const MONEY_BEFORE =
	/(?:r\$|us\$|u\$s?|\$|€|£|\bbrl|\busd|\beur)\s{0,3}(\d+(?:[.,]\d+)*)(\s?(?:mil|k)\b)?/gu;
const MONEY_AFTER =
	/(?<!\d)(\d+(?:[.,]\d+){0,5})(\s?mil)?\s?(?:r\$|€|(?:de )?(?:reais|real|dolares|dollars?|euros?|pesos|contos?|pilas?|bucks|brl|usd)\b)/gu;
const MONEY_NAME = / (?:reais|dolares|dollars|euros|pesos)\b/gu;
const SHARE = /(?<!\d)(\d+(?:[.,]\d+)?)\s?(?:%|por ?cento|per ?cent|por ciento)/gu;
const SHARE_NAME = / (?:por ?cento|per ?cent|por ciento)\b/gu;
const DAY = /\bdia (\d{1,2})\b/gu;
const YEAR = /\b((?:19|20)\d{2})\b/gu;
const CLOCK = /\b(\d{1,2})(?:\s?(?:hs|hrs|h|am|pm)([0-5]\d)?\b|:([0-5]\d)(?!\d))/gu;
const TERM =
	/(?<!\d)(\d+)\s?(dias?|semanas?|mes(?:es)?|anos?|horas?|minutos?|vezes|days?|weeks?|months?|years?|hours?|minutes?)\b/gu;

const EMAIL = /(?<![^\s@<>(),;:"])[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[a-z]{2,24}/gu;
const HANDLE = /(?<![\p{L}\p{N}._-])@[a-z0-9_][a-z0-9_.]{2,29}/gu;
/** A phone, a document, a postcode, an account: eight digits and more, however they are grouped. */
const LONG_NUMBER = /\+?\(?\d(?:[ ().\-–/]{0,2}\d){7,40}/gu;
/** A key, a code to pay with, something encoded. Words of a language are shorter. */
const CODE = /[a-z0-9+/=_-]{20,}/gu;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gu;
const STREET =
	/(?<![\p{L}])(?:[Rr]ua|R\.|[Aa]venida|[Aa]v\.|[Tt]ravessa|[Aa]lameda|[Pp]raça|[Rr]odovia|[Ee]strada|[Cc]alle|[Ll]argo)\s(?:d[aeo]s?\s)?(\p{Lu}[\p{L}\p{N}]*(?:\s(?:d[aeo]s?\s|e\s)?\p{Lu}\p{L}+){0,4})/gu;
const ENGLISH_STREET =
	/\b\d{1,5}\s(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)\s(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?)\b/gu;

/** `1.299,90`, without a currency. */
const PRICE = /(?<!\d)\d+(?:\.\d{3}){0,4}[.,]\d{2}(?!\d)/gu;
/** A number that stands alone: no piece of a price, a date, a phone, a share. */
const ALONE = /(?<![\d.,\-/:$])\d{1,4}(?![\d\-/:]|[.,]\d|\s?(?:%|(?:hs?|hrs|am|pm)\b))/gu;
const HOUR_WORDS =
	/\b(?:as|das|ate|entre|from|to|until|till|at|a las|de las|hasta las) (\d{1,2})\b(?!\s?(?:dias|days|meses|%))/gu;
const TERM_SPELLED =
	/\b([a-z]+) (dias?|semanas?|mes(?:es)?|anos?|horas?|minutos?|vezes|days?|weeks?|months?|years?|hours?|minutes?)\b/gu;

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

function termsIn(folded: string): string[] {
	const written = Array.from(folded.matchAll(TERM), ([, count, unit = ""]) =>
		termKey(Number(count), unit),
	);
	const spelled = Array.from(folded.matchAll(TERM_SPELLED), ([, word = "", unit = ""]) =>
		[worthOf(word)].flatMap((worth) => (worth === null ? [] : [termKey(worth, unit)])),
	);
	return [...written, ...spelled.flat()];
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
	...captures(folded, SHARE).map((share) => Number(share.replace(",", "."))),
	...spelledBefore(folded, SHARE_NAME, 4),
];

function readSources(texts: readonly string[]): Sources {
	const folded = fold(texts.join("\n"));
	const spelled = spelledNumbers(folded);
	const numbers = new Set([
		...Array.from(folded.matchAll(ALONE), ([written]) => Number(written)),
		...spelled,
	]);
	const prices = new Set([
		...moneyIn(folded),
		...Array.from(folded.matchAll(PRICE), ([written]) => amountOf(written)),
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
	...[...folded.matchAll(MONEY_BEFORE), ...folded.matchAll(MONEY_AFTER)].map(
		([, amount = "", thousand]) => amountOf(amount) * (thousand ? 1000 : 1),
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
	[...folded.matchAll(TERM)].some(
		([, count, unit = ""]) =>
			Number(count) > 1 &&
			!known.numbers.has(Number(count)) &&
			!(unit.startsWith("ho") && known.times.has((Number(count) * 60) % DIAL)) &&
			!known.terms.has(termKey(Number(count), unit)),
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

const hasUnknownPlace = (text: string, { folded: known }: Sources): boolean =>
	[...captures(text, STREET), ...captures(text, ENGLISH_STREET)].some(
		(name) => !known.includes(fold(name).trim()),
	);

/**
 * Whether an answer tells a price, a share, a date, an hour, a term, a number, a key, an address or an
 * account that stands nowhere.
 * @param sources what may be repeated: instructions, passages, what was said
 */
export function hasInventedFact(answer: string, sources: readonly string[]): boolean {
	const known = readSources(sources);
	const folded = fold(answer);
	return (
		moneyIn(folded).some((price) => !isKnownPrice(price, known)) ||
		hasUnknownShare(folded, known) ||
		hasUnknownTime(folded, known) ||
		hasUnknownContact(folded, known) ||
		hasUnknownPlace(answer, known)
	);
}
