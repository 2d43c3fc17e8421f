// Greetings, thanks, "ok" and laughter are no question: they are taken off before anything is searched for.
import { foldCompatible } from "../fold.ts";
import { isSmallTalk } from "./small-talk.ts";

export const COURTESIES = ["greeting", "thanks", "goodbye", "acknowledgement"] as const;
export type Courtesy = (typeof COURTESIES)[number];

export interface ReadCourtesy {
	/** What is asked, as it was written; "" where nothing is. */
	question: string;
	/** What was said beside, the kind that is answered first; null for none. */
	courtesy: Courtesy | null;
}

/** "bom diaaa" is "bom dia": no letter counts twice. */
const squeeze = (text: string): string => text.replaceAll(/(\p{L})\1+/gu, "$1");
const plain = (word: string): string =>
	squeeze(foldCompatible(word)).replaceAll(/[^\p{L}\p{N}]+/gu, "");

const listPhrases = (text: string): string[] =>
	text.split(",").map((phrase) => phrase.trim().split(/\s+/u).map(plain).join(" "));

const PHRASES: Record<Courtesy | "filler", string[]> = {
	greeting: listPhrases(
		`oi, oie, oii, ola, opa, eai, e ai, iae, salve, alo, bom dia, boa tarde, boa noite, bom domingo, bom sabado,
		tudo bem, td bem, tudo bom, td bom, tudo certo, tudo joia, tudo tranquilo, tudo ok, blz ai, como vai, como vao,
		como voce esta, como voces estao, como vc ta, como vcs tao, tudo bem com voce, tudo bem com voces, tudo bem com vc,
		tudo bem com vcs, tudo bom com voces, tudo bom com vcs, td bem com vcs, tudo bem por ai, espero que esteja bem,
		espero que estejam bem, e voce, e voces, e vc, e vcs, e contigo, prazer,
		hi, hello, hey, hi there, hello there, hey there, good morning, good afternoon, good evening, how are you, how is it going, whats up,
		hola, buenas, buenos dias, buen dia, buenas tardes, buenas noches, que tal, como estas, como esta, como estan, y tu, y usted`,
	),
	thanks: listPhrases(
		`obrigado, obrigada, obrigados, obg, obgd, obgda, obgdo, brigado, brigada, brigadao, brigadinha, obrigadao, obrigadinha,
		muito obrigado, muito obrigada, mto obrigado, mto obrigada, mt obrigada, mt obrigado, valeu, vlw, vlws, agradeco, agradecido, agradecida,
		grato, grata, gratidao, muito grata, muito grato, obrigado mesmo, obrigada mesmo, pela atencao, pela ajuda, pela informacao,
		pelas informacoes, pelo retorno, por tudo, por enquanto, pela resposta, de coracao, deus lhe pague, de nada, imagina, por nada,
		thanks, thank you, thx, ty, tks, thanks a lot, thank you so much, thank you very much, thanks so much, many thanks, for your help,
		gracias, muchas gracias, mil gracias, muy amable, por su ayuda, por la ayuda`,
	),
	goodbye: listPhrases(
		`tchau, xau, ate mais, ate logo, ate breve, ate amanha, ate a proxima, ate depois, flw, falou, bom fim de semana,
		boa semana, bom descanso, bom feriado, tenha um bom dia, tenha uma boa tarde, tenha uma boa noite, tenha um otimo dia, otimo dia, otima tarde, otima semana,
		abraco, abracos, abs, bj, bjs, beijo, beijos, fique com deus, fica com deus, deus abencoe, deus te abencoe, amem, bom trabalho, boas vendas,
		bye, bye bye, goodbye, see you, see you later, have a nice day, have a good day, take care, good night,
		adios, hasta luego, hasta pronto, hasta manana, chao, chau, nos vemos, saludos`,
	),
	acknowledgement: listPhrases(
		`ok, okay, okey, oks, oki, okis, okok, k, ta, ta bom, ta bem, ta certo, ta ok, ta otimo, tabom, tah, certo, certinho, certissimo, blz, beleza, bele, belezinha, joia, jóia,
		entendi, entendido, entendi tudo, compreendi, compreendo, saquei, perfeito, perfeita, otimo, otima, excelente, maravilha, maravilhoso, maravilhosa, show, show de bola,
		top, legal, bacana, massa, boa, bom, muito bom, que bom, que otimo, que legal, que maravilha, combinado, fechado, fechou, positivo, com certeza, isso, isso mesmo, exato, exatamente,
		sem problema, sem problemas, tranquilo, suave, de boa, ah, ahh, aham, uhum, hum, humm, hm, nossa, uau, eba, oba, amei, adorei, gostei, entao ta, ta entao, ok entao, blz entao,
		vou ver, vou pensar, vou aguardar, aguardo, fico no aguardo, no aguardo, ja sei, pronto, feito, deu certo, ah sim, ah ta, ah entendi, ah ok, visto, ciente, anotado, recebido, recebi,
		great, perfect, got it, i see, alright, all right, sure, cool, nice, understood, awesome, fine, sounds good,
		de acuerdo, entendido, perfecto, genial, bien, muy bien, esta bien, listo, claro, bueno`,
	),
	filler: listPhrases(
		`por favor, pf, pfv, pfvr, porfa, por gentileza, gentileza, please, pls, plz, viu, ne, hein, gente, pessoal, galera, moca, moco, amigo, amiga, querido, querida, linda, lindo,
		flor, meu bem, mana, mano, senhor, senhora, a todos, a todas, todos, com licenca, licenca, desculpa, desculpe, desculpa incomodar, desculpe incomodar, perdao,
		mesmo, demais, muito, mto, uma duvida, so uma duvida, tenho uma duvida, estou com uma duvida, to com uma duvida, uma pergunta, uma perguntinha, tenho uma pergunta, queria tirar uma duvida,
		quero tirar uma duvida, posso tirar uma duvida, me tira uma duvida, pode me tirar uma duvida, uma informacao, queria uma informacao, gostaria de uma informacao, preciso de uma informacao, preciso de ajuda, preciso de uma ajuda,
		me ajuda, pode me ajudar, pode me ajudar com uma coisa, gostaria de saber, queria saber, quero saber, gostaria de perguntar, entao, olha, escuta, sir, madam, everyone, all, excuse me, sorry, a question, i have a question, can you help me,
		disculpe, perdon, una pregunta, tengo una pregunta, una consulta, me ayuda, quisiera saber, a todos`,
	),
};

