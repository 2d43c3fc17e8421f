import { expect, test } from "vitest";
import { extendedTo, NOTHING, toggled, within } from "#app/domain/conversations/selection.ts";

const LISTED = ["a", "b", "c", "d", "e"];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].toSorted();

test("a row is chosen, and left out again", () => {
	const chosen = toggled(toggled(NOTHING, "b"), "d");
	expect(idsOf(chosen)).toEqual(["b", "d"]);
	expect(idsOf(toggled(chosen, "b"))).toEqual(["d"]);
});

test("a range goes from the row chosen last, up or down, and keeps what was chosen before", () => {
	const chosen = toggled(toggled(NOTHING, "a"), "d");
	expect(idsOf(extendedTo(chosen, "b", LISTED))).toEqual(["a", "b", "c", "d"]);
	expect(idsOf(extendedTo(chosen, "e", LISTED))).toEqual(["a", "d", "e"]);
	expect(idsOf(extendedTo(NOTHING, "c", LISTED))).toEqual(["c"]);
	expect(extendedTo(chosen, "gone", LISTED)).toBe(chosen);
});

test("what has left the list is chosen no more; while nothing leaves, nothing changes", () => {
	const chosen = toggled(toggled(NOTHING, "a"), "d");
	expect(idsOf(within(chosen, ["d", "e"]))).toEqual(["d"]);
	expect(within(chosen, LISTED)).toBe(chosen);
});
