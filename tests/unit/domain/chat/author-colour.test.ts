import { expect, test } from "vitest";
import { AUTHOR_COLOURS, authorColour } from "#app/domain/chat/author-colour.ts";

test("one author has one colour, and a group's authors have several", () => {
	const ids = Array.from(
		{ length: 64 },
		(_, n) => `phone:55119876543${String(n).padStart(2, "0")}`,
	);
	for (const id of ids) expect(authorColour(id)).toBe(authorColour(id));
	expect(new Set(ids.map(authorColour)).size).toBe(AUTHOR_COLOURS.length);
});
