import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { BARE, openMember, openVisitor } from "#tests/support/served.ts";

/** Nothing here may take longer than this, however strange the request. */
const SLOW_MS = 2000;

test("L13 strange and many addresses are answered fast, and never with 500", async () => {
	const visitor = await openVisitor();
	const paths = [
		`/${"a".repeat(5000)}`,
		`/${Array.from({ length: 1000 }, () => "x").join("/")}`,
		`/${"%2e%2e/".repeat(50)}etc/passwd`,
		"/%E0%A4%A",
		`/__manifest?version=x&paths=${Array.from({ length: 1000 }, (_, n) => `/p${String(n)}`).join(",")}`,
		...Array.from({ length: 100 }, (_, n) => `/nada-${String(n)}`),
	];
	for (const path of paths) {
		const startedAt = Date.now();
		const answer = await visitor.get(path);
		expect(answer.status(), path.slice(0, 60)).toBeLessThan(500);
		expect(Date.now() - startedAt, path.slice(0, 60)).toBeLessThan(SLOW_MS);
	}
});

test("L05 L14 bodies of the wrong kind are refused and harm nothing", async () => {
	const visitor = await openVisitor();
	const parts = Array.from(
		{ length: 400 },
		(_, n) => `--b\r\nContent-Disposition: form-data; name="f${String(n)}"\r\n\r\nx\r\n`,
	);
	const bodies: [string, string][] = [
		["application/json", '{"email":"a@b.co"'],
		["text/x-turbo", '[{"_1":2},"then",["SingleFetchRedirect",3]]'],
		["text/x-script", '[["RegExp","(a+)+$"],["Error","x","EvalError"]]'],
		["multipart/form-data; boundary=b", `${parts.join("")}--b--\r\n`],
		["multipart/form-data; boundary=", "x"],
		["multipart/form-data", "not a form at all"],
		["application/x-www-form-urlencoded", "__proto__[a]=1&constructor=2&email[]=x"],
		["image/png", "PNG"],
	];
	for (const path of ["/auth", "/auth.data", "/contact", "/contact.data", "/auth/reset"])
		for (const [type, data] of bodies) {
			const startedAt = Date.now();
			const answer = await visitor.post(path, {
				data: Buffer.from(data),
				headers: { "content-type": type },
			});
			expect(answer.status(), `${path} ${type}`).toBeLessThan(500);
			expect(await answer.text()).not.toMatch(/at \w+ \(.*:\d+:\d+\)/);
			expect(Date.now() - startedAt, `${path} ${type}`).toBeLessThan(SLOW_MS);
		}
	expect((await visitor.get("/api/health")).status()).toBe(200);
});

test("G08 no other site may read an answer of ours", async () => {
	const member = await openMember();
	const origins = [
		"null",
		"https://evil.example",
		`${BARE}.evil.example`,
		"http://localhost",
		"http://localhost:1",
		"https://localhost:8787",
		"http://127.0.0.1",
		"file://",
		"https://prosa.example.evil.example",
		"https://sub.localhost",
	];
	for (const origin of origins)
		for (const path of ["/", "/auth", "/api/auth/me", "/api/header", "/_.data"]) {
			const answer = await member.get(path, { headers: { origin } });
			for (const name of Object.keys(answer.headers()))
				expect(name, `${origin} ${path}`).not.toMatch(/^access-control-/);
		}
});

test("G06 another site cannot frame a page of ours", async () => {
	const visitor = await openVisitor();
	const member = await openMember();
	for (const [who, path] of [
		[visitor, "/auth"],
		[visitor, "/about"],
		[visitor, "/nowhere"],
		[member, "/"],
		[member, "/settings"],
	] as const) {
		const answer = await who.get(path);
		const { "content-security-policy": policy = "" } = answer.headers();
		expect(policy.split(/;\s*/), path).toContain("frame-ancestors 'none'");
	}
});

test("G11 a page's address with a file's ending is kept by no cache", async () => {
	const member = await openMember();
	for (const path of ["/settings/x.css", "/conversations/foo.js", "/team/a.png", "/style.css"]) {
		const answer = await member.get(path);
		const isKept = !/no-store/.test(answer.headers()["cache-control"] ?? "");
		expect(answer.status() === 404 || !isKept, path).toBe(true);
		expect(isKept, path).toBe(false);
	}
});

test("G12 B10 no header of a request finds its way into an answer", async () => {
	const visitor = await openVisitor();
	const evil = "evil.example";
	const headers = {
		"x-forwarded-host": evil,
		"x-forwarded-proto": "https",
		"x-forwarded-for": evil,
		"x-original-url": `/${evil}`,
		"x-rewrite-url": `/${evil}`,
		"x-react-router-prerender-data": evil,
		"x-react-router-spa-mode": "yes",
		forwarded: `host=${evil}`,
	};
	for (const path of ["/", "/auth", "/about", "/api/auth/csrf", "/nada"]) {
		const answer = await visitor.get(path, { headers });
		expect(answer.status()).toBeLessThan(500);
		expect(JSON.stringify(answer.headers())).not.toContain(evil);
		expect(await answer.text()).not.toContain(evil);
	}
});

test("G13 a browser that looks ahead changes nothing", async () => {
	const member = await openMember();
	const headers = { "sec-purpose": "prefetch;prerender", purpose: "prefetch" };
	for (const path of ["/auth/sign-out", "/auth/switch-workspace", "/settings", "/subscription"])
		await member.get(path, { headers });
	expect((await member.get("/api/auth/me")).status()).toBe(200);
});
