import { expect, test } from "vitest";
import { decideSocialStep, parseSocialFailure } from "#app/domain/auth/social.ts";

const base = {
	isKnown: false,
	isSignedIn: false,
	email: "ana@x.com" as string | null,
	isEmailVerified: true,
	account: "none" as const,
	isSignUpOpen: true,
};

test.each([
	["known by provider and subject", { isKnown: true }, "enter"],
	["known, whatever the address says now", { isKnown: true, isEmailVerified: false }, "enter"],
	["known, without an address", { isKnown: true, email: null }, "enter"],
	["a new verified address", {}, "found"],
	["B01 an address somebody else typed and never confirmed", { account: "unconfirmed" }, "found"],
	["B01 an address with an account", { account: "confirmed" }, "confirm_link"],
	["B02 an unverified address", { isEmailVerified: false }, "confirm_email"],
	[
		"B02 an unverified address with an account",
		{ isEmailVerified: false, account: "confirmed" },
		"confirm_email",
	],
	[
		"A05 by invitation: an address, the same whether it has an account or not",
		{ isEmailVerified: false, isSignUpOpen: false, account: "confirmed" },
		"sign_up_closed",
	],
	["by invitation: a new verified address", { isSignUpOpen: false }, "sign_up_closed"],
	[
		"by invitation: somebody with an account",
		{ isSignUpOpen: false, account: "confirmed" },
		"confirm_link",
	],
	["by invitation: known by provider", { isSignUpOpen: false, isKnown: true }, "enter"],
	["no address", { email: null }, "email_missing"],
	["somebody signed in adds a provider", { isSignedIn: true, email: null }, "confirm_link"],
] as const)("%s: %j is %s", (_, given, step) => {
	expect(decideSocialStep({ ...base, ...given })).toBe(step);
});

test("a reason nobody knows is the general one", () => {
	expect(parseSocialFailure("user_denied")).toBe("user_denied");
	expect(parseSocialFailure("<b>")).toBe("processing_failed");
});
