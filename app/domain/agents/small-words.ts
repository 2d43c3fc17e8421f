// What an agent says to short replies and about what it cannot read.
import type { AgentLanguage } from "./agent.ts";
import { COURTESY_WORDINGS } from "./courtesy-words.ts";

type Words = Record<AgentLanguage, string>;

const SHORT: Record<"go_on" | "done", Words> = {
	go_on: {
		pt: "Pode falar! O que você gostaria de saber?",
		en: "Go ahead! What would you like to know?",
		es: "¡Dígame! ¿Qué le gustaría saber?",
	},
	done: {
		pt: "Tudo bem! Se precisar de mais alguma coisa, é só escrever.",
		en: "All right! Just write if you need anything else.",
		es: "¡De acuerdo! Si necesita algo más, escriba.",
	},
};
/** `go_on`: after "sim" to an offer of help; `done`: after "não", "era só isso". */
export const answerShortly = (as: keyof typeof SHORT, language: AgentLanguage): string =>
	SHORT[as][language];

/** The first and the second time. */
const UNHEARD: readonly [Words, Words] = [
	{
		pt: "Ainda não consigo ouvir áudios por aqui. Pode escrever, por favor?",
		en: "I cannot listen to voice messages here yet. Could you write, please?",
		es: "Todavía no puedo escuchar audios por aquí. ¿Puede escribir, por favor?",
	},
	{
		pt: "Este áudio também não consigo ouvir. Escreva em poucas palavras, por favor, que eu respondo.",
		en: "I cannot listen to this one either. Please write in a few words, and I will answer.",
		es: "Este audio tampoco lo puedo escuchar. Escriba en pocas palabras, por favor, y le respondo.",
	},
];
const UNSEEN: readonly [Words, Words] = [
	{
		pt: "Recebi, mas ainda não consigo abrir arquivos e imagens por aqui. Pode me dizer em palavras o que precisa?",
		en: "I received it, but I cannot open files and pictures here yet. Could you tell me in words what you need?",
		es: "Lo recibí, pero todavía no puedo abrir archivos ni imágenes por aquí. ¿Puede decirme con palabras qué necesita?",
	},
	{
		pt: "Este arquivo também chegou, mas não consigo abri-lo. O que você precisa saber?",
		en: "This file has arrived too, but I cannot open it. What would you like to know?",
		es: "Este archivo también llegó, pero no puedo abrirlo. ¿Qué necesita saber?",
	},
];

/**
 * The answer to a voice note, or to a picture without caption; null: both were said in this run already.
 * @param ours the agent's texts, oldest first
 */
export function sayUnreadable(
	isHeard: boolean,
	language: AgentLanguage,
	ours: readonly string[] = [],
): string | null {
	const [first, second] = (isHeard ? UNHEARD : UNSEEN).map((words) => words[language]);
	const last = ours.at(-1);
	if (last !== undefined && last === second) return null;
	const said = ours.findLast((text) => text === first || text === second);
	return (said === first ? second : first) ?? null;
}

const SMALL_WORDS = new Set([
	...COURTESY_WORDINGS.flat(),
	...[...Object.values(SHORT), ...UNHEARD, ...UNSEEN].flatMap((words) => Object.values(words)),
]);
/** Whether a text of the agent's answers no question: a courtesy, or a word about what it cannot read. */
export const isSmallWord = (text: string): boolean => SMALL_WORDS.has(text);
