import { expect, test } from "vitest";
import { isGroupOpen, type MenuFolds, toggleGroup } from "#app/areas/shell/menu-folds.ts";

const FOLDED: MenuFolds = { opened: [], folded: null };

test("a group is folded until it is the present page's, or was opened", () => {
	expect(isGroupOpen(FOLDED, "team", null)).toBe(false);
	expect(isGroupOpen(FOLDED, "team", "whatsapp")).toBe(false);
	expect(isGroupOpen(FOLDED, "team", "team")).toBe(true);
	expect(isGroupOpen({ opened: ["team"], folded: null }, "team", "whatsapp")).toBe(true);
});

test("what was opened stays open on other pages, until it is folded", () => {
	const opened = toggleGroup(FOLDED, "team", "whatsapp");
	expect(opened).toEqual({ opened: ["team"], folded: null });
	expect(toggleGroup(opened, "team", "whatsapp")).toEqual(FOLDED);
});

test("the present page's group folds too, whether it was opened before or not", () => {
	const folded: MenuFolds = { opened: [], folded: "team" };
	expect(toggleGroup(FOLDED, "team", "team")).toEqual(folded);
	expect(toggleGroup({ opened: ["team"], folded: null }, "team", "team")).toEqual(folded);
	expect(isGroupOpen(folded, "team", "team")).toBe(false);
	expect(toggleGroup(folded, "team", "team")).toEqual({ opened: ["team"], folded: null });
});

test("folding one group leaves the others as they are", () => {
	const before: MenuFolds = { opened: ["media", "team"], folded: "whatsapp" };
	expect(toggleGroup(before, "media", "whatsapp")).toEqual({
		opened: ["team"],
		folded: "whatsapp",
	});
});
