import { expect, test } from "vitest";
import { findAccountProblems, findSignUpProblems } from "#app/domain/auth/account-form.ts";

const typed = {
	fullName: "Bia Souza",
	email: "bia@loja.test",
	password: "girassol",
	confirmation: "girassol",
};
const EMPTY = { fullName: "", email: "", password: "", confirmation: "" };

test("an empty sign-up says of every field what is missing, in the order of the form (screens A11)", () => {
	expect(Object.entries(findSignUpProblems(EMPTY, 8))).toEqual([
		["fullName", "full_name_required"],
		["email", "email_required"],
		["password", "password_too_short"],
		["confirmation", "confirmation_missing"],
	]);
});

test("a blank name, a short password and a different one are told at once (screens A11)", () => {
	const wrong = { ...typed, fullName: "  ", password: "curta", confirmation: "outra" };
	expect(findAccountProblems(wrong, 8)).toEqual({
		fullName: "full_name_required",
		password: "password_too_short",
		confirmation: "password_mismatch",
	});
});

test.each([
	[{}, {}],
	[{ fullName: "B".repeat(121) }, { fullName: "name_too_long" }],
	[{ fullName: "B\u0000" }, { fullName: "invalid_request" }],
	[{ email: "bia@" }, { email: "email_invalid" }],
	[{ confirmation: "girassoL" }, { confirmation: "password_mismatch" }],
	[{ confirmation: "" }, { confirmation: "confirmation_missing" }],
	[{ password: "🌻🌻🌻🌻🌻🌻🌻🌻", confirmation: "🌻🌻🌻🌻🌻🌻🌻🌻" }, {}],
])("a sign-up with %j has the problems %j", (change, problems) => {
	expect(findSignUpProblems({ ...typed, ...change }, 8)).toEqual(problems);
});
