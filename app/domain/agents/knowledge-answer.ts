// decisions.md 33: the embedded provider answers with what the team wrote, and with nothing else.
import type { AgentLanguage } from "./agent.ts";
import { cutAtWord } from "./answer-text.ts";

/** Of the question's words, the share that a passage must hold to be an answer. */
export const GOOD_SHARE = 0.5;
/** More of a passage is no chat message. */
const MAX_PASSAGE_ANSWER = 900;

interface Passage {
	title: string;
	text: string;
	share: number;
}

const UNKNOWN: Record<AgentLanguage, { alone: string; person: string }> = {
	pt: {
		alone: "Desculpe, não encontrei essa informação por aqui. Pode perguntar de outro jeito?",
		person:
			"Não encontrei essa informação por aqui. Vou chamar uma pessoa da equipe para ajudar você.",
	},
	en: {
		alone: "Sorry, I could not find that here. Could you ask in another way?",
		person: "I could not find that here. I will call somebody of the team to help you.",
	},
	es: {
		alone: "Lo siento, no encontré esa información. ¿Puede preguntar de otra forma?",
		person: "No encontré esa información. Voy a llamar a una persona del equipo para ayudarle.",
	},
};

const PERSON_COMES: Record<AgentLanguage, string> = {
	pt: "Certo! Vou chamar uma pessoa da equipe para continuar com você.",
	en: "Sure! I will call somebody of the team to go on with you.",
	es: "¡Claro! Voy a llamar a una persona del equipo para continuar con usted.",
};

const SMALL_TALK: { said: RegExp; answer: Record<AgentLanguage, string> }[] = [
	{
		said: /^(?:oi+|ola|opa|bom dia|boa tarde|boa noite|hi|hello|hey|good (?:morning|afternoon|evening)|hola|buen[oa]s(?: dias| tardes| noches)?)(?: (?:tudo bem|tudo bom|there))?$/u,
		answer: {
			pt: "Olá! Como posso ajudar?",
			en: "Hello! How can I help?",
			es: "¡Hola! ¿En qué puedo ayudarle?",
		},
	},
	{
		said: /^(?:muito )?(?:obrigad[oa]|valeu|brigad[oa]|thanks|thank you|gracias|muchas gracias)(?: (?:muito|so much|a todos))?$/u,
		answer: {
			pt: "Eu que agradeço! Se precisar, é só chamar.",
			en: "You are welcome! Just write if you need anything.",
			es: "¡Gracias a usted! Si necesita algo, escriba.",
		},
	},
];

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

/** An answer to a greeting or a thank-you that asks nothing; null when something is asked. */
export function answerSmallTalk(text: string, language: AgentLanguage): string | null {
	const said = text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
	return SMALL_TALK.find((talk) => talk.said.test(said))?.answer[language] ?? null;
}

/** What the agent says when nothing answers the question. */
export const sayUnknown = (language: AgentLanguage, callsPerson: boolean): string =>
	callsPerson ? UNKNOWN[language].person : UNKNOWN[language].alone;

/** What the agent says when a person was asked for. */
export const sayPersonComes = (language: AgentLanguage): string => PERSON_COMES[language];

/** The answer made of the best passage; null when nothing found is good enough. */
export function composeAnswer(passages: readonly Passage[]): string | null {
	const [best] = passages.filter(({ share }) => share >= GOOD_SHARE);
	if (!best) return null;
	const text = withoutQuestion(best.text.trim());
	return text === "" ? null : cutAtWord(text, MAX_PASSAGE_ANSWER);
}

/** Of "Pergunta: …\nResposta: …" only the answer is said. */
function withoutQuestion(text: string): string {
	const answer =
		/^(?:pergunta|p|question|q|pregunta)\s*:[^\n]*\n+(?:resposta|r|answer|a|respuesta)\s*:\s*/iu.exec(
			text,
		);
	return answer ? text.slice(answer[0].length).trim() : text;
}
