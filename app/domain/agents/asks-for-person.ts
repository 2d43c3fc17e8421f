// Issue 5: hand-over rules. What customers say when they want a person, or one of the agent's words.
import type { HandOverReason } from "./answering.ts";
import type { AgentLanguage, HandOverRules } from "./agent.ts";

/** Lower case, without accents; anything but letters and digits is one space. */
function plain(text: string): string {
	const words = text
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
	return ` ${words} `;
}

const PERSON: Record<AgentLanguage, string> = {
	pt: "(?:atendentes?|humanos?|pessoas?(?: (?:real|de verdade|humana))?|alguem(?: (?:de verdade|real|da (?:loja|equipe)|ai))?|gerentes?|vendedor(?:a|es)?|gente de verdade|ser humano|operador(?:a|es)?|responsavel)",
	en: "(?:humans?|(?:real |live |actual )?(?:person|people|agent)|someone(?: real)?|somebody|operator|representative|manager|human being)",
	es: "(?:humanos?|personas?(?: (?:real|de verdad))?|alguien(?: (?:real|de verdad))?|agente|asesor(?:a|es)?|operador(?:a)?|encargad[oa]|ser humano)",
};
const ASKING: Record<AgentLanguage, string> = {
	pt: "(?:falar|conversar|atendid[oa]|atendimento|chamar?|chame|passar?|passe|transferir|transfere|transfira|quero|preciso(?: de)?|tem|atenda|ligar)",
	en: "(?:talk|speak|chat|connect(?: me)?|transfer(?: me)?|get(?: me)?|want|need|call)",
	es: "(?:hablar|conversar|atendid[oa]|llamar|llame|pasar(?:me)?|paseme|transferir(?:me)?|transfierame|quiero|necesito|hay)",
};
const LINK: Record<AgentLanguage, string> = {
	pt: "(?: (?:com|por|para|pra|pro|a|ao|o|um|uma|uns|algum|alguma|de|me|direto|diretamente))*",
	en: "(?: (?:to|with|a|an|the|some|me|by))*",
	es: "(?: (?:con|por|para|a|al|el|un|una|algun|alguna|de|me))*",
};
/** Right before the asking: then it is the opposite that is asked. */
const DENIED =
	/ (?:nao|nunca|nem|sem|no|not|don t|dont|do not|never|without|sin|tampoco)(?: (?:me|eu|quero|queria|preciso|precisa|gosto|i|you|want|need|wanna|to|have|like|de|que|yo|quiero|necesito|hace falta|vou|vai|voy))*(?: $| )$/u;
/** A whole message of these words alone. */
const ALONE =
	/^ (?:(?:um|uma|a|an|un|una|o|por favor|please) )*(?:atendentes?|humanos?|human|agent|operator|representative|pessoa real|asesor|persona real)(?: (?:por favor|please|pls|pfv))* $/u;
/** Means a person wherever it stands. */
const SUPPORT = / (?:atendimento humano|atencion humana|human support|human agent)(?= )/gu;

const WISHES = (["pt", "en", "es"] as const).map(
	(language) => new RegExp(` ${ASKING[language]}${LINK[language]} ${PERSON[language]}(?= )`, "gu"),
);

/** Whether a message asks for a person. Whole words, without accents; a refusal of one does not. */
export function asksForPerson(text: string): boolean {
	const said = plain(text.slice(0, 2_000));
	if (ALONE.test(said)) return true;
	return [SUPPORT, ...WISHES].some((wish) =>
		[...said.matchAll(wish)].some((found) => !DENIED.test(said.slice(0, found.index + 1))),
	);
}

/** The agent's own word or phrase that a message says; null for none. */
export function findHandOverWord(text: string, words: readonly string[]): string | null {
	const said = plain(text.slice(0, 8_000));
	return (
		words.find((word) => {
			const sought = plain(word);
			return sought.trim() !== "" && said.includes(sought);
		}) ?? null
	);
}

/**
 * Why people take over before any model is asked; null: the agent answers.
 * @param burst what the customer said since the last answer
 * @param answers of agents in this conversation so far
 */
export function decideHandOver(
	rules: HandOverRules,
	burst: readonly string[],
	answers: number,
): HandOverReason | null {
	if (rules.onRequest && burst.some(asksForPerson)) return "requested";
	if (burst.some((text) => findHandOverWord(text, rules.words) !== null)) return "keyword";
	if (rules.maxTurns !== null && answers >= rules.maxTurns) return "max_turns";
	return null;
}
