import { expect, test } from "vitest";
import { addWish, endWish, failWish, isInTime } from "#app/domain/inbox/message-wish.ts";

test("a wish takes the place of an earlier one of its kind, and its failure with it", () => {
	const first = failWish(addWish({}, "reaction", "👍"), "reaction");
	expect(first).toEqual({ reaction: "👍", failed: ["reaction"] });
	expect(addWish(first, "reaction", "❤️")).toEqual({ reaction: "❤️" });
	const both = failWish(addWish(first, "edit", "novo"), "edit");
	expect(both.failed).toEqual(["reaction", "edit"]);
	expect(addWish(both, "edit", "outro")).toEqual({
		reaction: "👍",
		edit: "outro",
		failed: ["reaction"],
	});
});

test("a reaction that is taken back is a wish as well", () => {
	expect(addWish({}, "reaction", "")).toEqual({ reaction: "" });
	expect(failWish(addWish({}, "reaction", ""), "reaction").failed).toEqual(["reaction"]);
});

test("what ended leaves nothing behind", () => {
	expect(endWish(addWish({}, "deletion", true), "deletion")).toBeNull();
	const left = endWish(addWish(addWish({}, "edit", "a"), "reaction", "👍"), "edit");
	expect(left).toEqual({ reaction: "👍" });
});

test("a failure of what nobody wishes any more changes nothing, and a second one adds nothing", () => {
	expect(failWish({}, "edit")).toEqual({});
	const once = failWish(addWish({}, "edit", "a"), "edit");
	expect(failWish(once, "edit")).toEqual(once);
});

test.each([
	[null, 1e12, true],
	[900_000, 899_999, true],
	[900_000, 900_000, false],
])("within %s ms, %s ms later: %s", (within, later, expected) => {
	expect(isInTime(within, 1000, 1000 + later)).toBe(expected);
});
