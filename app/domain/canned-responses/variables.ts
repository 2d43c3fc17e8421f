// Variables in ready answers: {{primeiro_nome}}, or {{primeiro_nome|cliente}} with words for when nobody knows it.
import type { DayPart } from "../day-part.ts";

export const VARIABLES = ["primeiro_nome", "nome", "atendente", "saudacao", "protocolo"] as const;
export type Variable = (typeof VARIABLES)[number];

export type VariableValues = Readonly<Record<Variable, string | null>>;

const VARIABLE = /\{\{(?<name>[^{}|\n]{1,40})(?:\|(?<otherwise>[^{}|\n]{0,120}))?\}\}/gu;

/** Names by which people write them too. */
const OTHER_NAMES: Readonly<Record<string, Variable>> = {
	first_name: "primeiro_nome",
	name: "nome",
	agent: "atendente",
	greeting: "saudacao",
	protocol: "protocolo",
	saudação: "saudacao",
};

function findVariable(written: string): Variable | null {
	const name = written.trim().toLowerCase().replaceAll(" ", "_");
	return VARIABLES.find((one) => one === name) ?? OTHER_NAMES[name] ?? null;
}

export interface Filled {
	text: string;
	/** Variables that nobody knows and that have no words instead: they stand as written. UTF-16 positions in `text`. */
	gaps: { from: number; to: number }[];
}

/** Puts values in the variables' places. What is no variable of ours stays as it was written, and is a gap too. */
export function fillVariables(text: string, values: VariableValues): Filled {
	const gaps: Filled["gaps"] = [];
	let filled = "";
	let last = 0;
	for (const found of text.matchAll(VARIABLE)) {
		filled += text.slice(last, found.index);
		last = found.index + found[0].length;
		const { name = "", otherwise } = found.groups ?? {};
		const variable = findVariable(name);
		const value = (variable && values[variable]) || otherwise?.trim();
		if (value === undefined || value === "") {
			if (otherwise !== undefined) continue;
			gaps.push({ from: filled.length, to: filled.length + found[0].length });
			filled += found[0];
		} else filled += value;
	}
	return { text: filled + text.slice(last), gaps };
}

/** Every variable that stands in a text, as it was written. */
export const listVariables = (text: string): string[] => [
	...new Set([...text.matchAll(VARIABLE)].map(([written]) => written)),
];

/** Those that nobody can ever fill: misspelt ones. */
export const listUnknown = (text: string): string[] =>
	listVariables(text).filter((written) => {
		const [name = ""] = written.slice(2, -2).split("|");
		return findVariable(name) === null;
	});

/** "Maria Souza" is "Maria", and "Seu João Lima" is "Seu João". A name that is a number or a company in capitals is no first name: null. */
export function firstNameOf(name: string | null): string | null {
	const [first = "", second = ""] = name?.trim().split(/\s+/u) ?? [];
	if (TITLE.test(first)) return NAME.test(second) ? `${first} ${second}` : null;
	return NAME.test(first) ? first : null;
}

const NAME = /^\p{L}[\p{L}'’-]+$/u;
/** Alone it calls nobody: "Seu João", "Dra. Ana". */
const TITLE = /^(?:seu|dona|sra?|dra?|prof|profa)\.?$/iu;

/** The number by which a conversation is talked about: its day and the beginning of its id. @param day YYYY-MM-DD */
export const protocolOf = (conversationId: string, day: string): string =>
	`${day.replaceAll("-", "")}-${conversationId
		.replaceAll(/[^0-9a-z]/giu, "")
		.slice(0, 6)
		.toUpperCase()}`;

const GREETINGS = {
	pt: { morning: "Bom dia", afternoon: "Boa tarde", evening: "Boa noite" },
	en: { morning: "Good morning", afternoon: "Good afternoon", evening: "Good evening" },
	es: { morning: "Buenos días", afternoon: "Buenas tardes", evening: "Buenas noches" },
} as const satisfies Record<string, Record<DayPart, string>>;

/** How one greets at this time in the language of the text. */
export const greetingOf = (part: DayPart, language: keyof typeof GREETINGS): string =>
	GREETINGS[language][part];
