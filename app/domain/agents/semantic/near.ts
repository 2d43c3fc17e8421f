// Passages by meaning: which are near a question, and how they join those that words found.
import { GOOD, type Ranked } from "../retrieval/confidence.ts";
import type { IndexedPassage } from "../retrieval/knowledge-index.ts";
import { lengthOf, likenessOf, type PassageVectors } from "./vectors.ts";

/** A passage by its likeness to a question. */
export interface NearPassage extends IndexedPassage {
	/** It stands out among all passages; the others are only the next best. */
	isNear: boolean;
}

/** So many standard deviations above the mean stand out: what a likeness is worth differs by model, how it is spread less. */
const OUTSTANDING = 2;
/** Of few passages none can be so far ahead: a share of the farthest that their number allows. */
const SHARE_OF_FARTHEST = 0.8;
/** What stands out is worth naming when the agent asks back, and is never sure. */
const NEAR_SHARE = 0.25;
/** Of reciprocal rank fusion, how much the first places count more than the next; the usual value. */
const FUSION_K = 60;

/**
 * The passages nearest to a question, best first.
 * @param vectorsOf those of an entry's passages in their order; null: not made yet
 */
export function rankNear<P extends IndexedPassage>(
	question: Int8Array,
	passages: readonly P[],
	vectorsOf: (entryId: string) => PassageVectors | null,
	limit: number,
): (P & NearPassage)[] {
	const length = lengthOf(question);
	const found: { passage: P; likeness: number }[] = [];
	let sum = 0;
	let squares = 0;
	let place = { entryId: "", at: 0 };
	for (const passage of passages) {
		// Passages of an entry stand together, in their order.
		place = { entryId: passage.entryId, at: place.entryId === passage.entryId ? place.at + 1 : 0 };
		const vectors = vectorsOf(passage.entryId);
		if (vectors === null || place.at >= vectors.lengths.length) continue;
		const likeness = likenessOf(question, length, vectors, place.at);
		found.push({ passage, likeness });
		sum += likeness;
		squares += likeness * likeness;
	}
	const mean = sum / found.length;
	const deviation = Math.sqrt(Math.max(0, squares / found.length - mean * mean));
	const farthest = (found.length - 1) / Math.sqrt(found.length);
	const bound = mean + deviation * Math.min(OUTSTANDING, SHARE_OF_FARTHEST * farthest);
	return found
		.toSorted((one, other) => other.likeness - one.likeness)
		.slice(0, limit)
		.map(({ passage, likeness }) => ({ ...passage, isNear: likeness > bound }));
}

interface RankedList<T> {
	/** Best first. */
	items: readonly T[];
	/** How much the list counts; 0: not at all. */
	weight: number;
}

/**
 * Reciprocal rank fusion (Cormack, Clarke, Büttcher 2009): several orders of the same things become one, by places alone,
 * because scores of different searches cannot be compared. Everything that stands in a list, best first, each thing once
 * as it stands in the first list that has it. Things of equal rank keep the order of the lists. Of a thing that stands in
 * a list twice the better place counts.
 */
export function fuseRanks<T>(
	lists: readonly RankedList<T>[],
	keyOf: (item: T) => string,
): { item: T; rank: number }[] {
	const fused = new Map<string, { item: T; rank: number }>();
	for (const { items, weight } of lists) {
		if (weight <= 0) continue;
		const seen = new Set<string>();
		for (const item of items) {
			const key = keyOf(item);
			if (seen.has(key)) continue;
			seen.add(key);
			const rank = weight / (FUSION_K + seen.size);
			const known = fused.get(key);
			if (known) known.rank += rank;
			else fused.set(key, { item, rank });
		}
	}
	return [...fused.values()].toSorted((one, other) => other.rank - one.rank);
}

/**
 * One order of what words and meaning found for a search. How sure a passage answers is still said by words alone; what only
 * meaning found is never sure. Of equal places the words' comes first where they are sure, else the one by meaning.
 */
export function joinNear<P extends IndexedPassage>(
	words: readonly Ranked<P>[],
	near: readonly (NoInfer<P> & NearPassage)[],
): Ranked<P>[] {
	const keyOf = ({ entryId, text }: IndexedPassage) => `${entryId}/${text.trim()}`;
	const byWords = new Map(words.map((passage) => [keyOf(passage), passage]));
	const listNear = (wanted: boolean) =>
		near.flatMap(({ isNear, ...passage }): Ranked<P>[] => {
			if (isNear !== wanted) return [];
			const share = isNear ? NEAR_SHARE : 0;
			const own = { ...(passage as unknown as P), share, isStrange: false, matched: [] };
			return [byWords.get(keyOf(own)) ?? own];
		});
	const isSure = (words[0]?.share ?? 0) >= GOOD;
	const lists = [
		{ items: words, weight: 1 },
		{ items: listNear(true), weight: 1 },
	];
	const found = fuseRanks(isSure ? lists : lists.toReversed(), keyOf).map(({ item }) => item);
	// What is only the next best in meaning stands behind.
	const others = listNear(false).filter((passage) => !byWords.has(keyOf(passage)));
	return [...found, ...others];
}
