// Hand-over rules. What customers say when they want a person, or one of the agent's words.
import type { HandOverReason } from "./answering.ts";
import type { AgentLanguage, HandOverRules } from "./agent.ts";
import { sameTextKey } from "./reply-rules.ts";
import { isIntent } from "./intents.ts";
import { isUpset } from "./upset.ts";
import { wantsPerson } from "./wants-person.ts";

/** As `sameTextKey` folds it, between spaces, so that whole words are found. */
const plain = (text: string): string => ` ${sameTextKey(text)} `;

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
/** Behind the person: what is asked for is not them, but what they are or do. */
const NO_PERSON: Record<AgentLanguage, string> = {
	pt: "(?! (?:juridicas?|fisicas?|autonom[oa]s?|com deficiencia|que (?!(?:possa|pode|me|consiga|entenda|resolva|fale|saiba|atenda|ajude)(?= ))))",
	en: "(?! (?:who|that) (?!(?:can (?:help|talk|speak|answer)|could help|helps|speaks)(?= )))",
	es: "(?! (?:juridicas?|fisicas?|autonom[oa]s?|que (?!(?:pueda|puede|me|sepa|entienda|atienda|ayude)(?= ))))",
};
/** People who are not of the team: asking for a parcel service is a question. */
const OTHERS =
	"(?!(?:robos?|bots?|ia|ai|maquina|maquinas|assistentes?|assistant|asistente|transportadora|transportadoras|correios?|banco|bancos|fabricante|fornecedor|cliente|clientes|deus|ninguem|nobody|nadie|calma|voce|vc|voces|vcs|you|ustedes|usted|eles|elas|isso|isto)(?= ))";
const ROLE =
	"(?:gerentes?|dono|dona|donos|proprietari[oa]|responsavel|vendedor(?:a|es)?|atendentes?|supervisor(?:a)?|alguem|encargad[oa]|dueno|duena|manager|owner|supervisor)";

/** A call, a talk with somebody by name or by phone, the way to reach somebody. */
const OTHER_WISHES = [
	/ (?:me|mi) (?:liga|ligue|ligar|ligam|liguem|telefona|telefone|telefonar|retorna a ligacao|chama no telefone)(?= )/gu,
	/ (?:liga|ligue|ligar|ligam|telefona|telefone|telefonar) (?:pra|para) mim(?= )/gu,
	/ call me (?!(?:mr|mrs|ms|by|a|crazy|old)(?= ))/gu,
	/ (?:give me a call|llamame|llamenme|llameme|me (?:llama|llame|llaman|llamen|pueden llamar|puede llamar|pueden hablar))(?= )/gu,
	new RegExp(
		` (?:quero|queria|preciso|posso|gostaria de|gostaria|deixa eu|da pra|tem como|vou|necessito) (?:falar|conversar|tratar) (?:direto |diretamente )?com (?:o|a|os|as) ${OTHERS}[a-z]+(?= )`,
		"gu",
	),
	/ (?:falar|conversar)(?: com (?:voces?|vcs?|alguem|a gente))? (?:por|no|pelo|via|em) (?:telefone|ligacao|fone|chamada|video)(?= )/gu,
	/ (?:talk|speak)(?: (?:to|with) (?:you|someone|somebody|me))? (?:on|over|by) (?:the )?phone(?= )/gu,
	/ hablar(?: con (?:ustedes|alguien|usted))? por telefono(?= )/gu,
	new RegExp(
		` (?:passa|passe|passar|manda|mande|mandar|me da|da|envia|enviar|qual o|qual e o|quero o|tem o|dame|pasame) (?:me )?(?:o |el )?(?:contato|telefone|numero|whats|whatsapp|zap|celular|contacto|telefono) (?:do|da|de|del|de la|dos|das) ${ROLE}(?= )`,
		"gu",
	),
];
/** "quero falar com Bruna": a name is told by its capital letter. */
const NAMED =
	/(?:quero|queria|preciso|posso|gostaria de|want to|like to|need to|can i|quiero|necesito|puedo)\s+(?:falar|conversar|talk|speak|hablar|conversar)\s+(?:com|to|with|con)\s+(\p{Lu}\p{Ll}+)/giu;

/** Right before the asking: then it is the opposite that is asked. */
const DENIED =
	/ (?:nao|nunca|nem|sem|no|not|don t|dont|do not|never|without|sin|tampoco)(?: (?:me|eu|quero|queria|preciso|precisa|precisam|gosto|i|you|want|need|wanna|to|have|like|de|que|yo|quiero|necesito|hace falta|vou|vai|voy|pode|podem|por favor))*(?: $| )$/u;
/** A wish turned into its opposite, or for what is no person. */
const REFUSES =
	/ (?:nao|nunca|nem|no|not|don t|dont|never|tampoco)(?: \p{L}+){0,3} (?:falar|conversar|atendentes?|atendimento|pessoas?|humanos?|ligar|liga|contato|gerente|talk|speak|human|call|hablar|persona)(?= )| com (?:o |um )?(?:robo|bot|maquina)(?= )/u;
/** A whole message of these words alone. */
const ALONE =
	/^ (?:(?:um|uma|a|an|un|una|o|por favor|please) )*(?:atendentes?|humanos?|human|agent|operator|representative|pessoa real|asesor|persona real)(?: (?:por favor|please|pls|pfv))* $/u;
/** Runtime a person wherever it stands. */
const SUPPORT = / (?:atendimento humano|atencion humana|human support|human agent)(?= )/gu;

const WISHES = (["pt", "en", "es"] as const).map(
	(language) =>
		new RegExp(
			` ${ASKING[language]}${LINK[language]} ${PERSON[language]}(?= )${NO_PERSON[language]}`,
			"gu",
		),
);
/** "tem pessoas que não gostam", "quero pessoas": many are nobody of the team. */
const MANY = / (?:pessoas|people|personas|humanos|humans)$/u;

/** Whether a message asks for a person. Whole words, without accents; a refusal of one does not. */
export function asksForPerson(text: string): boolean {
	const written = text.slice(0, 2_000);
	const said = plain(written);
	if (ALONE.test(said)) return true;
	const isDenied = (at: number): boolean => DENIED.test(said.slice(0, at + 1));
	const isWished = [SUPPORT, ...WISHES, ...OTHER_WISHES].some((wish) =>
		[...said.matchAll(wish)].some((found) => !MANY.test(found[0]) && !isDenied(found.index)),
	);
	if (isWished || asksForNamed(written) || wantsPerson(written)) return true;
	// Learned weights do not tell a refusal from a wish.
	return !REFUSES.test(said) && isIntent(written, "person");
}

function asksForNamed(written: string): boolean {
	return [...written.matchAll(NAMED)].some(({ index, 1: name = "" }) => {
		// The pattern is blind to case, a name is not.
		const isName =
			/^\p{Lu}/u.test(name) && new RegExp(`^${OTHERS}`, "u").test(`${name.toLowerCase()} `);
		return isName && !DENIED.test(plain(written.slice(0, index)));
	});
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
 * Why people take over before a model is called; null: the agent answers.
 * @param burst what the customer said since the last answer
 * @param answers number of agents' answers in this conversation
 */
export function decideHandOver(
	rules: HandOverRules,
	burst: readonly string[],
	answers: number,
): HandOverReason | null {
	if (rules.onRequest && burst.some(asksForPerson)) return "requested";
	if (burst.some((text) => findHandOverWord(text, rules.words) !== null)) return "keyword";
	if (rules.onRequest && burst.some(isUpset)) return "upset";
	if (rules.maxTurns !== null && answers >= rules.maxTurns) return "max_turns";
	return null;
}
