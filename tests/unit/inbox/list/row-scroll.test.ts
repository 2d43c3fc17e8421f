import { expect, test } from "vitest";
import { computeRange, computeScroll, fills } from "#app/inbox/list/row-scroll.ts";

const ROW = 68;

test("a row out of view is brought in by the shortest way, one in view stays", () => {
	const view = { topPx: 20 * ROW, heightPx: 10 * ROW };
	expect(computeScroll(25, view, ROW)).toBeNull();
	expect(computeScroll(20, view, ROW)).toBeNull();
	expect(computeScroll(3, view, ROW)).toBe(3 * ROW);
	expect(computeScroll(30, view, ROW)).toBe(21 * ROW);
	expect(computeScroll(9_999, view, ROW)).toBe(9_990 * ROW);
});

test("what is drawn reaches beyond what is in view, and changes by some rows at once", () => {
	const heightPx = 10 * ROW;
	expect(computeRange({ topPx: 0, heightPx }, ROW)).toEqual({ from: 0, to: 20 });
	const far = computeRange({ topPx: 5_000 * ROW, heightPx }, ROW);
	expect(far.from).toBeLessThanOrEqual(5_000 - 8);
	expect(far.to).toBeGreaterThanOrEqual(5_010 + 8);
	expect(far.to - far.from).toBeLessThan(40);
	const ranges = Array.from({ length: 100 }, (_, at) =>
		JSON.stringify(computeRange({ topPx: at * ROW, heightPx }, ROW)),
	);
	expect(new Set(ranges).size).toBeLessThan(55);
});

test("the first rows are enough for a view that they fill, and for no other", () => {
	const first = { from: 0, to: 12 };
	expect(fills(first, { topPx: 0, heightPx: 12 * ROW }, ROW)).toBe(true);
	expect(fills(first, { topPx: 0, heightPx: 12 * ROW + 1 }, ROW)).toBe(false);
	expect(fills(first, { topPx: 3 * ROW, heightPx: 10 * ROW }, ROW)).toBe(false);
	expect(fills({ from: 4, to: 12 }, { topPx: 0, heightPx: ROW }, ROW)).toBe(false);
});
