// Numbers and dates as people write them, in figures and in words. All texts are folded (`foldCompatible`).

const SPELLED: Record<string, number> = {
	zero: 0,
	um: 1,
	uma: 1,
	dois: 2,
	duas: 2,
	tres: 3,
	quatro: 4,
	cinco: 5,
	seis: 6,
	sete: 7,
	oito: 8,
	nove: 9,
	dez: 10,
	onze: 11,
	doze: 12,
	treze: 13,
	catorze: 14,
	quatorze: 14,
	quinze: 15,
	dezesseis: 16,
	dezessete: 17,
	dezoito: 18,
	dezenove: 19,
	vinte: 20,
	trinta: 30,
	quarenta: 40,
	cinquenta: 50,
	sessenta: 60,
	setenta: 70,
	oitenta: 80,
	noventa: 90,
	cem: 100,
	cento: 100,
	duzentos: 200,
	trezentos: 300,
	quatrocentos: 400,
	quinhentos: 500,
	seiscentos: 600,
	setecentos: 700,
	oitocentos: 800,
	novecentos: 900,
	mil: 1000,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	twelve: 12,
	fifteen: 15,
	twenty: 20,
	thirty: 30,
	forty: 40,
	fifty: 50,
	sixty: 60,
	ninety: 90,
	hundred: 100,
	uno: 1,
	una: 1,
	dos: 2,
	cuatro: 4,
	siete: 7,
	ocho: 8,
	nueve: 9,
	diez: 10,
	veinte: 20,
	treinta: 30,
	cuarenta: 40,
	cincuenta: 50,
	ciento: 100,
};

/** `1.299,90`, `1,299.90`, `1299`, `19,9`: what it is worth. */
export function amountOf(written: string): number {
	const bare = written.replace(/[.,]$/u, "");
	const cents = /[.,](\d{1,2})$/u.exec(bare);
	const whole = (cents ? bare.slice(0, cents.index) : bare).replaceAll(/\D/gu, "");
	return Number(`${whole === "" ? "0" : whole}.${cents?.[1] ?? "0"}`);
}

/** How far before a name its figure is looked for. */
const REACH = 60;
const isDigit = (sign = ""): boolean => sign >= "0" && sign <= "9";
const isSpace = (sign = ""): boolean => sign !== "" && sign.trim() === "";

export interface Named {
	/** What is counted: "reais", "dias". */
	name: string;
	/** `1.299,90` right before it; empty where none stands there. */
	figure: string;
	/** "30 mil reais". */
	isThousands: boolean;
	/** The word before it: "sete dias". */
	word: string;
}

/** What stands before each name. By hand: an expression for both reads a long text for ever. */
export function readNamed(folded: string, names: RegExp): Named[] {
	return Array.from(folded.matchAll(names), ({ 0: name, index }) => {
		const before = folded.slice(Math.max(0, index - REACH), index);
		let end = before.length - (isSpace(before.at(-1)) ? 1 : 0);
		let wordAt = end;
		while (wordAt > 0 && /[a-z]/u.test(before[wordAt - 1] ?? "")) wordAt -= 1;
		const word = before.endsWith(" ") ? before.slice(wordAt, end) : "";
		const isThousands = before.slice(wordAt, end) === "mil";
		if (isThousands) end = wordAt - (isSpace(before[wordAt - 1]) ? 1 : 0);
		let at = end;
		while (
			at > 0 &&
			(isDigit(before[at - 1]) || (isDigit(before[at]) && /[.,]/u.test(before[at - 1] ?? "")))
		)
			at -= 1;
		if (!isDigit(before[at])) at += 1;
		return { name, figure: before.slice(at, end), isThousands, word };
	});
}

/** What one word counts: "trinta" is 30; null for words that count nothing. */
export const worthOf = (word: string): number | null =>
	Object.hasOwn(SPELLED, word) ? (SPELLED[word] ?? null) : null;

/** Numbers in words, those that belong together as one: "cento e vinte" is 120. */
export function spelledNumbers(folded: string): number[] {
	const found: number[] = [];
	let sum: number | null = null;
	let last = Number.POSITIVE_INFINITY;
	for (const word of folded.split(/[^a-z]+/u)) {
		const worth = Object.hasOwn(SPELLED, word) ? SPELLED[word] : undefined;
		if (worth === undefined) {
			if (word === "e" || word === "and" || word === "y") continue;
			if (sum !== null) found.push(sum);
			sum = null;
			continue;
		}
		if (worth === 1000) sum = (sum ?? 1) * 1000;
		else if (sum !== null && worth < last) sum += worth;
		else {
			if (sum !== null) found.push(sum);
			sum = worth;
		}
		last = worth;
	}
	if (sum !== null) found.push(sum);
	return found;
}

const MONTHS: Record<string, number> = Object.fromEntries(
	[
		["janeiro", "january", "enero", "jan"],
		["fevereiro", "february", "febrero", "feb", "fev"],
		["marco", "march", "marzo"],
		["abril", "april", "abr", "apr"],
		["maio", "may", "mayo", "mai"],
		["junho", "june", "junio", "jun"],
		["julho", "july", "julio", "jul"],
		["agosto", "august", "ago", "aug"],
		["setembro", "september", "septiembre", "sep"],
		["outubro", "october", "octubre", "oct"],
		["novembro", "november", "noviembre", "nov"],
		["dezembro", "december", "diciembre", "dec", "dic"],
	].flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);
const DATE_NUMBERS = /\b(\d{1,2})[/.-](\d{2})(?:[/.-](?:\d{4}|\d{2}))?\b/gu;
const DATE_ISO = /\b\d{4}-(\d{2})-(\d{2})\b/gu;
const DATE_NAMED = /\b(\d{1,2})o?(?: de)? ([a-z]{3,10})\b/gu;
const DATE_NAMED_FIRST = /\b([a-z]{3,10}) (\d{1,2})(?:st|nd|rd|th)?\b/gu;
/** Keys `day/month` of the dates of a text. */
export function datesIn(folded: string): string[] {
	const found: string[] = [];
	const add = (day: number, month: number): void => {
		if (day >= 1 && day <= 31 && month >= 1 && month <= 12) found.push(`${day}/${month}`);
	};
	const iso = [...folded.matchAll(DATE_ISO)];
	for (const [, month, day] of iso) add(Number(day), Number(month));
	for (const [, day, month] of folded.replaceAll(DATE_ISO, " ").matchAll(DATE_NUMBERS))
		add(Number(day), Number(month));
	for (const [, day, name = ""] of folded.matchAll(DATE_NAMED))
		if (Object.hasOwn(MONTHS, name)) add(Number(day), MONTHS[name] ?? 0);
	for (const [, name = "", day] of folded.matchAll(DATE_NAMED_FIRST))
		if (Object.hasOwn(MONTHS, name)) add(Number(day), MONTHS[name] ?? 0);
	return found;
}
