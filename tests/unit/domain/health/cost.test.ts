import { expect, test } from "vitest";
import {
	amountsOf,
	billedPrice,
	listPrice,
	PRICED_ITEMS,
	PRICES,
	PRICES_AS_OF,
	sumAmounts,
} from "#app/domain/health/cost.ts";

const usage = {
	requests: 2_000_000,
	rowsRead: 10_000_000,
	rowsWritten: 6_000_000,
	d1RowsRead: 1_000_000,
	d1RowsWritten: 7_000_000,
};

test("a channel of a million messages costs what the list says", () => {
	// 0.30 requests, 0.01 rows read, 6 rows written, 0.001 and 7 of D1, 0.20 for a gigabyte.
	expect(listPrice(amountsOf(usage, 1_000_000_000, 0))).toBeCloseTo(
		0.3 + 0.01 + 6 + 0.001 + 7 + 0.2,
	);
});

test("what is included is not billed, and only what is above it is", () => {
	expect(billedPrice(amountsOf(usage, 1_000_000_000, 0))).toBeCloseTo(0.15);
	expect(billedPrice({ objectRowsWritten: 52_000_000 })).toBeCloseTo(2);
	expect(billedPrice({})).toBe(0);
});

test("files cost their bytes, what is written and what is read, beyond what R2 includes", () => {
	const files = { fileStorage: 30_000_000_000, fileWrites: 2_000_000, fileReads: 20_000_000 };
	expect(listPrice(files)).toBeCloseTo(0.45 + 9 + 7.2);
	expect(billedPrice(files)).toBeCloseTo(0.3 + 4.5 + 3.6);
	expect(amountsOf(usage, 0, 7).fileStorage).toBe(7);
});

test("sums are made item by item", () => {
	expect(sumAmounts([{ d1RowsRead: 1 }, { d1RowsRead: 2, d1Storage: 5 }])).toMatchObject({
		d1RowsRead: 3,
		d1Storage: 5,
		workerRequests: 0,
	});
});

test("each price has its source and the list its date", () => {
	expect(PRICES_AS_OF).toMatch(/^20\d\d-\d\d-\d\d$/);
	for (const item of PRICED_ITEMS)
		expect(PRICES[item].source).toMatch(/^https:\/\/developers\.cloudflare\.com\/.+\/pricing\/$/);
});
