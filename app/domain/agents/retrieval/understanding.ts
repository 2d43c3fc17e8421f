// A message as the searches it needs: the whole of it, each of its questions, and each with what was asked before.
import { fold } from "../../fold.ts";
import { eachEntryOnce, eachOnce } from "../passages.ts";
import { STOP_WORDS } from "./common-words.ts";
import { GOOD } from "./confidence.ts";
import type { Segment } from "./question-terms.ts";
import { type Asked, readQuestions } from "./segments.ts";
import { listTokens } from "./tokens.ts";

/** One question of a message. */
interface Part {
	alone: Asked;
	/** With the words of what was asked before; null where nothing was. */
	together: Asked | null;
	/** It makes sense only after what was asked before. */
	goesOn: boolean;
}

export interface Understood {
	whole: Asked;
	/** What was asked before; empty for nothing. */
	before: Asked;
	parts: Part[];
	/** "o endereço e o telefone": two questions only where two entries answer them. */
	halves: readonly [Asked, Asked] | null;
	/** The pieces of a long message, one of which is what it asks; empty for a short one. */
	clauses: readonly Asked[];
}

const BEFORE = 0.35;
/** The confidence of what goes on with a subject, at most. */
const STAYS = 0.75;
const STRANGE = 0.5;
const MAX_PARTS = 3;
const MAX_WORDS_GOING_ON = 9;
/** Of so many words a message tells more than it asks, wherever the one ends and the other begins. */
const LONG = 14;
const MAX_CLAUSES = 12;
/** A piece that alone is so sure of what the whole message finds too is what it asks. */
const SURE_CLAUSE = 0.75;
/** Beside an answer to one question the other one's may be less sure. */
const BESIDE_GOOD = 0.5;

const GOES_ON =
	/^(?:e|ou|mas|entao|tb|tambem|ah|and|or|y|o)\s|^(?:quanto|qto|qt|quantos|quantas|qual|quais|quando|onde|como|ate|precisa|tem que|vem|vai|inclui|dura|demora|paga|e se|so|quem|que horas)(?:\s|$)|\b(?:ele|ela|eles|elas|isso|esse|essa|esses|essas|deles|delas|dele|dela|nele|nela|disso|desse|dessa|nesse|nessa|it|that|this|them|ese|esa|eso)\b/u;
const ANOTHER =
	/\s(?:e|and|y)\s(?=(?:tamb[eé]m |se |me |tb )?(?:qual|quais|quanto|quantos|quantas|qto|qtos|quando|onde|aonde|como|at[eé]|que horas|q horas|em quant|em que|com quant|de quant|por quant|a que|tem|t[eê]m|aceita|aceitam|posso|pode|podem|d[aá]|entrega|entregam|faz|fazem|precisa|preciso|abre|abrem|vende|vendem|cobra|cobram|parcela|parcelam|[eé]|fica|ficam|custa|consigo|quem|how|when|where|what|do you|can|is|cu[aá]nto|cu[aá]ndo|d[oó]nde)(?:\s|$))/iu;
const LINK =
	/\s(?:e|and|y|mais)\s(?=(?:o|a|os|as|do|da|dos|das|de|um|uma|pra|para|no|na|the|el|la)?\s?\S)/giu;

const SENTENCE_END = /[.!?…\n;]+/u;
const CLAUSE_END =
	/[.!?…\n;,]+|\s(?:e|mas|a[ií]|que|porque|pq|pra|para|ent[aã]o|and|but|so|y|pero|(?:queria|gostaria de) saber)\s/u;

function listClauses(message: string): Asked[] {
	if (message.trim().split(/\s+/u).length < LONG) return [];
	const split = (end: RegExp, least: number) =>
		message
			.split(end)
			.map((piece) => piece.trim())
			.filter((piece) => piece.split(/\s+/u).length >= least);
	const pieces = new Set([...split(SENTENCE_END, 3), ...split(CLAUSE_END, 2)]);
	// What is asked stands at the end more often than at the beginning.
	return [...pieces].slice(-MAX_CLAUSES).map((text) => [{ text, weight: 1 }]);
}

const toldWords = (asked: Asked): number =>
	asked
		.filter(({ weight }) => weight >= 1)
		.flatMap(({ text }) => listTokens(text))
		.filter((token) => !STOP_WORDS.has(token)).length;

function goesOn(asked: Asked): boolean {
	const text = fold(asked.map((segment) => segment.text).join(" ")).trim();
	const words = listTokens(text).length;
	return words <= 3 || (words <= MAX_WORDS_GOING_ON && GOES_ON.test(text));
}

const faint = (before: Asked): Segment[] =>
	before.map(({ text, weight }) => ({ text, weight: weight * BEFORE }));

/** A question with two interrogatives is two. */
function splitQuestion(asked: Asked): Asked[] {
	const [main, ...story] = asked.toSorted((one, other) => other.weight - one.weight);
	const at = main?.text.search(ANOTHER) ?? -1;
	if (main === undefined || at <= 0) return [asked];
	const [first, second] = [main.text.slice(0, at), main.text.slice(at)];
	return [
		[{ text: first, weight: main.weight }, ...story],
		[{ text: second.trim(), weight: main.weight }, ...story],
	];
}

