/** Numbers in [0, 1) that a seed repeats (mulberry32): a failing round can be run again. */
export function createRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** A copy in an order the random numbers decide. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
	return items
		.map((item) => ({ item, at: random() }))
		.toSorted((a, b) => a.at - b.at)
		.map(({ item }) => item);
}
