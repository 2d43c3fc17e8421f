// How an agent asks back. Its texts are recognised by how they begin: after one of them, what is still unknown is a person's.
import type { AgentLanguage } from "../agent.ts";
import { cutAtWord } from "../answer-text.ts";
import { pickUnsaid } from "../said-before.ts";
import { STOP_WORDS } from "../retrieval/common-words.ts";
import { stemOf } from "../retrieval/stems.ts";
import { listTokens } from "../retrieval/tokens.ts";

type Words = Record<AgentLanguage, string>;

const UNKNOWN: Record<AgentLanguage, readonly { begins: string; again: string; near: string }[]> = {
	pt: [
		{
			begins: "Desculpe, não encontrei essa informação por aqui.",
			again: "Pode perguntar de outro jeito?",
			near: "Você quis dizer algum destes assuntos?",
		},
		{
			begins: "Essa eu não achei por aqui, desculpe.",
			again: "Consegue me explicar com outras palavras?",
			near: "Seria algum destes assuntos?",
		},
		{
			begins: "Sobre isso não encontrei nada aqui.",
			again: "Tem outro jeito de me contar o que precisa?",
			near: "É sobre um destes assuntos?",
		},
	],
	en: [
		{
			begins: "Sorry, I could not find that here.",
			again: "Could you ask in another way?",
			near: "Did you mean one of these?",
		},
		{
			begins: "I am afraid I did not find this one.",
			again: "Can you put it in other words?",
			near: "Is it about one of these?",
		},
		{
			begins: "I found nothing about that here.",
			again: "Is there another way to tell me what you need?",
			near: "Might it be one of these?",
		},
	],
	es: [
		{
			begins: "Lo siento, no encontré esa información.",
			again: "¿Puede preguntar de otra forma?",
			near: "¿Quiso decir alguno de estos temas?",
		},
		{
			begins: "Eso no lo encontré por aquí, disculpe.",
			again: "¿Me lo explica con otras palabras?",
			near: "¿Sería alguno de estos temas?",
		},
		{
			begins: "Sobre eso no encontré nada aquí.",
			again: "¿Hay otra manera de contarme qué necesita?",
			near: "¿Es sobre uno de estos temas?",
		},
	],
};
/** The beginnings of one language count as one and the same where answers are compared. */
export const UNKNOWN_BEGINNINGS: readonly (readonly string[])[] = Object.values(UNKNOWN).map(
	(wordings) => wordings.map(({ begins }) => begins),
);
const NOT_THAT: Words = {
	pt: "Desculpe, então entendi errado. Pode me dizer com outras palavras o que procura?",
	en: "Sorry, I misunderstood you, then. Could you tell me in other words what you need?",
	es: "Disculpe, entonces le entendí mal. ¿Puede decirme con otras palabras lo que busca?",
};
const NOT_LISTED: Words = {
	pt: "Essa opção não está na lista. Qual destes assuntos?",
	en: "That is not on the list. Which one of these?",
	es: "Esa opción no está en la lista. ¿Cuál de estos temas?",
};
const WHICH: Words = {
	pt: "Qual destes assuntos? Pode responder com o número.",
	en: "Which one of these? You can answer with its number.",
	es: "¿Cuál de estos temas? Puede responder con el número.",
};

/** Titles that are offered where nothing is a good answer. */
const MAX_NEAR = 3;
const MAX_TITLE = 60;

const listed = (titles: readonly string[]): string[] =>
	titles.map((title, at) => `${at + 1}. ${title}`);

/**
 * What the agent says when nothing answers the question, with the titles that come near.
 * @param said our messages of the conversation: another wording is taken each time
 */
export function askBack(
	language: AgentLanguage,
	near: readonly { title: string }[],
	said: readonly string[] = [],
): string {
	const wordings = UNKNOWN[language];
	const begins = pickUnsaid(
		wordings.map((wording) => wording.begins),
		said,
	);
	const wording = wordings.find((one) => one.begins === begins);
	const titles = [...new Set(near.map(({ title }) => cutAtWord(title.trim(), MAX_TITLE)))]
		.filter((title) => title !== "")
		.slice(0, MAX_NEAR);
	if (titles.length === 0) return `${begins} ${wording?.again}`;
	return [`${begins} ${wording?.near}`, ...listed(titles)].join("\n");
}

/** After "não é isso". */
export const sayNotThat = (language: AgentLanguage): string => NOT_THAT[language];

/** Offers the same titles once more: the choice was none of them, or not clear. */
export const offerAgain = (
	why: "not_listed" | "unclear",
	language: AgentLanguage,
	titles: readonly string[],
): string => [(why === "unclear" ? WHICH : NOT_LISTED)[language], ...listed(titles)].join("\n");

const BEGINNINGS = [
	...UNKNOWN_BEGINNINGS.flat(),
	...[NOT_THAT, NOT_LISTED, WHICH].flatMap((words) => Object.values(words)),
];

/** Whether a text of the agent's asked back. */
export const hasAskedBack = (text: string): boolean =>
	BEGINNINGS.some((begins) => text.startsWith(begins));

/** Whether a text of the agent's admits that it had understood something else. */
export const wasNotThat = (text: string): boolean => Object.values(NOT_THAT).includes(text);

/** The titles that a text of the agent's offers, in their order; a long one is cut. */
export function listOffered(text: string): string[] {
	if (!hasAskedBack(text)) return [];
	return [...text.matchAll(/^\d\. (.+)$/gmu)].map(([, title = ""]) => title.replace(/…$/u, ""));
}

/** More words are a question of their own. */
const MAX_NAMING = 5;
/** The offered title that an answer names by its words; null: none, or more than one. */
export function namedTitle(answer: string, titles: readonly string[]): string | null {
	const stems = (text: string) =>
		listTokens(text)
			.filter((token) => !STOP_WORDS.has(token))
			.map((token) => stemOf(token));
	const named = stems(answer);
	if (named.length === 0 || named.length > MAX_NAMING) return null;
	const fitting = titles.filter((title) => {
		const own = new Set(stems(title));
		return named.every((stem) => own.has(stem));
	});
	return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
