// What an agent answers to a greeting, to thanks and to a goodbye.
import type { AgentLanguage } from "./agent.ts";
import type { Courtesy } from "./courtesy.ts";
import { pickUnsaid } from "./said-before.ts";

type Wordings = Record<AgentLanguage, readonly string[]>;

/** Three wordings each: the first is said first, the others when it was said already. */
const COURTESY: Record<Exclude<Courtesy, "acknowledgement">, Wordings> = {
	greeting: {
		pt: ["Olá! Como posso ajudar?", "Oi! Em que posso ajudar?", "Oi de novo! No que posso ajudar?"],
		en: ["Hello! How can I help?", "Hi! What can I do for you?", "Hi again! How may I help?"],
		es: [
			"¡Hola! ¿En qué puedo ayudarle?",
			"¡Hola de nuevo! ¿Qué necesita?",
			"¡Hola! Dígame, ¿cómo puedo ayudar?",
		],
	},
	thanks: {
		pt: [
			"Eu que agradeço! Se precisar, é só chamar.",
			"Por nada! Qualquer dúvida, estou por aqui.",
			"Imagina! Conte comigo quando precisar.",
		],
		en: [
			"You are welcome! Just write if you need anything.",
			"My pleasure! I am here for any question.",
			"Any time! Write whenever you like.",
		],
		es: [
			"¡Gracias a usted! Si necesita algo, escriba.",
			"¡De nada! Aquí estoy para cualquier duda.",
			"¡Con gusto! Escriba cuando quiera.",
		],
	},
	goodbye: {
		pt: [
			"Até mais! Se precisar, é só chamar.",
			"Até logo! Quando quiser, é só escrever.",
			"Tchau! Foi bom falar com você.",
		],
		en: [
			"Goodbye! Just write if you need anything.",
			"See you! Write again whenever you want.",
			"Bye! It was nice talking to you.",
		],
		es: [
			"¡Hasta luego! Si necesita algo, escriba.",
			"¡Hasta pronto! Escriba cuando guste.",
			"¡Adiós! Fue un gusto hablar con usted.",
		],
	},
};

/**
 * The answer to a courtesy; null when none is needed. The first message of a conversation counts as a
 * greeting.
 * @param said our messages of the conversation: none of them is said again while there is another wording
 */
export function answerCourtesy(
	courtesy: Courtesy,
	language: AgentLanguage,
	said: readonly string[],
): string | null {
	if (courtesy !== "acknowledgement") return pickUnsaid(COURTESY[courtesy][language], said);
	return said.length === 0 ? pickUnsaid(COURTESY.greeting[language], said) : null;
}

/** Wordings that count as one and the same where answers are compared. */
export const COURTESY_WORDINGS: readonly (readonly string[])[] = Object.values(COURTESY).flatMap(
	(each) => Object.values(each),
);
