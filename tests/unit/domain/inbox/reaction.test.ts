import { expect, test } from "vitest";
import { isReaction, isSameEmoji } from "#app/domain/inbox/reaction.ts";

test.each(["👍", "❤️", "😂", "👩‍👩‍👧‍👦", "🇧🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽", "1️⃣"])("%s is a reaction", (emoji) => {
	expect(isReaction(emoji)).toBe(true);
});

test.each(["", "a", "1", "#", "👍👍", "👍 ", "ok👍", "<b>", "\u200d", "👍".repeat(40)])(
	"%j is none",
	(text) => {
		expect(isReaction(text)).toBe(false);
	},
);

test("an emoji is the same with and without the sign that asks for colour", () => {
	expect(isSameEmoji("❤️", "❤")).toBe(true);
	expect(isSameEmoji("👁️‍🗨️", "👁‍🗨")).toBe(true);
	expect(isSameEmoji("❤️", "🧡")).toBe(false);
	expect(isSameEmoji("👍", "👍🏽")).toBe(false);
});
