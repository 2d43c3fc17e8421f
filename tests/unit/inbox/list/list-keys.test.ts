import { expect, test } from "vitest";
import { nextIndex } from "#app/inbox/list/list-keys.ts";

test("arrows stop at the ends, Home and End lead there", () => {
	expect(nextIndex("ArrowDown", 0, 3)).toBe(1);
	expect(nextIndex("ArrowDown", 2, 3)).toBeNull();
	expect(nextIndex("ArrowUp", 0, 3)).toBeNull();
	expect(nextIndex("Home", 2, 3)).toBe(0);
	expect(nextIndex("End", 0, 3)).toBe(2);
	expect(nextIndex("a", 1, 3)).toBeNull();
	expect(nextIndex("Home", -1, 0)).toBeNull();
});
