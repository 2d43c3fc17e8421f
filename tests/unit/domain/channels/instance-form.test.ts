import fc from "fast-check";
import { expect, test } from "vitest";
import { parseInstanceName } from "#app/domain/channels/instance-form.ts";

const FAMILY = "👩🏽‍❤️‍👨🏽";

test.each([
	["  Loja Aurora ", "Loja Aurora"],
	["Loja\n\tAurora", "Loja Aurora"],
	["Joa\u0303o", "João"],
	["\u00A0Vendas\u3164", "Vendas"],
	[FAMILY, FAMILY],
	["❤️", "❤️"],
	["𝕷𝖔𝖏𝖆", "𝕷𝖔𝖏𝖆"],
	["a\0b", "ab"],
])("L12 the name %j is kept as %j", (typed, name) => {
	expect(parseInstanceName(typed)).toEqual({ ok: true, value: name });
});

test.each([
	["nothing", ""],
	["spaces", "  \n"],
	["no-break spaces", "\u00A0\u00A0"],
	["Hangul fillers", "\u3164\u3164"],
	["zero-width characters", "\u200B\u2060\u200D"],
	["control characters", "\0\u0001"],
])("L12 %s is no name", (_what, typed) => {
	expect(parseInstanceName(typed)).toEqual({ ok: false, code: "name_required" });
});

test("L12 a name has at most 120 characters as people count them", () => {
	expect(parseInstanceName("é".repeat(120)).ok).toBe(true);
	expect(parseInstanceName(FAMILY.repeat(120)).ok).toBe(true);
	expect(parseInstanceName(`${FAMILY.repeat(120)}a`)).toEqual({ ok: false, code: "name_too_long" });
	expect(parseInstanceName("a".repeat(1_000))).toEqual({ ok: false, code: "name_too_long" });
});

test("L01 L02 L12 a name that is taken is one composed line, and is taken again as it is", () => {
	const nasty = fc.string({
		unit: fc.constantFrom(
			"a",
			"e",
			"\u0301",
			" ",
			"\n",
			"\0",
			"\u3164",
			"\uD83D",
			"\uDE00",
			"👍",
			"\u200D",
		),
		maxLength: 12,
	});
	fc.assert(
		fc.property(nasty, (typed) => {
			const parsed = parseInstanceName(typed);
			if (!parsed.ok) return;
			expect(parsed.value.isWellFormed()).toBe(true);
			expect(parsed.value.normalize("NFC")).toBe(parsed.value);
			expect(parsed.value).not.toMatch(/\p{Cc}|^\s|\s$/u);
			expect(parseInstanceName(parsed.value)).toEqual(parsed);
		}),
		{ numRuns: 1_000 },
	);
});
