import { expect, test } from "vitest";
import { ownReaction, shownReactions } from "#app/domain/chat/shown-reactions.ts";

const theirs = { emoji: "👍", mine: false };
const mine = { emoji: "❤️", mine: true };
const chips = (message: Parameters<typeof shownReactions>[0]) =>
	shownReactions(message).map(
		({ emoji, count, isMine, isWaiting }) =>
			`${emoji}${String(count)}${isMine ? " mine" : ""}${isWaiting ? " waits" : ""}`,
	);

test("equal reactions are one chip", () => {
	expect(chips({ reactions: [theirs, theirs, mine] })).toEqual(["👍2", "❤️1 mine"]);
	expect(chips({ reactions: [theirs, { emoji: "👍", mine: true }] })).toEqual(["👍2 mine"]);
});

test("with and without the sign that asks for colour it is one chip, and nothing is on its way", () => {
	expect(chips({ reactions: [{ emoji: "❤", mine: false }, mine] })).toEqual(["❤2 mine"]);
	expect(chips({ reactions: [mine], wish: { reaction: "❤" } })).toEqual(["❤️1 mine"]);
});

test("ours is shown as it is wished: new, in another's place, taken back", () => {
	expect(chips({ reactions: [theirs], wish: { reaction: "😂" } })).toEqual([
		"👍1",
		"😂1 mine waits",
	]);
	expect(chips({ reactions: [mine], wish: { reaction: "😂" } })).toEqual(["😂1 mine waits"]);
	expect(chips({ reactions: [mine], wish: { reaction: "" } })).toEqual(["❤️1 mine waits"]);
	expect(chips({ reactions: [theirs], wish: { reaction: "👍" } })).toEqual(["👍2 mine waits"]);
	expect(ownReaction({ reactions: [mine], wish: { reaction: "" } })).toBe("");
});

test("what did not get there is not shown as if it were so", () => {
	const failed = { reactions: [mine], wish: { reaction: "😂", failed: ["reaction"] } };
	expect(chips(failed)).toEqual(["❤️1 mine"]);
	expect(ownReaction(failed)).toBe("❤️");
});
