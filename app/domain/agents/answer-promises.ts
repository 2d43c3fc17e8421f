// What a model must not promise: an agent answers when it is written to, and does nothing in between. Nobody checks
// something and comes back, nobody calls, and no person comes because a model said so.
import { foldCompatible } from "../fold.ts";
import { listSentences } from "./sentences.ts";

/** `person`: somebody of the team is announced, which only a hand-over can keep. */
type PromiseKind = "later" | "call" | "act" | "person";

interface Rule {
	kind: PromiseKind;
	/** Found in a sentence, folded: without case and accents. */
	promise: RegExp;
	/** Found in what the team wrote, which then promises it itself or tells the agent to. */
	allowed: RegExp;
}

const WILL = "(?:vou|irei|vamos|iremos|deixa (?:que )?eu|deixe-me|estou indo)";
const TEAM =
	"(?:alguem|uma pessoa|(?:um|uma|o|a|nosso|nossa) (?:atendente|consultora?|especialista|vendedora?|colega|supervisora?|gerente|responsavel|equipe|time|setor|pessoa)|someone|somebody|(?:an?|our|the) (?:agent|colleague|team|specialist|manager|representative)|alguien|(?:un|una|nuestro|nuestra) (?:agente|asesora?|equipo|persona|companer[oa]))";
/** What people would do to a customer who waits; looking at a label in the shop is not among it. */
const SERVES =
	"(?:atend|ajud|cham|lig|respond|retorn|fal|entr|contat|contact|continu|assum|resolv|verific|confirm|analis|orient|auxili|cuid|help|call|contact|answer|reply|get|be with|take|assist|reach|ayud|llam|contest|atiend)";
/** Waiting for something: the sentence ends with it, or tells what for. */
const WAITING = "(?=$|[,.!…]| (?:enquanto|que|e|por favor|pfv|while|please|and|mientras|y)\\b)";

