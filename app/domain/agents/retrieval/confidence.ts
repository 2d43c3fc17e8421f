// Which passage answers a question, and how sure that is.
import { type Evidence, listEvidence } from "./evidence.ts";
import type { Found, Heard, IndexedPassage, Search } from "./knowledge-index.ts";
import { CONFIDENCE, RANKING } from "./weights.ts";

/** Answered above it. */
export const GOOD = 0.66;
/** Answered above it where people were called already: only what is quite sure is said. */
export const SURE = 0.8;
/** A lead above it says no more. */
const MAX_LEAD = 6;

/** A passage with the confidence (0 to 1) that it answers; only the best one can be sure. */
export type Ranked<P extends IndexedPassage> = P & {
	share: number;
	/** A telling word that is asked for stands in no passage at all. */
	isStrange: boolean;
	/** The question's words that it has. */
	matched: string[];
};

const TELLING = 1.2;
const isStrange = ({ heard }: Found): boolean =>
	heard.some(({ isAsked, holders, rarity }) => isAsked && holders === 0 && rarity > TELLING);

const wordsOf = (heard: readonly Heard[]): string[] =>
	heard.flatMap(({ word, covers }) => (covers > 0 ? [word] : []));

export function weigh(
	evidence: Evidence,
	weights: Readonly<Partial<Record<keyof Evidence, number>>>,
): number {
	let sum = 0;
	for (const name of Object.keys(weights) as (keyof Evidence)[])
		sum += (weights[name] ?? 0) * evidence[name];
	return sum;
}

/** What the best of a search is as an answer, beside its evidence: how it ranks, and how far ahead of the next. */
export const standingOf = ([best = 0, second]: readonly number[]) => ({
	rank: best,
	ahead: second === undefined ? MAX_LEAD : Math.min(MAX_LEAD, best - second),
});

/** Passages as answers, best first: the best with its confidence, the others below it by how far they are behind. */
export function rank<P extends IndexedPassage>(search: Search<P>): Ranked<P>[] {
	const evidence = listEvidence(search);
	const ordered = search.found
		.map((one, at) => ({
			one,
			evidence: evidence[at],
			rank: weigh(evidence[at] as Evidence, RANKING),
		}))
		.toSorted((one, other) => other.rank - one.rank);
	const [best] = ordered;
	if (best?.evidence === undefined) return [];
	const next = ordered.find(({ one }) => one.passage.entryId !== best.one.passage.entryId);
	const standing = standingOf(next === undefined ? [best.rank] : [best.rank, next.rank]);
	const sum =
		CONFIDENCE.bias +
		CONFIDENCE.rank * standing.rank +
		CONFIDENCE.ahead * standing.ahead +
		weigh(best.evidence, CONFIDENCE.of);
	const share = 1 / (1 + Math.exp(-sum));
	return ordered.map(({ one, rank: own }, at) => ({
		...one.passage,
		isStrange: isStrange(one),
		share: at === 0 ? share : Math.min(share, GOOD - 0.01) * Math.exp(own - best.rank),
		matched: wordsOf(one.heard),
	}));
}
