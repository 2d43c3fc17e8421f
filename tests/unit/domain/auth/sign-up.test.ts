import { expect, test } from "vitest";
import { parseFullName, parseSignUp } from "#app/domain/auth/sign-up.ts";

const typed = { fullName: " Ana  Lima ", email: "ANA@loja.com", password: "vento leste 7" };

test("a good sign-up is normalised", () => {
	expect(parseSignUp(typed, 8)).toEqual({
		ok: true,
		value: { fullName: "Ana  Lima", email: "ana@loja.com", password: "vento leste 7" },
	});
});

test.each([
	[{ fullName: "" }, "full_name_required"],
	[{ fullName: "   " }, "full_name_required"],
	[{ fullName: "\u00a0\u3164\u2800\u200b" }, "full_name_required"],
	[{ fullName: "a".repeat(121) }, "name_too_long"],
	[{ fullName: "a".repeat(1_000_000) }, "name_too_long"],
	[{ fullName: "Ana\nLima" }, "invalid_request"],
	[{ fullName: "Ana\0" }, "invalid_request"],
	[{ email: "ana" }, "email_invalid"],
	[{ password: "curta" }, "password_too_short"],
	[{ password: "senha123" }, "password_common"],
])("%j is refused as %s", (change, code) => {
	expect(parseSignUp({ ...typed, ...change }, 8)).toEqual({ ok: false, code });
});

test("a name counts what people see as letters", () => {
	expect(parseFullName("👩‍👩‍👧‍👦".repeat(120)).ok).toBe(true);
	expect(parseFullName("José da Silva")).toEqual(parseFullName("Jose\u0301 da Silva"));
});
