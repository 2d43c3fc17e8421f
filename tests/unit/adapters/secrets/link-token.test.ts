import { expect, test } from "vitest";
import { openLinkToken, signLinkToken } from "#workers/adapters/secrets/link-token.ts";

const KEY = "a master key that is long enough to be one";
const CLAIMS = {
	workspaceId: "01900000-0000-7000-8000-000000000001",
	channelId: "01900000-0000-7000-8000-000000000002",
	issuedAt: 1_790_000_000_000,
	expiresAt: 1_790_000_600_000,
	nonce: "01900000-0000-7000-8000-000000000003",
};

test("a token says what was signed, in one path segment", () => {
	const token = signLinkToken(KEY, CLAIMS);
	expect(token).toMatch(/^[\w-]{100,300}$/);
	expect(openLinkToken([KEY], token)).toEqual(CLAIMS);
});

test("two links of one moment differ by their nonce", () => {
	expect(signLinkToken(KEY, { ...CLAIMS, nonce: "n2" })).not.toBe(signLinkToken(KEY, CLAIMS));
});

test("a token of an earlier key opens while that key is kept; of another one it does not", () => {
	const token = signLinkToken(KEY, CLAIMS);
	expect(openLinkToken(["a newer key", KEY], token)).toEqual(CLAIMS);
	expect(openLinkToken(["a newer key"], token)).toBeNull();
});

test("no character of a token may be another one", () => {
	const token = signLinkToken(KEY, CLAIMS);
	for (let at = 0; at < token.length; at++) {
		const other = token[at] === "A" ? "B" : "A";
		expect(openLinkToken([KEY], token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
	}
	// The unused bits at the end are no second name of the same link.
	for (const last of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
		if (last !== token.at(-1)) expect(openLinkToken([KEY], token.slice(0, -1) + last)).toBeNull();
});

test.each(["", "A", "-", "=", "a b", "%00", "A".repeat(2_000), "ação"])(
	"what is no token of ours is none: %s",
	(token) => {
		expect(openLinkToken([KEY], token)).toBeNull();
	},
);
