import { expect, test } from "vitest";
import { isReaction } from "#app/domain/inbox/reaction.ts";

test.each(["👍", "❤️", "😂", "👩‍👩‍👧‍👦", "🇧🇷", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏽", "1️⃣"])("%s is a reaction", (emoji) => {
	expect(isReaction(emoji)).toBe(true);
});

test.each(["", "a", "1", "#", "👍👍", "👍 ", "ok👍", "<b>", "\u200d", "👍".repeat(40)])(
	"%j is none",
	(text) => {
		expect(isReaction(text)).toBe(false);
	},
);
