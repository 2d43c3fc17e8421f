import { expect, test } from "vitest";
import {
	chargeOf,
	CHARGES,
	formatPrice,
	FREE_SERVICE_MESSAGES,
	parsePrice,
	PRICE_CATEGORIES,
	takesAllowance,
} from "#app/domain/prices/pricing.ts";

const service = { category: "service", isBillable: true, isEntry: false } as const;

test("the thousandth service message of a month is free, the next one costs", () => {
	expect(chargeOf(service, FREE_SERVICE_MESSAGES - 1)).toBe("allowance");
	expect(chargeOf(service, FREE_SERVICE_MESSAGES)).toBe("billed");
	expect(chargeOf({ ...service, category: "utility" }, 0)).toBe("billed");
});

test("what Meta calls free is free, and what comes after an ad takes none of the thousand", () => {
	expect(chargeOf({ ...service, isBillable: false }, 5_000)).toBe("free");
	expect(chargeOf({ ...service, isEntry: true }, 5_000)).toBe("entry");
	expect(takesAllowance({ category: "service", charge: "entry" })).toBe(false);
	// Should Meta tell the thousand as not billable, they are used up all the same.
	expect(takesAllowance({ category: "service", charge: "free" })).toBe(true);
	expect(takesAllowance({ category: "utility", charge: "billed" })).toBe(false);
});

test("what a row has is read as it was written; anything else is nothing", () => {
	for (const category of PRICE_CATEGORIES)
		for (const charge of CHARGES) {
			const price = { day: "2026-11-28", market: "BR", category, charge };
			expect(parsePrice(formatPrice(price))).toEqual(price);
		}
	for (const stored of ["", "2026-11-28 BR service", "x BR service billed", "2026-11-28 BR a b"])
		expect(parsePrice(stored), stored).toBeNull();
});
