import { expect, test } from "vitest";
import { isLoginExpired, LOGIN_OUTCOMES, parseLoginOutcome } from "#app/domain/facebook/login.ts";

test("an outcome in an address is one of the known ones or none", () => {
	for (const outcome of LOGIN_OUTCOMES) expect(parseLoginOutcome(outcome)).toBe(outcome);
	for (const wrong of [null, "", "constructor", "<b>"]) expect(parseLoginOutcome(wrong)).toBeNull();
});

test("a sign-in ends at its moment; one without a moment does not end", () => {
	expect(isLoginExpired(null, 5)).toBe(false);
	expect(isLoginExpired(6, 5)).toBe(false);
	expect(isLoginExpired(5, 5)).toBe(true);
});
