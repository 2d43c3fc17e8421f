import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { signInAs } from "./support/inbox.ts";
import { DEMO, hydrated, signInHere } from "./support/visitor.ts";

/** Nothing here may take longer than this, however strange the request. */
const SLOW_MS = 2000;

test("L13 strange and many addresses are answered fast, and never with 500", async ({
	request,
}) => {
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
		const answer = await request.get(path, { maxRedirects: 0 });
		expect(answer.status(), path.slice(0, 60)).toBeLessThan(500);
		expect(Date.now() - startedAt, path.slice(0, 60)).toBeLessThan(SLOW_MS);
	}
});

test("L05 L14 bodies of the wrong kind are refused and harm nothing", async ({
	request,
	baseURL,
}) => {
	const headers = { origin: baseURL ?? "" };
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
			const answer = await request.post(path, {
				data: Buffer.from(data),
				headers: { ...headers, "content-type": type },
				maxRedirects: 0,
			});
			expect(answer.status(), `${path} ${type}`).toBeLessThan(500);
			expect(await answer.text()).not.toMatch(/at \w+ \(.*:\d+:\d+\)/);
			expect(Date.now() - startedAt, `${path} ${type}`).toBeLessThan(SLOW_MS);
		}
	expect((await request.get("/api/health")).status()).toBe(200);
});

test("G08 no other site may read an answer of ours", async ({ browser, baseURL }) => {
	const page = await signInAs(browser, "admin");
	const origins = [
		"null",
		"https://evil.example",
		`${baseURL ?? ""}.evil.example`,
		"http://localhost",
		"http://localhost:1",
		"https://localhost:8787",
		"http://127.0.0.1",
		"file://",
		"https://prosa.example.evil.example",
		"https://sub.localhost",
	];
	for (const origin of origins)
		for (const path of ["/", "/auth", "/api/auth/me", "/api/header", "/_root.data"]) {
			const answer = await page.request.get(path, { headers: { origin }, maxRedirects: 0 });
			for (const name of Object.keys(answer.headers()))
				expect(name, `${origin} ${path}`).not.toMatch(/^access-control-/);
		}
	await page.context().close();
});

test("G06 another site cannot frame a page of ours", async ({ page, baseURL }) => {
	const frame = `<!doctype html><iframe src="${baseURL ?? ""}/auth"></iframe>`;
	const site = createServer((_, answer) => {
		answer.setHeader("content-type", "text/html");
		answer.end(frame);
	});
	await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
	try {
		const refused: string[] = [];
		page.on("console", (message) => refused.push(message.text()));
		await page.goto(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}/`);
		await expect.poll(() => refused.join(" ")).toContain("frame-ancestors 'none'");
		await expect(page.frameLocator("iframe").getByRole("heading")).toHaveCount(0);
	} finally {
		site.close();
	}
});

test("G10 D13 after signing out, Back shows nothing, and the next person finds nothing", async ({
	browser,
}) => {
	const page = await signInAs(browser, "admin");
	await page.goto("/");
	await hydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toContainText(
		/Bom dia|Boa tarde|Boa noite/,
	);
	const secret = "Loja Aurora";
	await expect(page.getByText(secret).first()).toBeAttached();
	await page.getByRole("button", { name: /^Menu de / }).click();
	await page.getByRole("menuitem", { name: "Sair" }).click();
	await page.waitForURL(/\/auth/);
	await page.goBack();
	await page.waitForURL(/\/auth/);
	await expect(page.getByText(secret)).toHaveCount(0);
	const kept = await page.evaluate(() =>
		JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
	);
	expect(kept).not.toContain(secret);
	await signInHere(page, DEMO.viewer, DEMO.password);
	await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Ana");
	await page.context().close();
});

test("G11 a page's address with a file's ending is kept by no cache", async ({ browser }) => {
	const page = await signInAs(browser, "admin");
	for (const path of ["/settings/x.css", "/conversations/foo.js", "/team/a.png", "/style.css"]) {
		const answer = await page.request.get(path, { maxRedirects: 0 });
		const isKept = !/no-store/.test(answer.headers()["cache-control"] ?? "");
		expect(answer.status() === 404 || !isKept, path).toBe(true);
		expect(isKept, path).toBe(false);
	}
	await page.context().close();
});

test("G12 B10 no header of a request finds its way into an answer", async ({ request }) => {
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
		const answer = await request.get(path, { headers, maxRedirects: 0 });
		expect(answer.status()).toBeLessThan(500);
		expect(JSON.stringify(answer.headers())).not.toContain(evil);
		expect(await answer.text()).not.toContain(evil);
	}
});

test("G13 a browser that looks ahead changes nothing", async ({ browser }) => {
	const page = await signInAs(browser, "admin");
	const headers = { "sec-purpose": "prefetch;prerender", purpose: "prefetch" };
	for (const path of ["/auth/sign-out", "/auth/switch-workspace", "/settings", "/subscription"])
		await page.request.get(path, { headers, maxRedirects: 0 });
	expect((await page.request.get("/api/auth/me")).status()).toBe(200);
	await page.context().close();
});
