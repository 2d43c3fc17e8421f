// What a survey says where the workspace wrote nothing of its own.
import type { AgentLanguage } from "../agents/agent.ts";
import type { ChannelSurvey } from "./survey.ts";

const WORDS = {
	pt: {
		question: "Como foi o nosso atendimento?",
		scale: "Responda com um número de 1 (péssimo) a 5 (ótimo).",
		thanks: "Obrigado pela sua avaliação!",
		comment: "Se quiser, conte em uma mensagem o que podemos melhorar.",
	},
	en: {
		question: "How was our service?",
		scale: "Answer with a number from 1 (terrible) to 5 (great).",
		thanks: "Thank you for your rating!",
		comment: "If you like, tell us in one message what we could do better.",
	},
	es: {
		question: "¿Cómo fue nuestra atención?",
		scale: "Responda con un número del 1 (pésima) al 5 (excelente).",
		thanks: "¡Gracias por su calificación!",
		comment: "Si quiere, cuéntenos en un mensaje qué podemos mejorar.",
	},
} as const satisfies Record<AgentLanguage, Record<string, string>>;

/** The question, with how to answer it below. */
export const questionOf = (survey: ChannelSurvey, language: AgentLanguage): string =>
	`${survey.question || WORDS[language].question}\n\n${WORDS[language].scale}`;

/** What is said after the answer. */
export const thanksOf = (survey: ChannelSurvey, language: AgentLanguage): string => {
	const thanks = survey.thanks || WORDS[language].thanks;
	return survey.asksComment ? `${thanks}\n\n${WORDS[language].comment}` : thanks;
};
