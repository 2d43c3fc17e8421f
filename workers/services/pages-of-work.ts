/** Longest time one scheduled sweep takes, ms: well below the platform's limit for a cron and its five-minute interval. */
export const SWEEP_BUDGET_MS = 60_000;

/**
 * Works through all pages of a list by keyset pagination, until a page comes back short or SWEEP_BUDGET_MS is over.
 * Items that could not be done are skipped, so that they do not block the ones after them; the next run lists them
 * again. Throws what `list` or `work` throws.
 */
export async function workThroughPages<Item>(sweep: {
	list: (limit: number, after: Item | null) => Promise<readonly Item[]>;
	pageSize: number;
	work: (items: readonly Item[]) => Promise<void>;
	now: () => number;
}): Promise<void> {
	const until = sweep.now() + SWEEP_BUDGET_MS;
	let after: Item | null = null;
	do {
		const page: readonly Item[] = await sweep.list(sweep.pageSize, after);
		if (page.length > 0) await sweep.work(page);
		after = page.length < sweep.pageSize ? null : (page.at(-1) ?? null);
	} while (after !== null && sweep.now() < until);
}
