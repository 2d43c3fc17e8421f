import { expect, test } from "vitest";
import { bucketOf, middleOf, percentileOf } from "#app/domain/service-figures/buckets.ts";
import { createRandom } from "#tests/support/random.ts";

const HOUR_MS = 3_600_000;

test("the middle of its bucket is within 10 % of any time from a second to four hundred days", () => {
	for (let ms = 1_000; ms < 400 * 24 * HOUR_MS; ms = Math.ceil(ms * 1.013))
		expect(Math.abs(middleOf(bucketOf(ms)) / ms - 1), `${ms} ms`).toBeLessThanOrEqual(0.1);
	expect(middleOf(bucketOf(0))).toBe(1_000);
});

test("a percentile lies within 10 % of the one that all times themselves have", () => {
	const random = createRandom(7);
	for (let round = 0; round < 50; round += 1) {
		const times = Array.from({ length: 1 + Math.floor(random() * 80) }, () =>
			Math.round(1_000 * 2 ** (random() * 15)),
		).toSorted((a, b) => a - b);
		const counts = new Map<number, number>();
		for (const ms of times) counts.set(bucketOf(ms), (counts.get(bucketOf(ms)) ?? 0) + 1);
		for (const share of [0.5, 0.9, 1]) {
			const exact = times[Math.max(1, Math.ceil(times.length * share)) - 1] ?? 0;
			const told = percentileOf(counts, share) ?? 0;
			expect(Math.abs(told / exact - 1)).toBeLessThanOrEqual(0.1);
		}
	}
});

test("of nothing there is no percentile", () => {
	expect(percentileOf(new Map(), 0.5)).toBeNull();
});
