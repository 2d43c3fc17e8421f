import { expect, test } from "vitest";
import { SWEEP_BUDGET_MS, workThroughPages } from "#workers/services/pages-of-work.ts";

const sweepOf = (count: number, pageMs = 0) => {
	let now = 0;
	const done: number[] = [];
	return {
		done,
		run: () =>
			workThroughPages<number>({
				list: async (limit, after) =>
					Array.from({ length: count }, (_, at) => at)
						.filter((at) => at > (after ?? -1))
						.slice(0, limit),
				pageSize: 10,
				work: async (page) => {
					now += pageMs;
					done.push(...page);
				},
				now: () => now,
			}),
	};
};

test("a sweep goes on until nothing is left, each item once (ledger C3)", async () => {
	for (const count of [0, 1, 9, 10, 11, 1000]) {
		const sweep = sweepOf(count);
		await sweep.run();
		expect(sweep.done).toEqual(Array.from({ length: count }, (_, at) => at));
	}
});

test("a sweep ends when its time is spent; the next run has the rest (ledger C3)", async () => {
	const sweep = sweepOf(1000, SWEEP_BUDGET_MS / 3);
	await sweep.run();
	expect(sweep.done).toHaveLength(30);
});
