// founding.md 33: the knowledge base is searched by words, blind to accents, case and endings.
import { listWords } from "../inbox/search-words.ts";
import { storableText } from "../inbox/stored-text.ts";

/** More words of a question narrow nothing any more. */
const MAX_STEMS = 12;
const MAX_QUESTION_LENGTH = 2_000;

/** Words that say nothing of what is asked, without accents, in the agents' three languages. */
const STOP_WORDS = new Set(
	`a ao aos aquela aquele aqui as ate com como da das de dela dele deles do dos e ela ele eles em entre
	era essa essas esse esses esta estao estas estava este estes eu foi for gostaria ha isso isto ja la lhe mais mas
	me meu meus minha minhas muito na nao nas nem no nos nossa nosso num numa o oi ola os ou para pela pelo por porque
	pode poderia posso pra pro preciso qual quais quando quanto quantos quanta quantas que quem queria quero saber se sem ser seu
	seus sim sobre so sua suas tambem te tem tenho ter teu tudo bem um uma umas uns vai vc vcs voce voces vou favor obrigado
	obrigada bom boa dia tarde noite onde fica ai ne
	about am an and any are at be been but by can could did does for from get had has have hello hi how i if in is it
	its ll may me my not of off on one or our please so some such than thank thanks that the their them then there these they
	this to want was we were what when where which who whom why will with would you your
	al algo alguna alguno ante buenos buenas cual cuales cuando cuanto cuanta cuantos cuantas del desde donde dia dias el ella
	ellas ellos en es esa ese eso esta estan este esto gracias hasta hay hola la las le les lo los mi mis muy necesito nuestra nuestro
	otra otro pero puede puedo quiero quien quisiera si sin son su sus tener tiene tienen tu tus una unas uno unos usted ustedes y ya yo`.split(
		/\s+/u,
	),
);

/** What is left of "promoções", "promoção" is `promoc`, of "entregam" and "entrega" `entreg`. */
const ENDING = /(?:oe|ae|ao|ai|ei|en|em|al|el|am|ar|er|ir|ou)$/u;

function stemOf(word: string): string {
	if (word.length < 5 || /\d/u.test(word)) return word;
	const singular = word.replace(/s$/u, "");
	const bare = singular.replace(ENDING, "");
	if (bare.length >= 4 && bare !== singular) return bare;
	const root = singular.replace(/[aeo]$/u, "");
	return root.length >= 5 ? root : singular;
}

/** What is looked for: a word as it is, or whatever begins with its stem. */
export interface Stem {
	text: string;
	isPrefix: boolean;
}

/** The words of a question that say something, each once; empty when none does. */
export function listStems(question: string): Stem[] {
	const words = [...new Set(listWords(storableText(question, MAX_QUESTION_LENGTH)))];
	const telling = words.filter(
		(word) => !STOP_WORDS.has(word) && (word.length > 1 || /\d/u.test(word)),
	);
	const stems = new Map<string, Stem>();
	for (const word of telling) {
		const text = stemOf(word);
		// Numbers and short words mean themselves.
		const isPrefix = text.length >= 4 && !/\d/u.test(text);
		stems.set(text, { text, isPrefix });
	}
	return [...stems.values()].slice(0, MAX_STEMS);
}

const isFound = (words: readonly string[], { text, isPrefix }: Stem): boolean =>
	words.some((word) => (isPrefix ? word.startsWith(text) : word === text));

/** Of the stems asked for, the share (0 to 1) that a passage holds, with its title. */
export function shareOf(passage: { title: string; text: string }, stems: readonly Stem[]): number {
	if (stems.length === 0) return 0;
	const words = listWords(`${passage.title} ${passage.text}`);
	return stems.filter((stem) => isFound(words, stem)).length / stems.length;
}

/** The one thing that says whose words these are. */
const scopeOf = (agentId: string): string => agentId.replaceAll("-", "");

/**
 * What the index keeps of a passage: the words that questions are made of, each behind the agent's id.
 * So the index has no word that belongs to two agents.
 */
export function indexedWords(agentId: string, passage: { title: string; text: string }): string {
	const scope = scopeOf(agentId);
	return listWords(`${passage.title} ${passage.text}`)
		.map((word) => scope + word)
		.join(" ");
}

/** An FTS5 query; every word is quoted, so nothing a customer writes is syntax. */
export function searchQuery(agentId: string, stems: readonly Stem[]): string {
	const scope = scopeOf(agentId);
	return stems.map(({ text, isPrefix }) => `"${scope}${text}"${isPrefix ? "*" : ""}`).join(" OR ");
}
