// What of a message asks, and what only tells a story.
import { fold } from "../../fold.ts";
import { SOFT_WORDS, STOP_WORDS } from "./common-words.ts";
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
const STORY_OF_BARE = 0.6;

const isBare = (segments: readonly Segment[]): boolean =>
	segments
		.filter(({ weight }) => weight === 1)
		.flatMap(({ text }) => listTokens(text))
		.filter((token) => !STOP_WORDS.has(token) && !SOFT_WORDS.has(token) && !BARE_WORDS.test(token))
		.length === 0;
/** They ask for something of a thing that stands elsewhere. */
const BARE_WORDS =
	/^(?:valor|preco|custa|custo|custam|cobra|cobram|cobrado|pago|paga|pagar|arrumam|consertam|conserto|marcar|agendar|prazo|horario|horarios|desconto|salvacao|solucao|opcao|opcoes|mexem|\d+)$/u;

/** Within a sentence, what stands before the clause that asks. */
function splitClauses(sentence: string): Segment[] {
	const clauses = sentence
		.split(/[,:]\s+|\s[-–—]\s|\)\s/u)
		.filter((clause) => clause.trim() !== "");
	const first = clauses.findIndex((clause) => INTERROGATIVE.test(fold(clause).trim()));
	if (first <= 0) return [{ text: sentence, weight: 1 }];
	return [
		{ text: clauses.slice(0, first).join(", "), weight: STORY },
		{ text: clauses.slice(first).join(", "), weight: 1 },
	];
}

/** A question of a message, with the story around it. */
export type Asked = Segment[];

/** The questions of a message, in its order; sentences that ask nothing are the story of each. */
export function readQuestions(text: string): Asked[] {
	const sentences = listSentences(text).map(readSentence);
	const strength = Math.max(0, ...sentences.map(({ asks }) => asks));
	if (strength === 0) return [[{ text, weight: 1 }]];
	const story = sentences.filter(({ asks }) => asks < strength).map(({ text: told }) => told);
	return sentences
		.filter(({ asks }) => asks === strength)
		.map((sentence) => {
			const clauses = splitClauses(sentence.text);
			const weight = isBare(clauses) ? STORY_OF_BARE : STORY;
			const around = [
				...clauses.filter((clause) => clause.weight < 1).map(({ text: told }) => told),
				...story,
			];
			return [
				...clauses.filter((clause) => clause.weight === 1),
				...around.map((told) => ({ text: told, weight })),
			];
		});
}