/** What a message asks. @param before what was asked before the agent's last answer; "" for nothing */
export function understand(message: string, before: string): Understood {
	const questions = readQuestions(message).flatMap(splitQuestion);
	const whole = readQuestions(message).flat();
	const last: Asked = before === "" ? [] : readQuestions(before).flat();
	let context = last;
	const parts = questions.slice(0, MAX_PARTS).map((alone) => {
		const together = context.length === 0 ? null : [...alone, ...faint(context)];
		const part = { alone, together, goesOn: context.length > 0 && goesOn(alone) };
		// "Quanto é?" behind a question is about what that one asked.
		context = toldWords(alone) === 0 ? context : alone;
		return part;
	});
	const isOne = parts.length === 1;
	return {
		whole,
		before: last,
		parts,
		halves: isOne ? halvesOf(whole) : null,
		clauses: isOne ? listClauses(message) : [],
	};
}

function halvesOf(whole: Asked): readonly [Asked, Asked] | null {
	const [main] = whole.filter(({ weight }) => weight >= 1);
	if (main === undefined) return null;
	const link = [...main.text.matchAll(LINK)].at(-1);
	if (link === undefined || link.index < 4) return null;
	const half = (text: string): Asked => [{ text, weight: 1 }];
	return [half(main.text.slice(0, link.index)), half(main.text.slice(link.index + link[0].length))];
}

/** Everything that is to be searched for, in the order in which `choose` takes what was found. */
export const listSearches = ({ whole, before, parts, halves, clauses }: Understood): Asked[] => [
	whole,
	before,
	...parts.flatMap(({ alone, together }) => (together === null ? [alone] : [alone, together])),
	...(halves ?? []),
	...clauses,
];

interface Answer {
	entryId: string;
	text: string;
	share: number;
	isStrange: boolean;
}

export interface Chosen<A extends Answer> {
	/** One for each question that has one; empty: nothing answers. */
	answers: A[];
	/** All that may be of use, best first. */
	passages: A[];
}

/** What answers a message, of what each of its searches found. @param good an answer's least confidence */
export function choose<A extends Answer>(
	understood: Understood,
	found: readonly A[][],
	good: number = GOOD,
): Chosen<A> {
	const results = [...found];
	const take = (): A[] => results.shift() ?? [];
	const isGood = (ranked: A[]) => (ranked[0]?.share ?? 0) >= good;
	const clauses = results.splice(results.length - understood.clauses.length);
	/** What was found, as sure as the surest piece of the message that finds the same. */
	const besideClauses = (ranked: A[]): A[] => {
		const entryId = ranked[0]?.entryId;
		if (isGood(ranked)) return ranked;
		const sure = clauses.find(
			([first]) => first?.entryId === entryId && (first?.share ?? 0) >= Math.max(good, SURE_CLAUSE),
		);
		return [...(sure?.slice(0, 1) ?? []), ...ranked];
	};
	const whole = besideClauses(take());
	const [topic] = take();
	const chosen = understood.parts.map(({ alone: words, together, goesOn: isGoingOn }) => {
		const alone = besideClauses(take());
		if (together === null) return alone;
		const joined = take();
		const order = isGoingOn
			? [stay(joined, topic, namesCase(words)), alone]
			: [alone, ...(joined[0]?.isStrange ? [] : [joined])];
		const [first = []] = order.toSorted(
			([one], [other]) => (other?.share ?? 0) - (one?.share ?? 0),
		);
		return order.find(isGood) ?? first;
	});
	const [first, second] = understood.halves === null ? [] : [take(), take()];
	const halves = first && second && isGood(first) && isGood(second) ? [first, second] : [];
	const lists = understood.parts.length > 1 || understood.parts[0]?.together ? chosen : [whole];
	const distinct = (all: A[][], least = good): A[] =>
		eachEntryOnce(
			all.flatMap((ranked) => ((ranked[0]?.share ?? 0) >= least ? ranked.slice(0, 1) : [])),
		);
	let answers = distinct(lists);
	if (answers.length > 0) answers = distinct(lists, Math.min(good, BESIDE_GOOD));
	if (answers.length === 0) answers = distinct([whole]);
	const two = distinct(halves);
	if (two.length > 1) answers = two;
	return { answers, passages: interleave([answers, ...lists, ...halves, whole]) };
}

/** "E no Buritis?", "e com cartão?" ask about a case of what was spoken of; "e o elefante?" about something else. */
const CASE =
	/^(?:e |ou |and |y )?(?:so |se )?(?:no|na|nos|nas|em|pro|pra|para|por|com|sem|ate|se|in|to|for|with|en|con)\s/u;
const namesCase = (asked: Asked): boolean =>
	CASE.test(fold(asked.map(({ text }) => text).join(" ")).trim());

/** What goes on and finds what was spoken of is about it, unless it names what nobody knows. */
function stay<A extends Answer>(joined: A[], topic: A | undefined, mayBeStrange: boolean): A[] {
	const [best, ...others] = joined;
	if (best === undefined) return joined;
	if (best.isStrange && !mayBeStrange)
		return [{ ...best, share: Math.min(best.share, STRANGE) }, ...others];
	if (best.entryId !== topic?.entryId) return joined;
	return [{ ...best, share: Math.max(best.share, Math.min(STAYS, topic.share)) }, ...others];
}

/** The best of each list, then the second of each, every passage once. */
function interleave<A extends Answer>(lists: readonly A[][]): A[] {
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	const ranks = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
	return eachOnce(ranks.flat());
}
