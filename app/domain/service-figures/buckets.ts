// Times are counted in buckets that grow by a fifth: any percentile is told within 10 % of the true time.

/** Each bucket's end is this many times its beginning; the middle is at most 9.6 % from either. */
const GROWTH = 1.2;
const SECOND_MS = 1_000;
const LOG_GROWTH = Math.log(GROWTH);

/** The bucket of a time; 0 holds everything up to a second. */
export const bucketOf = (ms: number): number =>
	ms <= SECOND_MS ? 0 : 1 + Math.floor(Math.log(ms / SECOND_MS) / LOG_GROWTH);

/** The time that stands for a bucket: its middle on the logarithmic scale, ms. */
export const middleOf = (bucket: number): number =>
	bucket === 0 ? SECOND_MS : Math.round(SECOND_MS * GROWTH ** (bucket - 0.5));

/**
 * The time that a share of all counted times does not exceed, ms; null when none was counted.
 * @param counts how many times each bucket has
 * @param share 0.5: the median
 */
export function percentileOf(counts: ReadonlyMap<number, number>, share: number): number | null {
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
	let rest = Math.max(1, Math.ceil(total * share));
	for (const [bucket, count] of [...counts].toSorted(([a], [b]) => a - b)) {
		rest -= count;
		if (rest <= 0) return middleOf(bucket);
	}
	return null;
}
