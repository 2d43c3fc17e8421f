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
	["error=access_denied&error_description=Algo", { description: "Algo" }],
	["error_code=1349187&error_message=App+not+active", { description: "App not active" }],
	["error=server_error", { reason: "facebook_refused" }],
	["error=refused&provider=google", { reason: "processing_failed" }],
])("the address %j tells %j", (query, expected) => {
	expect(failureOf(query)).toEqual(expected);
});

test("F11 a description is cut", () => {
	expect(failureOf(`error=x&error_description=${"a".repeat(5000)}`)).toEqual({
		description: "a".repeat(200),
	});
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
