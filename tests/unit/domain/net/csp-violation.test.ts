import { expect, test } from "vitest";
import { describeViolation } from "#app/domain/net/csp-violation.ts";

const told = (over: Partial<Parameters<typeof describeViolation>[0]> = {}) =>
	describeViolation({
		directive: "script-src-elem",
		blocked: "https://evil.example:8443/x.js?stolen=1#y",
		page: "https://prosa.example/auth/reset?token=secret",
		...over,
	});

test("of a violation its directive, the other host and our path are told, and no more (security b)", () => {
	expect(told()).toEqual({
		directive: "script-src-elem",
		blocked: "evil.example:8443",
		path: "/auth/reset",
	});
	expect(told({ directive: "script-src 'nonce-abc' 'strict-dynamic'" })?.directive).toBe(
		"script-src",
	);
});

test("what has no host is called by the browser's word or its scheme (security b)", () => {
	const blocked = (value?: string) => told({ blocked: value })?.blocked;
	expect(blocked("inline")).toBe("inline");
	expect(blocked("wasm-eval")).toBe("wasm-eval");
	expect(blocked("data:text/html,maria@example.com")).toBe("data");
	for (const nonsense of [undefined, "", "Ligue para 0800", "x".repeat(5000)])
		expect(blocked(nonsense), nonsense).toBe("unknown");
});

test("what is no violation is none, and nothing typed by a stranger reaches the log (security b)", () => {
	for (const directive of [undefined, "", "<b>", "Script-Src", "a".repeat(60)])
		expect(told({ directive }), directive).toBeNull();
	expect(told({ page: undefined })?.path).toBe("");
	expect(told({ page: "no address" })?.path).toBe("");
	expect(told({ page: `https://a.example/${"x".repeat(999)}` })?.path).toHaveLength(200);
});
