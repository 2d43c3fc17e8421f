import { expect, test } from "vitest";
import { formatUsage, laterOf, noUsage, parseUsage, usedSince } from "#app/domain/health/usage.ts";

const total = { requests: 2.05, rowsRead: 30, rowsWritten: 12, d1RowsRead: 4, d1RowsWritten: 7 };

test("a total is stored and read back", () => {
	expect(parseUsage(formatUsage(total))).toEqual(total);
	expect(formatUsage({ ...total, requests: 0.1 + 0.2 })).toBe("[0.3,30,12,4,7]");
});

test.each([null, undefined, "", "{", "{}", '"x"', "[null,-3]"])(
	"%s is no total: nothing",
	(stored) => {
		expect(parseUsage(stored)).toEqual(noUsage());
	},
);

test("what was used between two totals is whole and never negative", () => {
	const before = { ...total, requests: 1, rowsRead: 31 };
	expect(usedSince(total, before)).toEqual({ ...noUsage(), requests: 1 });
	expect(usedSince(total, noUsage())).toEqual({ ...total, requests: 2 });
});

test("of two totals the later one counts", () => {
	const later = { ...total, rowsRead: 31 };
	expect(laterOf(total, later)).toBe(later);
	expect(laterOf(later, total)).toBe(later);
});
