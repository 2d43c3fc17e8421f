// What of a message asks, and what only tells a story.
import { fold } from "../../fold.ts";
import { SOFT_WORDS, STOP_WORDS } from "./common-words.ts";
import { isEveryday } from "./everyday-words.ts";
import type { Segment } from "./question-terms.ts";
import { listTokens } from "./tokens.ts";

const INTERROGATIVE =
	/^(?:(?:e|mas|ai|entao|so|me|a|o|ate|em|por|de|pra|para|com|no|na|queria saber|gostaria de saber|diz|fala|sabe|voces sabem)\s+)*(?:qual|quais|quanto|quantos|quanta|quantas|qto|qtos|qt|quando|qnd|onde|aonde|como|que horas?|q horas?|q hrs|que dia|quem|cade|kd|porque|por que|pq|what|how|when|where|which|who|do you|can i|is there|are you|cual|cuales|cuanto|cuanta|cuando|donde|quien|hay|tienen|puedo)(?=\s|$|\?)/u;
const WISH =
	/(?:^|\s)(?:quero|queria|gostaria|preciso|precisava|posso|poderia|pode|podem|consigo|consegue|conseguem|tem|teria|voces tem|vcs tem|da pra|da para|daria|rola|aceita|aceitam|faz|fazem|vende|vendem|entregam|entrega|abre|abrem|me passa|me diz|me manda|me explica|me informa|me conta|informar|informe|saber|i want|i need|i would like|quiero|necesito|quisiera)(?=\s|$)/u;

interface Sentence {
	text: string;
	/** 2: with a mark or a word that asks; 1: a wish; 0: a story. */
	asks: 0 | 1 | 2;
}

function readSentence(text: string): Sentence {
	const plain = fold(text).trim();
	const asks = /\?/u.test(text) || INTERROGATIVE.test(plain) ? 2 : WISH.test(plain) ? 1 : 0;
	return { text, asks };
}

/** Sentences with the marks that end them. */
export const listSentences = (text: string): string[] =>
	(text.match(/[^.!?…\n;]+(?:[.](?=\d)[^.!?…\n;]+)*[.!?…\n;]*/gu) ?? [])
		.map((sentence) => sentence.trim())
		.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

const STORY = 0.25;
/** "Quanto vocês cobram?" lives on what was told. */
const STORY_OF_BARE = 0.4;
/** What was told right before a bare question is what it is about. */
const NEAR = 0.9;
/** So many words without a mark between are told in one breath: the story and then what is asked. */
const BREATHLESS = 10;
/** In one breath what is asked begins here. */
const BEGINS =
	/\s(?=(?:eu |que eu |e eu )?(?:queria|quero|gostaria|precisava|preciso) (?:de |muito |so |mesmo )?(?:saber|ver|confirmar|perguntar|entender)|sera que|(?:me |tu |voce |alguem )(?:diz|fala|informa|confirma|responde|explica)|(?:e |ai )?(?:quanto|qto|quantos|quantas|qual|quais|quando|onde|aonde|que horas|q hrs|tem como|da pra|da para|posso|voces? tem|vcs tem|voces fazem|vcs fazem)\s|como (?:e que|faz|faco|que|a gente|eu)|how |what |where |when |do you |can i |cuanto |donde |cuando |tienen )/gu;

/** Words that name nothing of a base: they ask for something of a thing that stands elsewhere. */
const ASKING_ONLY: ReadonlySet<string> = new Set(
	`valor preco custa custo custam cobra cobram cobrado pago paga pagar arrumam consertam conserto prazo desconto
	salvacao solucao opcao opcoes mexem aberto aberta demorado incluso`.split(/\s+/u),
);
const isAskingOnly = (token: string): boolean =>
	STOP_WORDS.has(token) ||
	SOFT_WORDS.has(token) ||
	ASKING_ONLY.has(token) ||
	/^\d+$/u.test(token) ||
	isEveryday(token);
const isBare = ({ text }: Segment): boolean => listTokens(text).every(isAskingOnly);

/** A sentence in the clauses before the one that asks, and that one. */
function splitClauses(sentence: string): { told: string[]; asked: string } {
	const clauses = sentence
		.split(/[,:]\s+|\s[-–—]\s|\)\s/u)
		.filter((clause) => clause.trim() !== "");
	const first = clauses.findIndex((clause) => INTERROGATIVE.test(fold(clause).trim()));
	const told = first > 0 ? clauses.slice(0, first) : [];
	const rest = first > 0 ? clauses.slice(first).join(", ") : sentence;
	const words = rest.trim().split(/\s+/u);
	if (words.length <= BREATHLESS) return { told, asked: rest };
	// Folding keeps as many words as there were.
	const plain = words.map(fold).join(" ");
	const begin = [...plain.matchAll(BEGINS)].find(
		({ index }) => plain.slice(0, index).split(" ").length >= 4,
	);
	if (begin === undefined) return { told, asked: rest };
	const at = plain.slice(0, begin.index).split(" ").length;
	return { told: [...told, words.slice(0, at).join(" ")], asked: words.slice(at).join(" ") };
}

/** A question of a message, with the story around it. */
export type Asked = Segment[];

/** The questions of a message, in its order; sentences that ask nothing are the story of each. */
export function readQuestions(text: string): Asked[] {
	const sentences = listSentences(text).map(readSentence);
	const strength = Math.max(0, ...sentences.map(({ asks }) => asks));
	if (strength === 0) return [[{ text, weight: 1 }]];
	return sentences.flatMap((sentence, at) => {
		if (sentence.asks < strength) return [];
		const { told, asked } = splitClauses(sentence.text);
		const main: Segment = { text: asked, weight: 1 };
		const bare = isBare(main);
		const stories = [
			...sentences.slice(0, at).flatMap(({ text: said, asks }) => (asks < strength ? [said] : [])),
			...told,
		];
		const later = sentences
			.slice(at + 1)
			.flatMap(({ text: said, asks }) => (asks < strength ? [said] : []));
		const near = bare ? (stories.pop() ?? later.shift()) : undefined;
		const weight = bare ? STORY_OF_BARE : STORY;
		return [
			[
				main,
				...(near === undefined ? [] : [{ text: near, weight: NEAR }]),
				...[...stories.toReversed(), ...later].map((said) => ({ text: said, weight })),
			],
		];
	});
}
