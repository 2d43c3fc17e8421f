/** How long one sweep of the schedule goes on: well within what a cron may run, and within its five minutes. */
export const SWEEP_BUDGET_MS = 60_000;

/**
 * Takes page after page of what is left to do, each after the last item of the one before, until a
 * page comes back short or the time is spent. What could not be done is passed by, so that it stands
 * in nobody's way; the next run finds it again.
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
