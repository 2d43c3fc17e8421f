import fc from "fast-check";
import { expect, test } from "vitest";
import { PRICE_CATEGORIES } from "#app/domain/prices/pricing.ts";
import {
	ASSUMED_DOLLAR,
	listedOn,
	marketOf,
	type OwnRate,
	ownRateOn,
	RATE_KINDS,
	rateOn,
	templatePrice,
} from "#app/domain/prices/rates.ts";

const DAY = { day: "2026-11-20", market: "BR", category: "utility" } as const;

test("the list of a day is the newest one that began; before the first it is the first", () => {
	expect(listedOn("2026-09-30").rates.service).toBe(0);
	expect(listedOn("2026-10-01").rates.service).toBe(listedOn("2026-10-01").rates.utility);
	expect(listedOn("2020-01-01")).toBe(listedOn("2026-01-01"));
	for (const day of ["2026-01-01", "2026-10-01"])
		expect(listedOn(day).source).toMatch(/^https:\/\//);
});

test("listed dollars become reais at the typed rate of the day, else at one that is said to be assumed", () => {
	const { utility } = listedOn(DAY.day).rates;
	expect(rateOn([], DAY)).toEqual({
		amount: BigInt(utility) * BigInt(ASSUMED_DOLLAR),
		certainty: "assumed",
	});
	const dollar: OwnRate = { kind: "dollar", since: "2026-11-20", micros: 5_000_000 };
	expect(rateOn([dollar], DAY)).toEqual({
		amount: BigInt(utility) * 5_000_000n,
		certainty: "listed",
	});
	expect(rateOn([dollar], { ...DAY, day: "2026-11-19" })?.certainty).toBe("assumed");
	expect(rateOn([dollar], { ...DAY, market: "other" })?.certainty).toBe("assumed");
});

test("a typed rate in reais counts from its day on, whatever the dollar is", () => {
	const own: OwnRate[] = [
		{ kind: "utility", since: "2026-11-01", micros: 40_000 },
		{ kind: "utility", since: "2026-12-01", micros: 50_000 },
		{ kind: "dollar", since: "2026-01-01", micros: 9_000_000 },
	];
	expect(rateOn(own, DAY)).toEqual({ amount: 40_000_000_000n, certainty: "own" });
	expect(rateOn(own, { ...DAY, day: "2026-12-01" })?.amount).toBe(50_000_000_000n);
	expect(rateOn(own, { ...DAY, category: "other" })).toBeNull();
});

test("of all typed rates the one that began last counts", () => {
	const rate = fc.record({
		kind: fc.constantFrom(...RATE_KINDS),
		since: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`),
		micros: fc.nat(),
	});
	fc.assert(
		fc.property(fc.array(rate), fc.constantFrom(...RATE_KINDS), (own, kind) => {
			const found = ownRateOn(own, kind, DAY.day);
			const begun = own.filter((one) => one.kind === kind && one.since <= DAY.day);
			if (begun.length === 0) return found === null;
			return begun.every(({ since }) => since <= (found?.since ?? ""));
		}),
	);
});

test("the market is that of the number, or of the user id where there is none", () => {
	expect(marketOf({ phone: "5511987654321", userId: null })).toBe("BR");
	expect(marketOf({ phone: "351912345678", userId: "BR.1" })).toBe("other");
	expect(marketOf({ phone: null, userId: "BR.1349" })).toBe("BR");
	expect(marketOf({ phone: null, userId: null })).toBe("other");
	for (const category of PRICE_CATEGORIES)
		expect(rateOn([], { ...DAY, category }) === null).toBe(category === "other");
});

test("a template costs what its category does, and says whether somebody typed the rate", () => {
	const day = "2026-11-28";
	const own = [{ kind: "marketing", since: "2026-11-01", micros: 150_000 }] as const;
	expect(templatePrice(own, { day, category: "MARKETING" })).toEqual({
		micros: 150_000,
		isEstimated: false,
	});
	expect(templatePrice(own, { day, category: "UTILITY" })).toEqual({
		micros: 18_700,
		isEstimated: true,
	});
	expect(templatePrice(own, { day, category: "OF_LATER" })).toBeNull();
});
