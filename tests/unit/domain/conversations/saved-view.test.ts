import { expect, test } from "vitest";
import { keptFilter, moved, parseViewName } from "#app/domain/conversations/saved-view.ts";

test("a name is trimmed, has forty characters at most, and is never empty", () => {
	expect(parseViewName("  Trocas   de hoje ")).toEqual({ ok: true, value: "Trocas de hoje" });
	expect(parseViewName(" \u0000 ")).toEqual({ ok: false, code: "name_required" });
	expect(parseViewName("á".repeat(40)).ok).toBe(true);
	expect(parseViewName("á".repeat(41))).toEqual({ ok: false, code: "name_too_long" });
});

test("of an address only its filter is kept, in one order", () => {
	expect(keptFilter("who=mine&status=active&nada=1&label=vip&order=longest")).toBe(
		"label=vip&order=longest&who=mine",
	);
	expect(keptFilter("channel=x&contact=y")).toBe("");
});

test("a view moves by one; at an end, or unknown, nothing moves", () => {
	const views = [{ id: "a" }, { id: "b" }, { id: "c" }];
	const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).join("");
	expect(ids(moved(views, "b", -1))).toBe("bac");
	expect(ids(moved(views, "b", 1))).toBe("acb");
	expect(moved(views, "a", -1)).toBe(views);
	expect(moved(views, "gone", 1)).toBe(views);
});
