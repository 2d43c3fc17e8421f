// Short replies mean something by what they answer: "sim", "não é isso", "a segunda", "era só isso".
import { readCourtesy } from "../courtesy.ts";
import { listTokens } from "../retrieval/tokens.ts";

export type ShortReply =
	| { kind: "yes" }
	| { kind: "no" }
	/** Our answer, or what we offered, is not what was meant. */
	| { kind: "not_that" }
	/** Nothing else is wanted. */
	| { kind: "enough" }
	/** Numbers of a list, from 1; -1: its last one. */
	| { kind: "choice"; numbers: readonly number[] }
	| { kind: "all" };

const MAX_LENGTH = 80;

const AFTER =
	"(?: (?:sim|isso|mesmo|por|favor|quero|nao|obrigad[oa]|please|thanks|gracias|viu|ta|ok))*";
const YES = new RegExp(
	`^(?:(?:ah|ok|ta|entao) )*(?:sim|ss|isso|isso mesmo|isso ai|esse|essa|esse mesmo|essa mesma|exato|exatamente|quero|pode ser|pode|claro|com certeza|aham|uhum|positivo|yes|yep|yeah|sure|of course|si|claro que si?m?|por favor)${AFTER}$`,
	"u",
);
const NO = new RegExp(
	`^(?:(?:ah|ok|ta|entao) )*(?:nao|nops?|nope?|nah|negativo|nada)${AFTER}$`,
	"u",
);
const SORRY = "(?:(?:nao|no|ops|opa|oxe|ah|poxa|desculpa|desculpe|mas|olha|na verdade) )*";
const OF_THESE =
	"(?: (?:dess[ae]s|dest[ae]s|del[ae]s|das opcoes|of (?:these|those|them)|de (?:es[ot]s|estas|esas)))?";
const MEANT =
	"(?: (?:nao|o?que (?:eu )?(?:perguntei|quero|queria|preciso|quis dizer|pedi|procuro|falei|estou perguntando|to perguntando)))*";
const NOT_THAT = new RegExp(
	`^${SORRY}(?:nao (?:e|era|eh|foi|seria) (?:bem |sobre )?(?:isso|isto|ess[ae]|nada disso|nenhum[ao]?${OF_THESE})${MEANT}|nenhum[ao]?${OF_THESE}|nada disso|nada a ver|(?:voce )?(?:nao (?:me )?entendeu|entendeu (?:tudo )?errado)|none${OF_THESE}|(?:thats |that is |its |it is )?not (?:that|it|what i (?:meant|asked|want|need))|no es (?:eso|lo que (?:busco|quiero|pregunte))|ningun[ao]${OF_THESE})$`,
	"u",
);
const ENOUGH_WORDS = new Set(
	"nao nada mais so era e eh isso mesmo por enquanto hoje agora tudo ja foi ok ta certo bom entao thats that is all nothing else for now no eso es todo mas ahora".split(
		" ",
	),
);
const ENOUGH =
	/\b(?:so isso|isso so|era so|e so|nada mais|mais nada|so por (?:enquanto|hoje)|por (?:enquanto|hoje) (?:e )?(?:so|isso)|e tudo|thats all|that is all|nothing else|eso es todo|nada mas)\b/u;

const ORDINALS: readonly (readonly [RegExp, number])[] = [
	[/^(?:primeir[oa]|primer[oa]?|first|um|uma|one|uno)$/u, 1],
	[/^(?:segund[oa]|second|dois|duas|two|dos)$/u, 2],
	[/^(?:terceir[oa]|tercer[oa]?|third|tres|three)$/u, 3],
	[/^(?:ultim[oa]|last)$/u, -1],
];
const BESIDE =
	/^(?:o|a|os|as|la|el|the|e|ou|y|and|or|opcao|opcion|option|numero|number|quero|seria|acho|que|pode|ser|item|assunto|por|favor|please|mesmo|mesma|one|de|da|do|essa|esse|no|na)$/u;
const ALL =
	/^(?:(?:quero|pode ser) )*(?:(?:as|os) (?:duas|dois|tres)|ambas|ambos|both|todas|todos|all(?: of them)?|las dos|los dos)(?: (?:opcoes|coisas|por favor|please|mesmo))*$/u;

function readChoice(tokens: readonly string[]): readonly number[] {
	const numbers: number[] = [];
	for (const token of tokens) {
		const digits = /^(\d{1,2})[oa]?$/u.exec(token)?.[1];
		const ordinal = ORDINALS.find(([pattern]) => pattern.test(token))?.[1];
		const number = digits === undefined ? ordinal : Number(digits);
		// "The second one" is no first one.
		if (number !== undefined && !(token === "one" && numbers.length > 0)) numbers.push(number);
		else if (!BESIDE.test(token)) return [];
	}
	return [...new Set(numbers)];
}

/** What a short reply says; null: the message says something of its own. */
export function readShortReply(text: string): ShortReply | null {
	if (text.length > MAX_LENGTH || /\?/u.test(text)) return null;
	const bare = readCourtesy(text).question;
	for (const said of new Set([bare, text])) {
		const found = readTokens(listTokens(said.replaceAll(/['’]/gu, "")));
		if (found !== null) return found;
	}
	return null;
}

function readTokens(tokens: readonly string[]): ShortReply | null {
	if (tokens.length === 0) return null;
	const said = tokens.join(" ");
	if (ENOUGH.test(said) && tokens.every((token) => ENOUGH_WORDS.has(token)))
		return { kind: "enough" };
	if (NOT_THAT.test(said)) return { kind: "not_that" };
	if (ALL.test(said)) return { kind: "all" };
	const numbers = readChoice(tokens);
	if (numbers.length > 0) return { kind: "choice", numbers };
	if (NO.test(said)) return { kind: "no" };
	return YES.test(said) ? { kind: "yes" } : null;
}