/** Phrases by their number of words, longest first: "tudo bem com vcs" before "tudo bem". */
const KINDS = new Map<string, Courtesy | "filler">();
for (const kind of ["filler", "acknowledgement", "goodbye", "thanks", "greeting"] as const)
	for (const phrase of PHRASES[kind]) KINDS.set(phrase, kind);
const LONGEST = 7;
const LAUGHTER = /^(?:k|(?:ha|he|hi|ja|je|ah|hua|ua)+h?a?|(?:rs)+r?|lol)$/u;
/** "aqui é a Ana Paula", "me chamo Rui", "my name is Ann": at most so many words of a name. */
const INTRODUCTION =
	/^(?:aqui e|aqui quem fala e|quem fala e|fala com|meu nome e|me chamo|my name is|i am|mi nombre es|me lamo|soy)(?: (?:o|a|el|la))?(?: \p{L}+){1,3}$/u;
const I_AM = /^sou [oa] \p{L}+(?: \p{L}+)?$/u;

interface Token {
	word: string;
	from: number;
	to: number;
	/** A mark that ends what was said stands behind it. */
	endsPart: boolean;
}

function listTokens(text: string): Token[] {
	const found = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
	return found.flatMap((match, at) => {
		const from = match.index;
		const to = from + match[0].length;
		const gap = text.slice(to, found[at + 1]?.index ?? text.length);
		const word = plain(match[0]);
		return word === "" ? [] : [{ word, from, to, endsPart: /[.!?,;:\n…)]/u.test(gap) }];
	});
}

/** How many tokens from `at` on are one courteous phrase, and of which kind. */
function phraseAt(
	tokens: readonly Token[],
	at: number,
): { length: number; kind: Courtesy | "filler" } | null {
	for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
		const phrase = tokens
			.slice(at, at + length)
			.map(({ word }) => word)
			.join(" ");
		const kind = KINDS.get(phrase) ?? (LAUGHTER.test(phrase) ? "acknowledgement" : undefined);
		if (kind) return { length, kind };
	}
	return null;
}

/** The tokens of one part of a text that ask something, and the courtesies around them. */
function stripPart(tokens: readonly Token[], seen: Set<Courtesy | "filler">): readonly Token[] {
	let rest = tokens;
	for (let found = phraseAt(rest, 0); found; found = phraseAt(rest, 0)) {
		seen.add(found.kind);
		rest = rest.slice(found.length);
	}
	const told = rest.map(({ word }) => word).join(" ");
	if (INTRODUCTION.test(told) || I_AM.test(told)) {
		seen.add("greeting");
		return [];
	}
	for (let found = phraseBefore(rest); found; found = phraseBefore(rest)) {
		seen.add(found.kind);
		rest = rest.slice(0, -found.length);
	}
	return rest;
}

/** The courtesy that ends a part. "Show" and "legal" at an end are what is asked about. */
function phraseBefore(tokens: readonly Token[]) {
	for (let length = Math.min(LONGEST, tokens.length - 1); length > 0; length -= 1) {
		const found = phraseAt(tokens, tokens.length - length);
		if (found?.length === length && found.kind !== "acknowledgement") return found;
	}
	return null;
}

/** What a message asks, without the courtesies at the edges of its parts. */
export function readCourtesy(text: string): ReadCourtesy {
	const seen = new Set<Courtesy | "filler">();
	const asking: Token[] = [];
	let part: Token[] = [];
	for (const token of listTokens(text.slice(0, 8_000))) {
		part.push(token);
		if (!token.endsPart) continue;
		asking.push(...stripPart(part, seen));
		part = [];
	}
	asking.push(...stripPart(part, seen));
	const [first] = asking;
	const last = asking.at(-1);
	// What stands between two questions stays: it harms less than a word too few.
	const question =
		first && last && !isSmallTalk(text) ? text.slice(first.from, endOf(text, last.to)) : "";
	return { question, courtesy: kindOf(seen, question === "") };
}

/** With the mark behind it: it tells that something is asked. */
const endOf = (text: string, to: number): number =>
	to + (/^\s?\?/u.exec(text.slice(to))?.[0].length ?? 0);

function kindOf(seen: ReadonlySet<Courtesy | "filler">, isAll: boolean): Courtesy | null {
	const found = COURTESIES.find((kind) => seen.has(kind));
	if (found) return found;
	// "Uma dúvida, por favor" waits for a word; an emoji, a dot is an answer to ours.
	if (seen.has("filler")) return isAll ? "greeting" : null;
	return isAll ? "acknowledgement" : null;
}

/** Whether a message asks nothing at all. */
export const isCourtesy = (text: string): boolean => readCourtesy(text).question === "";
