import fc from "fast-check";
import { expect, test } from "vitest";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { measureProcessor } from "#tests/support/processor-time.ts";

const LIMIT = 4_096;

test("a text leaves trimmed, its inside untouched", () => {
	expect(parseOutgoingText(" \n Oi,  tudo\n\nbem? \u00A0\u200B", LIMIT)).toEqual({
		ok: true,
		value: "Oi,  tudo\n\nbem?",
	});
});

test.each([
	["nothing", ""],
	["spaces and line breaks", " \t\r\n "],
	["a no-break space", "\u00A0"],
	["a Hangul filler", "\u3164"],
	["zero-width spaces", "\u200B\u2060\uFEFF"],
	["a lonely joiner", "\u200D"],
	["direction marks", "\u200E\u200F"],
	["a soft hyphen", "\u00AD"],
	["a blank Braille cell", "\u2800"],
	["a mixture of them", " \u200D\u3164\u00A0\u200E\n"],
])("L12 %s is blank and never sent", (_name, typed) => {
	expect(parseOutgoingText(typed, LIMIT)).toEqual({ ok: false, code: "message_empty" });
});

test.each([
	["L02 a NUL", "a\0b"],
	["L01 a lone high surrogate", "a\uD83D"],
	["L01 a lone low surrogate", "\uDE00b"],
	["L01 two surrogates the wrong way round", "\uDE00\uD83D"],
])("%s is refused, never altered", (_name, typed) => {
	expect(parseOutgoingText(typed, LIMIT)).toEqual({ ok: false, code: "invalid_request" });
});

test("a decomposed accent leaves composed", () => {
	expect(parseOutgoingText("Joa\u0303o", LIMIT)).toEqual({ ok: true, value: "João" });
});

test("an emoji keeps its joiners and its variation selector", () => {
	for (const typed of ["👨‍👩‍👧", "❤️", "🏳️‍🌈", "1️⃣"])
		expect(parseOutgoingText(typed, LIMIT)).toEqual({ ok: true, value: typed });
});

test("L20 the limit counts what would leave: 4,096 go, 4,097 do not", () => {
	const full = "a".repeat(LIMIT);
	expect(parseOutgoingText(`  ${full}  `, LIMIT)).toEqual({ ok: true, value: full });
	expect(parseOutgoingText(`${full}b`, LIMIT)).toEqual({ ok: false, code: "message_too_long" });
	// Decomposed it is twice as long as what would leave.
	expect(parseOutgoingText("a\u0301".repeat(LIMIT), LIMIT).ok).toBe(true);
	expect(parseOutgoingText("a".repeat(2_500_000), LIMIT)).toEqual({
		ok: false,
		code: "message_too_long",
	});
});

test("L20 sixty thousand spaces inside a text are read in an instant", () => {
	const spent = measureProcessor();
	expect(parseOutgoingText(`a${" ".repeat(60_000)}b`, LIMIT).ok).toBe(false);
	expect(parseOutgoingText("\u3164".repeat(60_000), LIMIT).ok).toBe(false);
	expect(spent()).toBeLessThan(500);
});

test("what may leave is well-formed, composed, not blank, within the limit, and stays as it is", () => {
	const nasty = fc.string({
		unit: fc.constantFrom(
			"a",
			"é",
			"e\u0301",
			" ",
			"\n",
			"\0",
			"\uD83D",
			"\uDE00",
			"👍",
			"\u3164",
			"\u200B",
		),
		maxLength: 12,
	});
	fc.assert(
		fc.property(nasty, (typed) => {
			const parsed = parseOutgoingText(typed, 8);
			if (!parsed.ok) return;
			expect(parsed.value.isWellFormed()).toBe(true);
			expect(parsed.value.normalize("NFC")).toBe(parsed.value);
			expect(parsed.value).not.toContain("\0");
			expect(parsed.value.trim()).not.toBe("");
			expect(parsed.value.length).toBeLessThanOrEqual(8);
			expect(parseOutgoingText(parsed.value, 8)).toEqual(parsed);
		}),
		{ numRuns: 2_000 },
	);
});

test("where bytes are counted as well, accents and emojis count as what they weigh", () => {
	const isTooLong = (text: string, maxBytes: number) => !parseOutgoingText(text, 100, maxBytes).ok;
	for (const text of ["abc", "ação", "€uro", "👍🏽", "日本"]) {
		const bytes = new TextEncoder().encode(text).byteLength;
		expect(isTooLong(text, bytes), text).toBe(false);
		expect(isTooLong(text, bytes - 1), text).toBe(true);
	}
	expect(parseOutgoingText("ã".repeat(501), 1_000, 1_000)).toEqual({
		ok: false,
		code: "message_too_long",
	});
});
