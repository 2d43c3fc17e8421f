import { expect, test } from "vitest";
import { parseConfirmForm, parseSignInForm, parseSignUpForm } from "#app/areas/auth/forms.ts";

function form(values: Record<string, string>): FormData {
	const made = new FormData();
	for (const [name, value] of Object.entries(values)) made.set(name, value);
	return made;
}
const whole = {
	fullName: "Ana Lima",
	email: "ana@x.com",
	password: "s3nh4-boa",
	confirmation: "s3nh4-boa",
};

test("a complete sign-up passes and the password is not trimmed", () => {
	const parsed = parseSignUpForm(form({ ...whole, password: " a b ", confirmation: " a b " }));
	expect(parsed).toMatchObject({ ok: true, value: { password: " a b " } });
});

test.each([
	[{ fullName: "  " }, "full_name_required"],
	[{ email: "" }, "email_invalid"],
	[{ password: "", confirmation: "" }, "invalid_request"],
	[{ confirmation: "outra" }, "password_mismatch"],
	[{ confirmation: "" }, "password_mismatch"],
	[{ email: "a".repeat(2000) }, "invalid_request"],
])("a sign-up with %j is refused as %s", (change, code) => {
	expect(parseSignUpForm(form({ ...whole, ...change }))).toEqual({ ok: false, code });
});

test("sign-in needs both fields", () => {
	expect(parseSignInForm(form({ email: " ana@x.com ", password: "x" }))).toEqual({
		ok: true,
		value: { email: "ana@x.com", password: "x" },
	});
	for (const missing of [{ email: "", password: "x" }, { email: "a@x.com", password: "" }, {}])
		expect(parseSignInForm(form(missing as Record<string, string>)).ok).toBe(false);
});

test("a link without a token is no link", () => {
	expect(parseConfirmForm(form({ token: "" }))).toEqual({ ok: false, code: "token_invalid" });
	const value = { token: "abc", password: "" };
	expect(parseConfirmForm(form({ token: "abc" }))).toEqual({ ok: true, value });
	expect(parseConfirmForm(form({ ...value, password: "sol 7" }))).toEqual({
		ok: true,
		value: { ...value, password: "sol 7" },
	});
});
