import { expect, test } from "vitest";
import { judgeHash, parseFailure } from "#app/areas/auth/callback/outcome.ts";

const failureOf = (query: string) => parseFailure(new URLSearchParams(query));

test.each([
	["", null],
	["code=x&state=y", null],
	["reason=profile_unread", { reason: "profile_unread" }],
	["reason=%3Cscript%3E", { reason: "processing_failed" }],
	[
		"error=access_denied&error_code=200&error_description=Permissions+error&error_reason=user_denied",
		{ reason: "user_denied" },
	],
	["error=access_denied&error_description=Ligue+0800", { reason: "facebook_refused" }],
	["error_code=1349187&error_message=App+not+active", { reason: "facebook_refused" }],
	["error=server_error", { reason: "facebook_refused" }],
	["error=refused&provider=google", { reason: "processing_failed" }],
])("the address %j tells %j", (query, expected) => {
	expect(failureOf(query)).toEqual(expected);
});

test("no word of the address is shown, whatever it is called (security 10)", () => {
	for (const name of ["error_description", "error_message", "error", "error_reason", "reason"])
		expect(JSON.stringify(failureOf(`error=x&${name}=Ligue+0800`))).not.toContain("0800");
});

test.each([
	["", null],
	["#_=_", null],
	["#main", null],
	["#access_token=EAAB&expires_in=1", "facebook_token_invalid"],
	["#access_token=&expires_in=1", "facebook_token_missing"],
	["#expires_in=1&state=x", "facebook_token_missing"],
])("B05 the hash %j is judged %j", (hash, expected) => {
	expect(judgeHash(hash)).toBe(expected);
});
