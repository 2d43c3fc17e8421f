import fc from "fast-check";
import { expect, test } from "vitest";
import { type CountedMessages, costOf } from "#app/domain/prices/cost.ts";
import { CHARGES, PRICE_CATEGORIES } from "#app/domain/prices/pricing.ts";

const one: CountedMessages = {
	day: "2026-11-20",
	market: "BR",
	category: "utility",
	charge: "billed",
	count: 1,
};
const OWN = [{ kind: "utility" as const, since: "2026-01-01", micros: 35_000 }];

test("only billed messages cost, and those without a known rate are said", () => {
	const messages: CountedMessages[] = [
		{ ...one, count: 3 },
		{ ...one, charge: "free", count: 5 },
		{ ...one, charge: "allowance", count: 7 },
		{ ...one, charge: "entry", count: 11 },
		{ ...one, category: "other", count: 2 },
	];
	expect(costOf(messages, OWN)).toEqual({
		micros: 105_000,
		billed: 5,
		free: 23,
		unpriced: 2,
		isEstimated: false,
	});
	expect(costOf([one], [])).toMatchObject({ isEstimated: true });
	expect(costOf([], [])).toMatchObject({ micros: 0, isEstimated: false });
});

const messages = fc.array(
	fc.record({
		day: fc.constantFrom("2026-09-30", "2026-10-01", "2026-11-20"),
		market: fc.constantFrom("BR", "other"),
		category: fc.constantFrom(...PRICE_CATEGORIES),
		charge: fc.constantFrom(...CHARGES),
		count: fc.integer({ min: 1, max: 100_000_000 }),
	}),
);
const dollar = fc
	.integer({ min: 1, max: 99_999_999 })
	.map((micros) => [{ kind: "dollar" as const, since: "2026-01-01", micros }]);

test("parts and whole are the same to the millionth, however they are grouped and however large", () => {
	fc.assert(
		fc.property(messages, dollar, (all, own) => {
			const whole = costOf(all, own);
			const singly = all.map((message) => costOf([message], own));
			const sum = singly.reduce((total, { micros }) => total + micros, 0);
			expect(Math.abs(whole.micros - sum)).toBeLessThanOrEqual(all.length);
			expect(costOf(all.toReversed(), own)).toEqual(whole);
			expect(whole.billed + whole.free).toBe(all.reduce((total, { count }) => total + count, 0));
			expect(Number.isSafeInteger(whole.micros)).toBe(true);
		}),
	);
});
