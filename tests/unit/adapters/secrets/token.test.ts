import { expect, test } from "vitest";
import { createToken, deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";

test("a token is 32 random bytes, safe in a link", () => {
	const tokens = new Set(Array.from({ length: 1000 }, createToken));
	expect(tokens.size).toBe(1000);
	for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test("J03 what is stored of a token is a hash that does not contain it", () => {
	const token = createToken();
	expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
	expect(hashToken(token)).toBe(hashToken(token));
	expect(hashToken(token)).not.toContain(token);
});

test("a derived token is the same each time and differs by key, purpose and row", () => {
	const token = deriveToken("key", "confirm_email", "1");
	expect(deriveToken("key", "confirm_email", "1")).toBe(token);
	expect(deriveToken("key2", "confirm_email", "1")).not.toBe(token);
	expect(deriveToken("key", "reset", "1")).not.toBe(token);
	expect(deriveToken("key", "confirm_email", "2")).not.toBe(token);
	expect(token).toMatch(/^[\w-]{43}$/);
});
