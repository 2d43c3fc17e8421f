// What an agent says by itself, in the customer's language: each hand-over has its words, and none
// promises a person who is not there.
import type { BusinessHours } from "../channels/business-hours.ts";
import { isOpenAt, nextOpening } from "../channels/business-hours.ts";
import { sayOpening } from "../channels/opening-words.ts";
import type { AgentLanguage } from "./agent.ts";
import type { HandOverReason } from "./answering.ts";
import { COURTESY_WORDINGS } from "./courtesy-words.ts";
import { pickUnsaid } from "./said-before.ts";

type Words = Record<AgentLanguage, string>;
type Wordings = Record<AgentLanguage, readonly string[]>;

/** Whether a member could take over now. */
export type Duty =
	| { kind: "here" }
	/** No member is online, within the hours or without any. */
	| { kind: "away" }
	| { kind: "closed"; daysAhead: number; day: number; minute: number };

/** Who is on duty at a moment, by the hours and by whether a member who may answer is online. */
export function dutyAt(hours: BusinessHours | null, at: number, isSomebodyOnline: boolean): Duty {
	if (isSomebodyOnline) return { kind: "here" };
	if (hours === null || isOpenAt(hours, at)) return { kind: "away" };
	const next = nextOpening(hours, at);
	return next ? { kind: "closed", ...next } : { kind: "away" };
}

const WHY: Record<HandOverReason, Words> = {
	requested: { pt: "Certo!", en: "Sure!", es: "¡Claro!" },
	keyword: { pt: "Certo!", en: "Sure!", es: "¡Claro!" },
	upset: {
		pt: "Sinto muito por isso, e entendo a sua insatisfação.",
		en: "I am sorry about this, and I understand that you are upset.",
		es: "Lamento mucho lo ocurrido y entiendo su molestia.",
	},
	assigned: {
		pt: "Certo, já passei a conversa.",
		en: "Done, I have passed this conversation on.",
		es: "Listo, ya pasé la conversación.",
	},
	act_unknown: {
		pt: "Não consegui confirmar se isso foi feito, então não vou tentar de novo sozinho.",
		en: "I could not confirm whether this was done, so I will not try again by myself.",
		es: "No pude confirmar si eso se hizo, así que no voy a intentarlo otra vez por mi cuenta.",
	},
	no_answer: {
		pt: "Não encontrei essa informação por aqui.",
		en: "I could not find that here.",
		es: "No encontré esa información.",
	},
	max_turns: {
		pt: "Daqui em diante é melhor falar com uma pessoa.",
		en: "From here on a person can help you better.",
		es: "A partir de aquí es mejor hablar con una persona.",
	},
	loop: {
		pt: "Acho que não estou conseguindo ajudar.",
		en: "I think I am not being of help.",
		es: "Creo que no estoy logrando ayudarle.",
	},
	model_failed: {
		pt: "Desculpe, não consegui responder agora.",
		en: "Sorry, I could not answer just now.",
		es: "Lo siento, no pude responder ahora.",
	},
	over_budget: {
		pt: "Desculpe, não consigo continuar por aqui agora.",
		en: "Sorry, I cannot go on here for now.",
		es: "Lo siento, no puedo continuar por aquí ahora.",
	},
	withheld: {
		pt: "Desculpe, com isso eu não consigo ajudar por aqui.",
		en: "Sorry, I cannot help with that here.",
		es: "Lo siento, con eso no puedo ayudarle por aquí.",
	},
	outside_hours: {
		pt: "Olá! Agora estamos fora do horário de atendimento.",
		en: "Hello! We are closed right now.",
		es: "¡Hola! Ahora estamos fuera del horario de atención.",
	},
	plan_limit: {
		pt: "Recebemos a sua mensagem.",
		en: "We have received your message.",
		es: "Recibimos su mensaje.",
	},
	price_ceiling: {
		pt: "Recebemos a sua mensagem.",
		en: "We have received your message.",
		es: "Recibimos su mensaje.",
	},
	agent_unavailable: {
		pt: "Recebemos a sua mensagem.",
		en: "We have received your message.",
		es: "Recibimos su mensaje.",
	},
};

const HERE: Words = {
	pt: "Vou chamar uma pessoa da equipe para ajudar você.",
	en: "I will call somebody of the team to help you.",
	es: "Voy a llamar a una persona del equipo para ayudarle.",
};
const AWAY: Words = {
	pt: "Sua mensagem ficou guardada, e a equipe responde por aqui assim que puder.",
	en: "Your message is kept, and the team answers here as soon as it can.",
	es: "Su mensaje quedó guardado, y el equipo responde por aquí en cuanto pueda.",
};

/** "Voltamos às 9h de amanhã, e a equipe responde por aqui." */
function sayReturn(duty: Extract<Duty, { kind: "closed" }>, language: AgentLanguage): string {
	const when = sayOpening(duty, language);
	if (language === "pt") return `Voltamos ${when}, e a equipe responde por aqui.`;
	if (language === "en") return `We are back ${when}, and the team answers here.`;
	return `Volvemos ${when}, y el equipo responde por aquí.`;
}

/** The text a customer gets at a hand-over: that people take over, and when. */
export function sayHandOver(reason: HandOverReason, language: AgentLanguage, duty: Duty): string {
	const why = WHY[reason][language];
	if (duty.kind === "closed") return `${why} ${sayReturn(duty, language)}`;
	return `${why} ${(duty.kind === "here" ? HERE : AWAY)[language]}`;
}

const WAIT: Wordings = {
	pt: [
		"Um instante, por favor: estou verificando.",
		"Só mais um instante, já respondo.",
		"Estou procurando, um momento.",
	],
	en: [
		"One moment, please: I am checking.",
		"Just a moment more, I am on it.",
		"I am looking it up, one moment.",
	],
	es: [
		"Un momento, por favor: estoy verificando.",
		"Solo un momento más, ya respondo.",
		"Estoy buscando, un momento.",
	],
};
/** The text sent while a model takes long. */
export const sayWait = (language: AgentLanguage, said: readonly string[]): string =>
	pickUnsaid(WAIT[language], said);
const WAITS = new Set(Object.values(WAIT).flat());
/** It answers nothing: what was asked before it still waits. */
export const isWait = (text: string): boolean => WAITS.has(text);

const MEANWHILE: Wordings = {
	pt: ["Enquanto isso, posso adiantar:", "Já posso dizer:", "Isso eu já consigo responder:"],
	en: ["Meanwhile, I can tell you:", "This much I can say:", "Until then, here is what I know:"],
	es: ["Mientras tanto, puedo adelantarle:", "Esto ya se lo puedo decir:", "Por ahora le cuento:"],
};
/** An answer that the agent knows, while people have not come yet. */
export const sayMeanwhile = (
	answer: string,
	language: AgentLanguage,
	said: readonly string[],
): string => `${pickUnsaid(MEANWHILE[language], said)}\n${answer}`;

/** Wordings that count as one and the same where answers are compared. */
export const SAME_WORDINGS: readonly (readonly string[])[] = [
	...COURTESY_WORDINGS,
	...Object.values(MEANWHILE),
];
