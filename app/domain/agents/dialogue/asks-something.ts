// Whether a message asks, without looking at what is known: by its mark, an interrogative, a wish, or by going on.
import type { ReadCourtesy } from "../courtesy.ts";
import { isIntent } from "../intents.ts";
import { listTokens } from "../retrieval/tokens.ts";

const LEAD =
	"(?:(?:e|mas|ai|entao|so|ah|oi|ola|ta|ok|bom|certo|outra coisa|enquanto (?:isso|espero|aguardo)|pelo menos|alias|and|but|so|y|pero) )*";
const FIRST = new RegExp(
	`^${LEAD}(?:quando|como|quem|porque|por que|ate (?:que|quando|onde|qual)|que (?:horas?|dias?|tipo|cor|tamanho)|em (?:quanto|que|qual)|tem|tinha|faz|fazem|vende|vendem|entregam?|abrem?|fecham?|aceitam?|atendem?|cabe|consertam?|trocam?|parcelam?|precisa|paga|existe|ha|how|what|when|where|which|who|why|do|does|is|are|can|could|hay|tienen?|aceptan?|hacen|cuando|como|quien|se (?:eu|a|o|ja|nao)) `,
	"u",
);
const ANYWHERE =
	/(?:^| )(?:qual|quais|quanto|quantos|quanta|quantas|onde|aonde|cade|que horas|tem como|da para|como (?:faco|faz|funciona|posso|que|e que)|quero|queria|quiser|gostaria|preciso|precisava|precisamos|posso|poderia|poderiam|podem|consigo|me (?:passa|passe|diz|diga|manda|mande|explica|informa|fala|conta|da|ajuda)|duvida|pergunta|how much|how many|how long|do you|can i|is there|are there|i (?:want|need)|would like|cual|cuales|cuanto|cuantos|cuanta|donde|quiero|necesito|quisiera|puedo|puede)(?= |$)/u;

/** "E o de tireoide", which "é o de tireoide" is not. */
const GOES_ON =
	/^\s*(?:(?:ah|ok|ent[aã]o|mas),?\s+)?(?:(?:e|y|and)\s+(?:[oa]s?|n[oa]s?|em|d[eoa]|d[oa]s|se|para|pra|pro|com|sem|por|uma?|el|la|the|for|if)|ou)\s/iu;

/** Whether a text asks something, or wishes for it. */
export function asksSomething(text: string): boolean {
	if (/\?/u.test(text) || GOES_ON.test(text)) return true;
	const said = `${listTokens(text.slice(0, 2_000)).join(" ")} `;
	return FIRST.test(said) || ANYWHERE.test(said);
}

/** How those begin who only react to what they were told, or say what they do now. */
const REACTS =
	/^(?:(?:a+h+|ok|okay|ta|entao|hum+|opa|desculpa|desculpe|tudo bem|certo|bom|poxa|nossa|beleza) )*(?:(?:ja )?vou(?! (?:querer|precisar))|irei|fico|ficarei|espero|esperando|aguardo|aguardando|ja (?:chamei|fiz|vi|achei|consegui|resolvi|mandei|liguei|paguei|encontrei|entendi|sei|comprei|pedi)|consegui|resolvi|que (?:pena|delicia|bom|otimo|lind[oa]|legal|chique|fof[oa]|alivio|maravilha|susto|coisa|triste|chato)|tmj|pensei que|achei que|brincadeira|brinquei|(?:estou|to) (?:so )?(?:zoando|brincando|indo|chegando|esperando|aguardando)|zoeira|sou [oa]|i ll|i will|voy a)(?= |$)/u;
const BUT = /(?:^| )(?:mas|porem|so que|but|pero)(?= |$)/u;
/** More than that tells something. */
const MAX_WORDS = 8;

/**
 * Whether a message only reacts to what was said: it asks nothing and stands beside thanks or laughter, or begins as a
 * reaction does. It is answered only where an entry is surely meant.
 */
export function onlyReacts(text: string, { courtesy, question }: ReadCourtesy): boolean {
	if (asksSomething(question)) return false;
	const whole = listTokens(text.slice(0, 1_000)).join(" ");
	const said = listTokens(question);
	if (said.length > MAX_WORDS || BUT.test(whole)) return false;
	const isKind = courtesy !== null && courtesy !== "greeting";
	return isKind || REACTS.test(said.join(" ")) || REACTS.test(whole);
}

/** Whether what no phrase of courtesy knows is kind and nothing else: "capricha aí, confio em vocês". */
export const isMerelyKind = (text: string, { question }: ReadCourtesy): boolean =>
	question !== "" && !asksSomething(question) && isIntent(text, "courtesy");
