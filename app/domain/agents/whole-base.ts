// A base that fits into a prompt is given whole: then no search decides what a model may know.

interface Entry {
	entryId: string;
	title: string;
	text: string;
}

/** All entries, each once with how sure its best passage is; those that were found first, best first. */
export function orderWhole(
	whole: readonly Entry[],
	found: readonly { entryId: string; share: number }[],
): (Entry & { share: number; isStrange: boolean; matched: string[] })[] {
	const shares = new Map<string, number>();
	for (const { entryId, share } of found)
		shares.set(entryId, Math.max(share, shares.get(entryId) ?? 0));
	const places = new Map([...shares.keys()].map((entryId, at) => [entryId, at]));
	const placeOf = ({ entryId }: Entry): number => places.get(entryId) ?? places.size;
	return whole
		.toSorted((one, other) => placeOf(one) - placeOf(other))
		.map((entry) => ({
			...entry,
			share: shares.get(entry.entryId) ?? 0,
			isStrange: false,
			matched: [],
		}));
}
