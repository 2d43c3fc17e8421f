import { expect, test } from "vitest";
import { countLargeEmoji } from "#app/domain/chat/emoji-only.ts";

test.each([
	["😀", 1],
	["👍🏽", 1],
	["❤️", 1],
	["❤", 1],
	["☎️", 1],
	["🇧🇷", 1],
	["🏴󠁧󠁢󠁳󠁣󠁴󠁿", 1],
	["👨‍👩‍👧‍👦", 1],
	["🧑🏿‍❤️‍💋‍🧑🏻", 1],
	["🤷🏽‍♀️", 1],
	["👩‍⚕️", 1],
	["1️⃣", 1],
	["😀😀", 2],
	["😀 🇧🇷\n👍", 3],
	["  🎉 ", 1],
])("%s is drawn larger: %i", (text, count) => {
	expect(countLargeEmoji(text)).toBe(count);
});

test.each([
	"",
	"   ",
	"ok",
	"ok 👍",
	"😀😀😀😀",
	"123",
	"1",
	"#",
	"*",
	"©",
	"™ ®",
	"‼",
	"🇧",
	"👍.",
	"\u200D",
	"\uFE0F",
	"مرحبا",
	"👨\u200Da",
])("%j stays as it is", (text) => {
	expect(countLargeEmoji(text)).toBe(0);
});

test("a long text is not even looked at, and a hostile one costs nothing", () => {
	const startedAt = performance.now();
	expect(countLargeEmoji("👨\u200D".repeat(30_000))).toBe(0);
	expect(countLargeEmoji("👨\u200D".repeat(49))).toBe(0);
	expect(performance.now() - startedAt).toBeLessThan(100);
});
