import { expect, test } from "vitest";
import { createNonce, isCrossSite, isOwnOrigin, secure } from "#workers/api/security.ts";

const OWN = "https://own.example";
const post = (headers: Record<string, string>, method = "POST") =>
	new Request(`${OWN}/x`, { method, headers });
const judge = (headers: Record<string, string>, method = "POST") =>
	isCrossSite(post(headers, method), "page", "https://public.example");

test.each([
	["says nothing", {}],
	["comes from another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
	["comes from a sister host", { "sec-fetch-site": "same-site", origin: "https://x.own.example" }],
	["was typed", { "sec-fetch-site": "none" }],
	["contradicts itself", { "sec-fetch-site": "same-origin", origin: "https://evil.example" }],
	["contradicts itself the other way", { "sec-fetch-site": "cross-site", origin: OWN }],
	["has a null origin", { origin: "null" }],
	["has an empty origin", { origin: "" }],
	["has our host over http", { origin: "http://own.example" }],
	["has our host as a prefix", { origin: "https://own.example.evil.com" }],
	["has our host on another port", { origin: "https://own.example:8443" }],
])("G01 an unsafe request that %s is cross-site", (_, headers) => {
	for (const method of ["POST", "PUT", "PATCH", "DELETE"])
		expect(judge(headers as Record<string, string>, method)).toBe(true);
});

test.each([
	["both agree", { "sec-fetch-site": "same-origin", origin: OWN }],
	["the browser sends no origin", { "sec-fetch-site": "same-origin" }],
	["the client is old", { origin: OWN }],
	["the page is at the public address", { origin: "https://public.example" }],
])("our own page passes when %s", (_, headers) => {
	expect(judge(headers as Record<string, string>)).toBe(false);
});

test("reading is no cross-site matter, and gateways prove themselves otherwise", () => {
	expect(judge({ origin: "https://evil.example" }, "GET")).toBe(false);
	expect(isCrossSite(post({}), "webhook", OWN)).toBe(false);
	expect(isOwnOrigin(post({}), OWN)).toBe(false);
});

test("G07 the policy allows scripts by nonce only, and every nonce is new", () => {
	expect(createNonce()).not.toBe(createNonce());
	const answer = secure(new Response("x"), new Request(`${OWN}/x`), { requestId: "r", nonce: "N" });
	expect(answer.headers.get("content-security-policy")).toBe(
		"default-src 'self'; script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; " +
			"img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self' wss://own.example; worker-src 'self'; object-src 'none'; " +
			"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /api/csp-reports",
	);
});

test("G07 forms of the subscription page may lead to where one pays, those of other pages may not", () => {
	const policyOf = (path: string): string =>
		secure(new Response("x"), new Request(`${OWN}${path}`), {
			requestId: "r",
			nonce: "N",
			paymentTargets: ["https://checkout.stripe.com"],
		}).headers.get("content-security-policy") ?? "";
	expect(policyOf("/subscription")).toContain("form-action 'self' https://checkout.stripe.com;");
	for (const path of ["/", "/team", "/auth", "/subscription/demonstration", "/subscriptions"])
		expect(policyOf(path), path).toContain("form-action 'self';");
});

test("the sign-in's buttons may lead to their providers from whatever page one came to it", () => {
	for (const path of ["/auth", "/about", "/aceitar-convite", "/subscription"]) {
		const answer = secure(new Response("x"), new Request(`${OWN}${path}`), {
			requestId: "r",
			nonce: "N",
			formTargets: ["https://accounts.google.com"],
		});
		expect(answer.headers.get("content-security-policy"), path).toContain(
			"form-action 'self' https://accounts.google.com;",
		);
	}
});

test("only the pages of payments and of the numbers' sign-up let Facebook's SDK, its frames and its calls in", () => {
	const headersOf = (path: string, sdkOrigins?: string[]) =>
		secure(new Response("x"), new Request(`${OWN}${path}`), {
			requestId: "r",
			nonce: "N",
			...(sdkOrigins ? { sdkOrigins } : {}),
		}).headers;
	const origins = ["https://connect.facebook.net", "https://www.facebook.com"];
	const both = origins.join(" ");
	for (const page of ["/facebook/payments", "/whatsapp/meta"]) {
		const policy = headersOf(page, origins).get("content-security-policy") ?? "";
		for (const part of ["script-src 'nonce-N' 'strict-dynamic'", "frame-src 'self'"])
			expect(policy).toContain(`${part} ${both};`);
		expect(policy).toContain(`connect-src 'self' wss://own.example ${both};`);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(headersOf(page, origins).get("cross-origin-opener-policy")).toBe(
			"same-origin-allow-popups",
		);
	}
	for (const path of [
		"/",
		"/facebook/ads",
		"/facebook/payments/x",
		"/whatsapp/meta/x",
		"/whatsapp/instances/new",
		"/webhooks/facebook/payments",
	]) {
		const other = headersOf(path, origins);
		expect(other.get("content-security-policy"), path).not.toContain("facebook");
		expect(other.get("cross-origin-opener-policy"), path).toBe("same-origin");
	}
	expect(headersOf("/facebook/payments").get("content-security-policy")).not.toContain("frame-src");
});

test("G09 every answer has nosniff, a small permissions policy and, over https, HSTS for a year", () => {
	const of = (url: string) =>
		secure(new Response("x"), new Request(url), { requestId: "r", nonce: "N" }).headers;
	const headers = of(`${OWN}/x`);
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("permissions-policy")).toContain("camera=()");
	const hsts = headers.get("strict-transport-security") ?? "";
	expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(31_536_000);
	expect(hsts).toContain("includeSubDomains");
	expect(of("http://localhost:8787/").has("strict-transport-security")).toBe(false);
});

test("G06 an answer is kept by nobody, unless it is a versioned picture for this person's own browser", () => {
	const cacheOf = (asked: string) =>
		secure(new Response("x", { headers: { "cache-control": asked } }), new Request(`${OWN}/x`), {
			requestId: "r",
			nonce: "N",
		}).headers.get("cache-control");
	expect(cacheOf("private, max-age=604800, immutable")).toBe("private, max-age=604800, immutable");
	for (const asked of [
		"public, max-age=60",
		"max-age=60",
		"private, max-age=60",
		"public, immutable",
	])
		expect(cacheOf(asked), asked).toBe("private, no-store");
});
