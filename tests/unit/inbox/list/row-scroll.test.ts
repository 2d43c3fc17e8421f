import { expect, test } from "vitest";
import { computeScroll } from "#app/inbox/list/row-scroll.ts";

const ROW = 68;

test("a row out of view is brought in by the shortest way, one in view stays", () => {
	const view = { topPx: 20 * ROW, heightPx: 10 * ROW };
	expect(computeScroll(25, view, ROW)).toBeNull();
	expect(computeScroll(20, view, ROW)).toBeNull();
	expect(computeScroll(3, view, ROW)).toBe(3 * ROW);
	expect(computeScroll(30, view, ROW)).toBe(21 * ROW);
	expect(computeScroll(9_999, view, ROW)).toBe(9_990 * ROW);
});