/** One of these, in a folded text. Repetitions are counted, so that none runs for ever. */
const anyOf = (patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"), "u");

const RULES: readonly Rule[] = [
	{
		kind: "person",
		promise: anyOf([
			String.raw`\b${TEAM}(?: \w+){0,5}? (?:vai|ira|vao|will|is going to|va a|ja|te|lhe|le)(?: (?:te|lhe|voce|le|logo|ja)){0,3} ${SERVES}`,
		]),
		allowed: anyOf([
			String.raw`\b(?:atendente|equipe|time|pessoa|consultora?|vendedora?|gerente) (?:\w+ ){0,2}(?:vai|ira|entra|retorna|responde|liga|atende|chama)\b`,
			String.raw`\bteam (?:will|calls|answers)`,
			String.raw`\bequipo (?:va|responde|llama)`,
		]),
	},
	{
		kind: "person",
		promise: anyOf([
			String.raw`\b(?:vou|irei|vamos|estou) (?:te |lhe |ja ){0,3}(?:transferi(?:r|ndo)|encaminha(?:r|ndo) (?:voce|o seu|a sua|seu|sua|isso|para|ao|a)|repassa(?:r|ndo)|passa(?:r|ndo) (?:voce|o seu|a sua|seu|sua|isso)|direciona(?:r|ndo)|chama(?:r|ndo) (?:alguem|uma?|o|a))\b`,
			String.raw`\bi(?:'ll| will|'m| am)(?: going to)? (?:transfer(?:ring)?|connect(?:ing)?|forward(?:ing)?|pass(?:ing)?) (?:you|this|your)\b`,
			String.raw`\b(?:le |te )?voy a (?:transferir|pasar|derivar|conectar|comunicar)`,
		]),
		allowed: anyOf([
			String.raw`\b(?:transfir|transferir|encaminh|repass|direcion|deriv)\w* (?:\w+ ){0,4}(?:atendente|equipe|pessoa|setor|gerente|humano|time|vendedora?|agente)`,
		]),
	},
	{
		kind: "call",
		promise: anyOf([
			String.raw`\b(?:vou|irei|vamos|iremos) (?:te |lhe |ja |voce ){0,3}(?:ligar|telefonar)\b`,
			String.raw`\b(?:te|lhe) (?:ligo|ligamos|ligarei|ligaremos)\b`,
			String.raw`\b(?:ligo|ligamos|ligaremos|ligarei) (?:para voce|pra voce|em|ja|mais|amanha|hoje)\b`,
			String.raw`\b(?:i|we)(?:'ll| will| are going to|'re going to) (?:\w+ )?(?:call|phone|ring) you`,
			String.raw`\b(?:te|le|lo|la) (?:llamo|llamare|llamaremos|llamamos)\b`,
			String.raw`\b(?:voy|vamos) a llamar`,
		]),
		allowed: anyOf([
			String.raw`\b(?:ligamos|ligaremos|liga|ligar) (?:para o cliente|para voce|de volta|em ate|em \d)`,
			String.raw`retorn\w+ (?:a |por |sua |a sua )?(?:ligacao|telefone)`,
			String.raw`\bwe (?:will )?call\b`,
			String.raw`\ble llama`,
		]),
	},
	{
		kind: "later",
		promise: anyOf([
			String.raw`\b${WILL} (?:\w+ ){0,2}(?:verificar|consultar|checar|conferir|confirmar|averiguar|apurar|perguntar|pesquisar|localizar|retornar|avisar|dar (?:um )?retorno|ver (?:com|isso|aqui|no sistema)|falar com (?:a|o|meu|minha|nossa?))\b`,
			String.raw`\bestou (?:verificando|consultando|checando|conferindo|buscando)`,
			String.raw`\b(?:te|lhe|ja|logo) (?:te |lhe )?(?:retorno|respondo|responderei|aviso|avisarei|avisamos|avisaremos|chamo|dou (?:um )?retorno)\b`,
			String.raw`\b(?:retornarei|retornamos|retornaremos|entro em contato|entrarei em contato|entramos em contato|entraremos em contato)\b`,
			String.raw`\bvolto (?:ja|logo|em breve|com a|com o|em \d|a falar)`,
			String.raw`\b(?:aguard[ea]|espere?|so|apenas)(?: so| apenas)? uma? (?:momento|momentinho|instante|instantinho|minuto|minutinho|segundo|segundinho|pouquinho)${WAITING}`,
			String.raw`^uma? (?:momento|momentinho|instante|minuto|minutinho|segundo)${WAITING}`,
		]),
		allowed: anyOf([
			String.raw`\b(?:vou|vai|vamos|ira|que|pode) (?:verificar|consultar|conferir|checar|confirmar|retornar|avisar)\b`,
			String.raw`\b(?:retornamos|retornaremos|retorna|retornar|responde|respondemos|responderemos|entra(?:mos|remos|r)? em contato|avisamos|avisaremos|avisar) (?:em|ate|por|no|na|dentro|o cliente|quando|assim)\b`,
		]),
	},
	{
		kind: "later",
		promise: anyOf([
			String.raw`\b(?:i|we)(?:'ll| will|'m going to| am going to|'re going to| are going to) (?:\w+ )?(?:check|verify|look into|find out|get back|let you know|contact|reach out|follow up|ask)\b`,
			String.raw`\b(?:one|just a|give me a) (?:moment|minute|second)${WAITING}`,
			String.raw`\blet me (?:check|verify|look|find out|ask)\b`,
			String.raw`\b(?:voy|vamos) a (?:verificar|consultar|comprobar|revisar|preguntar|confirmar|avisar)`,
			String.raw`\b(?:te|le) (?:aviso|avisare|avisaremos)\b`,
			String.raw`\b(?:me|nos) (?:pondre|pondremos|pongo) en contacto`,
			String.raw`\b(?:dejeme|dejame) (?:verificar|consultar|revisar)`,
			String.raw`\bun (?:momento|minuto|momentito)${WAITING}`,
		]),
		allowed: anyOf([
			String.raw`\b(?:we|i|will) (?:\w+ )?(?:check|get back|contact|answer|reply|let (?:you|them) know)\b`,
			String.raw`\b(?:respondemos|avisamos|contactamos) `,
		]),
	},
	{
		kind: "act",
		promise: anyOf([
			String.raw`\b(?:vou|irei|vamos) (?:te |lhe |ja |so ){0,3}(?:reservar|separar|agendar|marcar|desmarcar|remarcar|cancelar|estornar|reembolsar|providenciar|solicitar|abrir (?:um |o )?(?:chamado|protocolo|ticket|pedido)|gerar|liberar|emitir)\b`,
			String.raw`\b(?:ja|pronto,?|acabei de|eu) (?:reservei|separei|agendei|marquei|remarquei|cancelei|estornei|reembolsei|providenciei|solicitei|gerei|liberei|emiti|enviei|reservar|agendar|cancelar)\b`,
			String.raw`\b(?:vou|irei|vamos) (?:te |lhe |ja ){0,3}(?:enviar|mandar) (?:\w+ ){0,5}(?:e-?mail|sms|correio)`,
			String.raw`\bi(?:'ll| will| have|'ve) (?:already )?(?:book(?:ed)?|reserved?|schedul\w+|cancel\w*|refund\w*|email\w*)\b`,
			String.raw`\b(?:voy a|ya he|ya le) (?:reserv|agend|cancel|reembols)\w+`,
		]),
		allowed: anyOf([
			String.raw`\b(?:voce|agente|atendente virtual|assistente) (?:pode|deve|consegue|sabe|vai) (?:\w+ ){0,2}(?:reservar|separar|agendar|marcar|remarcar|cancelar|estornar|reembolsar|solicitar|gerar|emitir|enviar)`,
			String.raw`\b(?:reserve|separe|agende|marque|cancele|solicite|gere) (?:para|o|a|os|as)\b`,
		]),
	},
];

/** Sentences of so many words say something by themselves. */
const FEWEST_WORDS = 4;

export interface KeptPromises {
	/** Without the sentences that promise what nobody keeps; "" when nothing of substance is left. */
	text: string;
	/** A person of the team was promised. */
	isPersonPromised: boolean;
}

/**
 * An answer without promises that an agent cannot keep.
 * @param sources the team's words: what they promise may be promised
 * @param acts what the agent really did or can do in this answer: then it may say that it does
 */
export function keepPromises(
	answer: string,
	sources: readonly string[],
	{ mayAct = false }: { mayAct?: boolean } = {},
): KeptPromises {
	const known = foldCompatible(sources.join("\n"));
	const mayPromise = new Set<PromiseKind>(mayAct ? ["act"] : []);
	for (const { kind, allowed } of RULES) if (allowed.test(known)) mayPromise.add(kind);
	const rules = RULES.filter(({ kind }) => !mayPromise.has(kind));
	const broken = (sentence: string): Rule | undefined => {
		const folded = foldCompatible(sentence).replaceAll("’", "'").trim();
		// A question offers, it does not promise: "Posso verificar para você?"
		return folded.endsWith("?") ? undefined : rules.find(({ promise }) => promise.test(folded));
	};
	const sentences = listSentences(answer);
	const found = sentences.flatMap((sentence) => broken(sentence.text)?.kind ?? []);
	if (found.length === 0) return { text: answer, isPersonPromised: false };
	const kept = sentences.filter(({ text }) => !broken(text));
	const hasSubstance = kept.some(({ words }) => words >= FEWEST_WORDS);
	return {
		text: hasSubstance
			? kept
					.map(({ text, gap }) => text + gap)
					.join("")
					.trim()
			: "",
		isPersonPromised: found.includes("person"),
	};
}
