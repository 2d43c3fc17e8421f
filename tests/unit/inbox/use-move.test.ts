import { expect, test } from "vitest";
import { nextId } from "#app/inbox/use-move.ts";

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
