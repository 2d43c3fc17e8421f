import fc from "fast-check";
import { expect, test } from "vitest";
import { parseEmail } from "#app/domain/auth/email.ts";
import { runs } from "#tests/support/runs.ts";

test.each([
	["ana@loja.com.br", "ana@loja.com.br"],
	["  Ana.Lima+loja@Loja.COM.BR ", "ana.lima+loja@loja.com.br"],
	["o'brien_1@sub.domain-x.io", "o'brien_1@sub.domain-x.io"],
	["\uff41na\uff20loja.com", "ana@loja.com"],
	["a@xn--caf-dma.com", "a@xn--caf-dma.com"],
])("%j is the account %j", (typed, canonical) => {
	expect(parseEmail(typed)).toEqual({ ok: true, value: canonical });
});

test.each([
	["a fullwidth at sign U+FF20", "victim\uff20loja.com"],
	["a small at sign U+FE6B", "victim\ufe6bloja.com"],
	["fullwidth letters", "\uff41na@loja.com"],
	["the Kelvin sign", "\u212aarl@loja.com"],
])("A18 %s is refused or equals the canonical account, never a second one", (_, typed) => {
	const parsed = parseEmail(typed);
	expect(parsed.ok ? parsed.value : "refused").toMatch(/^(?:refused|[a-z]+@loja\.com)$/);
});

test("A18 a fullwidth at sign never makes two of them", () => {
	expect(parseEmail("victim@loja.com\uff20evil.com").ok).toBe(false);
});

test.each([
	["a dotted capital I", "\u0130ago@loja.com"],
	["a Cyrillic a", "\u0430na@loja.com"],
	["mixed scripts in the host", "ana@l\u043eja.com"],
	["a trailing dot", "ana@loja.com."],
	["two dots", "a..b@loja.com"],
	["a leading dot", ".ana@loja.com"],
	["a zero-width space", "a\u200bna@loja.com"],
])("A18 %s is refused", (_, typed) => {
	expect(parseEmail(typed)).toEqual({ ok: false, code: "email_invalid" });
});

test.each([
	'"x@evil.com"@victim.com',
	'"ana lima"@loja.com',
	"ana@loja.com,evil@evil.com",
	"ana@loja.com;evil@evil.com",
	"ana@loja.com\nBcc: evil@evil.com",
	"ana@loja.com\r\nX: y",
	"ana@evil.com@loja.com",
	"ana@[127.0.0.1]",
	"ana(comment)@loja.com",
	"<ana@loja.com>",
	"ana@localhost",
	"ana@loja.c",
	"ana@127.0.0.1",
	"ana@-loja.com",
	"@loja.com",
	"ana@",
	"ana",
	"",
	"a\0@loja.com",
	`${"a".repeat(65)}@loja.com`,
	`ana@${"a".repeat(260)}.com`,
])("A19 %j is refused", (typed) => {
	expect(parseEmail(typed).ok).toBe(false);
});

test("A19 plus addresses stay distinct", () => {
	expect(parseEmail("ana+1@loja.com")).not.toEqual(parseEmail("ana@loja.com"));
});

test("what is accepted is plain ASCII, has one at sign and parses to itself", () => {
	fc.assert(
		fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "binary" })), (typed) => {
			const parsed = parseEmail(typed);
			if (!parsed.ok) return;
			expect(parsed.value).toMatch(/^[\x21-\x7e]+$/);
			expect(parsed.value.split("@")).toHaveLength(2);
			expect(parseEmail(parsed.value)).toEqual(parsed);
		}),
		{ numRuns: runs(3000) },
	);
});
