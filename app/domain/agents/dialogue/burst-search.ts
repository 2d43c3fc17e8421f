// Several messages are one question in pieces, or several questions: each that asks by itself is searched for too.
import { eachEntryOnce, eachOnce } from "../passages.ts";
import { GOOD } from "../retrieval/confidence.ts";
import type { Asked } from "../retrieval/segments.ts";
import {
	type Chosen,
	choose,
	listSearches,
	understand,
	type Understood,
} from "../retrieval/understanding.ts";
import { listQuestionTexts } from "../semantic/semantic-search.ts";
import { asksSomething } from "./asks-something.ts";

/** More questions at once are not answered. */
const MAX_ANSWERS = 3;

export interface BurstSearch {
	whole: Understood;
	/** The messages that ask by themselves, where there are two or more. */
	each: readonly Understood[];
}

/**
 * What messages ask.
 * @param messages what each of them asks, without courtesies
 * @param before what was asked before them; "" for nothing
 */
export function planSearches(messages: readonly string[], before: string): BurstSearch {
	const asking = messages.flatMap((text, at) =>
		asksSomething(text) ? [understand(text, messages[at - 1] ?? before)] : [],
	);
	const whole = understand(messages.join("\n"), before);
	return { whole, each: asking.length > 1 ? asking.slice(0, MAX_ANSWERS) : [] };
}

/** All that is to be searched for, in the order in which `chooseAnswers` takes what was found. */
export const listBurstSearches = ({ whole, each }: BurstSearch): Asked[] =>
	[whole, ...each].flatMap(listSearches);

/**
 * How many passages each of these searches is to bring, at most `limit`. Of a clause `choose` takes the first alone, unless
 * it is looked for by meaning as well: the order that is joined then rests on all that words found.
 */
export function listLimits(planned: BurstSearch, limit: number): number[] {
	const searches = listBurstSearches(planned);
	const { places } = listQuestionTexts(searches);
	const clauses = new Set([planned.whole, ...planned.each].flatMap((asked) => asked.clauses));
	return searches.map((asked, at) => (clauses.has(asked) && places[at] === null ? 1 : limit));
}

/** What answers the messages, one for each question at most. @param good an answer's least confidence */
export function chooseAnswers<
	A extends { entryId: string; text: string; share: number; isStrange: boolean },
>({ whole, each }: BurstSearch, found: readonly A[][], good: number = GOOD): Chosen<A> {
	let from = 0;
	const take = (understood: Understood): Chosen<A> => {
		const to = from + listSearches(understood).length;
		const chosen = choose(understood, found.slice(from, to), good);
		from = to;
		return chosen;
	};
	const together = take(whole);
	const apart = each.map(take);
	const answers = eachEntryOnce(apart.flatMap((chosen) => chosen.answers));
	const best = answers.length === 0 ? together.answers : answers;
	const passages = [best, together.passages, ...apart.map((chosen) => chosen.passages)].flat();
	return { answers: best.slice(0, MAX_ANSWERS), passages: eachOnce(passages) };
}
