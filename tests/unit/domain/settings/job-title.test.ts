import { expect, test } from "vitest";
import { parseJobTitle } from "#app/domain/settings/job-title.ts";

test("a job title is one trimmed line in NFC; empty is none", () => {
	expect(parseJobTitle("  Gerente de vendas ")).toEqual({ ok: true, value: "Gerente de vendas" });
	expect(parseJobTitle("Jose\u0301")).toEqual({ ok: true, value: "José" });
	for (const blank of ["", "   ", "\u00A0", "\u3164", "\u200B"])
		expect(parseJobTitle(blank), JSON.stringify(blank)).toEqual({ ok: true, value: null });
});

test("L12 eighty graphemes fit, one more does not; control characters are refused", () => {
	const family = "👨‍👩‍👧‍👦";
	expect(parseJobTitle(family.repeat(80))).toMatchObject({ ok: true });
	expect(parseJobTitle(family.repeat(81))).toEqual({ ok: false, code: "name_too_long" });
	expect(parseJobTitle("a".repeat(100_000))).toEqual({ ok: false, code: "name_too_long" });
	for (const odd of ["a\nb", "a\0b", "a\uD800"])
		expect(parseJobTitle(odd)).toEqual({ ok: false, code: "invalid_request" });
});
