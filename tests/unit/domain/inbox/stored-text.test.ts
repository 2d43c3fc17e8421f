import fc from "fast-check";
import { expect, test } from "vitest";
import { storableName, storableText } from "#app/domain/inbox/stored-text.ts";

test("L02 a NUL is left out of what is stored", () => {
	expect(storableText("a\0b\0")).toBe("ab");
});

test("L01 half a character becomes a replacement sign, never three strange bytes", () => {
	expect(storableText("a\uD83D b")).toBe("a\uFFFD b");
});

test("L20 a foreign text is cut at 65,536 and a shorter one is kept whole", () => {
	expect(storableText("x".repeat(2_500_000))).toHaveLength(65_536);
	const whole = "ação\r\n".repeat(100);
	expect(storableText(whole)).toBe(whole);
});

test("L20 a cut never leaves half an emoji", () => {
	expect(storableText("ab👍👍", 3)).toBe("ab");
	expect(storableText("ab👍👍", 4)).toBe("ab👍");
	expect(storableText("ab👍👍", 5)).toBe("ab👍");
});

test("L01 whatever comes can be stored, and storing it again changes nothing", () => {
	const nasty = fc.string({
		unit: fc.constantFrom("a", "\0", "\uD83D", "\uDE00", "👍", "é"),
		maxLength: 20,
	});
	fc.assert(
		fc.property(nasty, fc.nat(20), (text, limit) => {
			const stored = storableText(text, limit);
			expect(stored.isWellFormed()).toBe(true);
			expect(stored).not.toContain("\0");
			expect(stored.length).toBeLessThanOrEqual(limit);
			expect(storableText(stored, limit)).toBe(stored);
			// Nothing is left out but NUL and the end.
			expect(text.replaceAll("\0", "").toWellFormed().startsWith(stored)).toBe(true);
		}),
		{ numRuns: 2_000 },
	);
});

test.each([
	["Maria", "Maria"],
	["  Maria\n da\t Silva\u00A0", "Maria da Silva"],
	["Ana\u0007\u0085Bia", "Ana Bia"],
	["👩🏽‍🚀 Zoë", "👩🏽‍🚀 Zoë"],
	["❤️", "❤️"],
])("L12 the name %j is kept as %j", (name, kept) => {
	expect(storableName(name)).toBe(kept);
});

test.each([
	["nothing told", null],
	["an empty name", ""],
	["spaces", " \u00A0\n"],
	["control characters", "\0\u0001\u007F"],
	["a Hangul filler", "\u3164"],
	["zero-width characters", "\u200B\u200D\u2060"],
	["a blank Braille cell", "\u2800"],
])("L12 %s is no name", (_what, name) => {
	expect(storableName(name)).toBeNull();
});

test("L12 a name of a thousand characters is cut at two hundred", () => {
	expect(storableName("é".repeat(1_000))).toBe("é".repeat(200));
});
