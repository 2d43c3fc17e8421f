// Reciprocal rank fusion (Cormack, Clarke, Büttcher 2009): several orders of the same things become one, by places alone.
// Scores of different searches cannot be compared; places can.

/** How much the first places count more than the next; the usual value. */
const K = 60;

export interface RankedList<T> {
	/** Best first. */
	items: readonly T[];
	/** How much the list counts; 0: not at all. */
	weight: number;
}

/**
 * Everything that stands in a list, best first, each thing once as it stands in the first list that has it. Things of equal
 * rank keep the order of the lists. Of a thing that stands in a list twice the better place counts.
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
			const rank = weight / (K + seen.size);
			const known = fused.get(key);
			if (known) known.rank += rank;
			else fused.set(key, { item, rank });
		}
	}
	return [...fused.values()].toSorted((one, other) => other.rank - one.rank);
}
