import { expect, test } from "vitest";
import { idAfterLeaving } from "#app/inbox/list/id-after-leaving.ts";
import { nextId } from "#app/inbox/list/use-move.ts";

test("Alt+J and Alt+K go one conversation on and back, begin with the first and know both ends", () => {
	const ids = ["a", "b", "c"];
	expect(nextId(ids, null, 1)).toBe("a");
	expect(nextId(ids, "a", 1)).toBe("b");
	expect(nextId(ids, "b", -1)).toBe("a");
	expect(nextId(ids, "c", 1)).toBeUndefined();
	expect(nextId(ids, "a", -1)).toBeUndefined();
	// Somebody a search led to, whom the loaded part of the list lacks.
	expect(nextId(ids, "z", 1)).toBe("a");
});

test("closing goes on to the next below, from the last one up, and from the only one nowhere (inbox A8)", () => {
	const after = (openId: string, ...leaving: string[]) =>
		idAfterLeaving(["a", "b", "c"], openId, new Set(leaving));
	expect(after("a", "a")).toBe("b");
	expect(after("c", "c")).toBe("b");
	expect(idAfterLeaving(["a"], "a", new Set("a"))).toBeNull();
	// Several at once: to one that stays.
	expect(after("a", "a", "b")).toBe("c");
	expect(after("c", "b", "c")).toBe("a");
	expect(after("b", "a", "b", "c")).toBeNull();
});
