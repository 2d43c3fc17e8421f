import fc from "fast-check";
import { expect, test } from "vitest";
import { parseReturnPath } from "#app/domain/auth/return-path.ts";

test.each([
	"//evil.com",
	"/\\evil.com",
	"\\\\evil",
	"/\tevil",
	"/\t/evil.com",
	"/\n/evil.com",
	"///evil.com",
	"https:evil",
	"https://evil.com",
	"https://app@evil",
	"javascript:alert(1)",
	"data:text/html,x",
	"http:/evil",
	"/..//evil.com",
	"/.//evil.com",
	"/x/..//evil.com",
	"/%2e%2e//evil.com",
	"/%2f/evil.com",
	"/%2Fevil.com",
	"/%5Cevil.com",
	"/%5c/evil.com",
	"/%zz",
	"evil.com",
	"?x=1",
	"#x",
	"",
])("B07 %j leads to the start", (remembered) => {
	expect(parseReturnPath(remembered)).toBe("/");
});

test.each([
	["more than 2 KB", `/${"a".repeat(2048)}`],
	["the sign-in page", "/auth"],
	["the sign-in page with a path", "/auth/confirm?token=x"],
	["the sign-in page in capitals", "/AUTH"],
	["the sign-in page written in escapes", "/%61uth"],
	["an API", "/api/channels"],
	["a socket", "/live/workspace"],
	["a webhook", "/webhooks/x"],
	["a page for developers", "/dev/outbox"],
])("B08 %s leads to the start", (_, remembered) => {
	expect(parseReturnPath(remembered)).toBe("/");
});

test.each([
	["/whatsapp/instances", "/whatsapp/instances"],
	["/whatsapp/abc?contact=1&x=//y", "/whatsapp/abc?contact=1&x=//y"],
	["/a/../team", "/team"],
	["/authors", "/authors"],
	["/whatsapp/instances.data", "/whatsapp/instances"],
	["/_root.data", "/"],
	["/convers%C3%A3o", "/convers%C3%A3o"],
	["/x#fragment", "/x"],
])("%j is kept as %j", (remembered, path) => {
	expect(parseReturnPath(remembered)).toBe(path);
});

test("nothing remembered leads to the start", () => {
	expect(parseReturnPath(null)).toBe("/");
	expect(parseReturnPath(undefined)).toBe("/");
});

test("B07 whatever is remembered, the browser stays on our origin", () => {
	const piece = fc.constantFrom(
		"/",
		"//",
		"\\",
		".",
		"..",
		"%2e",
		"%2f",
		"%5c",
		"@",
		":",
		"evil.com",
		"https:",
		"\t",
		"?",
		"#",
		"a",
	);
	const path = fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join("")}`);
	fc.assert(
		fc.property(fc.oneof(path, fc.webUrl(), fc.string()), (remembered) => {
			const target = parseReturnPath(remembered);
			expect(target.startsWith("/")).toBe(true);
			expect(target.startsWith("//")).toBe(false);
			expect(new URL(target, "https://own.example/auth").origin).toBe("https://own.example");
		}),
		{ numRuns: 5000 },
	);
});
