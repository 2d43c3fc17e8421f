import { expect, test } from "vitest";
import { normalizePassword, parseNewPassword } from "#app/domain/auth/password.ts";

const parse = (typed: string, min = 8) => parseNewPassword(typed, min, "ana.lima@loja.com");

test("A23 a password is kept as typed: blanks, emoji and length stay", () => {
	for (const typed of ["  vento leste  ", "🐙🐙 azul verde", "x".repeat(255) + "Q"])
		expect(normalizePassword(typed)).toEqual({ ok: true, value: typed });
});

test("A23 two ways of writing the same letters are one password", () => {
	expect(parse("canção nova 7")).toEqual(parse("canc\u0327a\u0303o nova 7"));
});

test("the minimum counts code points", () => {
	expect(parse("abçd😀fg")).toEqual({ ok: false, code: "password_too_short" });
	expect(parse("xbçd😀fgh").ok).toBe(true);
	expect(parse("tz8 kq", 6).ok).toBe(true);
});

test("A23 256 code points are the most; a megabyte is refused unread", () => {
	expect(normalizePassword("😀".repeat(256)).ok).toBe(true);
	expect(normalizePassword("😀".repeat(257))).toEqual({ ok: false, code: "password_too_long" });
	expect(normalizePassword("x".repeat(1_000_000))).toEqual({
		ok: false,
		code: "password_too_long",
	});
});

test("A23 a NUL or half a surrogate is refused", () => {
	expect(parse("vento\0leste")).toEqual({ ok: false, code: "invalid_request" });
	expect(parse("vento\ud800leste")).toEqual({ ok: false, code: "invalid_request" });
});

test("the e-mail address and its name are no passwords", () => {
	expect(parse("Ana.Lima@loja.com")).toEqual({ ok: false, code: "password_common" });
	expect(parse("ana.lima")).toEqual({ ok: false, code: "password_common" });
});
