// founding.md 33: the embedded provider answers with what the team wrote, and with nothing else.
import type { AgentLanguage } from "./agent.ts";
import { cutAtWord } from "./answer-text.ts";
import { pickUnsaid } from "./said-before.ts";

/** More is no chat message. */
const MAX_ANSWER = 900;

interface Passage {
	title: string;
	text: string;
}

/** How it begins tells it apart: after it, the next unknown question is a person's. */
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
/** Titles that are offered where nothing is a good answer. */
const MAX_NEAR = 3;
const MAX_TITLE = 60;

const WORDS: Record<Exclude<AgentLanguage, "pt">, RegExp> = {
	en: /\b(?:the|what|when|where|how|do you|is|are|you|your|does|can|please|thanks|hello|hi)\b/giu,
	es: /(?:\b(?:el|los|las|cuando|donde|usted|ustedes|tienen|hola|gracias|cuanto|cuesta|puedo|hay|y)\b|[¿¡ñ])/giu,
};
const PORTUGUESE =
	/(?:\b(?:o|os|as|qual|quais|quando|onde|voces?|vocês?|tem|têm|oi|olá|ola|obrigad[oa]|quanto|custa|posso|não|é|e)\b|[ãõç])/giu;

/** The language somebody seems to write in, of those the agent has; its first one when in doubt. */
export function guessLanguage(text: string, languages: readonly AgentLanguage[]): AgentLanguage {
	const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
	const scores = { pt: count(PORTUGUESE), en: count(WORDS.en), es: count(WORDS.es) };
	const [first = "pt", ...others] = languages;
	return others.reduce((best, code) => (scores[code] > scores[best] ? code : best), first);
}

/**
 * What the agent says when nothing answers the question: it asks back, with what comes near.
 * @param said our messages of the conversation: another wording is taken each time
 */
export function askBack(
	language: AgentLanguage,
	near: readonly Pick<Passage, "title">[],
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
	return [`${begins} ${wording?.near}`, ...titles.map((title, at) => `${at + 1}. ${title}`)].join(
		"\n",
	);
}

/** Whether a text of the agent's asked back. */
export const hasAskedBack = (text: string): boolean =>
	UNKNOWN_BEGINNINGS.flat().some((begins) => text.startsWith(begins));

/** "2", after titles were offered, is the second of them; null: it is no choice. */
export function chosenTitle(asked: string, answer: string): string | null {
	if (!hasAskedBack(asked)) return null;
	const choice = /^\D{0,12}([1-3])\D{0,3}$/u.exec(answer.trim())?.[1];
	const line = asked
		.split("\n")
		.find((one) => choice !== undefined && one.startsWith(`${choice}. `));
	return line === undefined ? null : line.slice(3).replace(/…$/u, "");
}

/** The answer made of one passage for each question, in their order; null when nothing is said. */
export function composeAnswer(passages: readonly Pick<Passage, "text">[]): string | null {
	const texts = passages
		.map(({ text }) => withoutQuestion(text.trim()))
		.filter((text) => text !== "");
	if (texts.length === 0) return null;
	return texts.map((text) => cutAtWord(text, Math.floor(MAX_ANSWER / texts.length))).join("\n\n");
}

/** Of "Pergunta: …\nResposta: …" only the answer is said. */
function withoutQuestion(text: string): string {
	const answer =
		/^(?:pergunta|p|question|q|pregunta)\s*:[^\n]*\n+(?:resposta|r|answer|a|respuesta)\s*:\s*/iu.exec(
			text,
		);
	return answer ? text.slice(answer[0].length).trim() : text;
}
