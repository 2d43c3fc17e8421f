import { createExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import { call, dumpDatabase } from "#tests/support/call.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	ORIGIN,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { handleRequest } from "#workers/api/handle-request.ts";

let member: TestMember;

beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id);
});

const FORM = "application/x-www-form-urlencoded";
const UNSAFE = ["POST", "PUT", "PATCH", "DELETE"];
const ROUTES = [
	"/api/auth/sign-out",
	"/api/channels/c1/messages",
	"/api/channels/c1/link",
	"/dev/seed",
];
const PAGES = [
	"/",
	"/auth",
	"/auth.data",
	"/_root.data",
	"/whatsapp/instances/new.data",
	"/auth/sign-out",
];
const CONTENT_TYPES = [
	undefined,
	"text/plain",
	"TEXT/PLAIN",
	"application/x-www-form-urlencoded",
	"multipart/form-data; boundary=x",
	"application/json",
	"application/json; charset=utf-8",
	"APPLICATION/JSON",
];

async function attack(path: string, headers: Record<string, string>) {
	for (const method of UNSAFE)
		for (const type of CONTENT_TYPES) {
			const answer = await call(path, {
				method,
				body: "{}",
				headers: { cookie: member.cookie, ...headers, ...(type && { "content-type": type }) },
			});
			expect(answer.status, `${method} ${path} ${type}`).toBe(403);
			expect(answer.headers.has("x-page-path")).toBe(false);
			expect(await answer.json()).toMatchObject({ error: { code: "cross_site" } });
		}
}

test("G01 a request from another site changes nothing, whatever its method and content type", async () => {
	const before = await dumpDatabase(member.workspaceId);
	for (const path of ROUTES) {
		await attack(path, { origin: "https://evil.example", "sec-fetch-site": "cross-site" });
		await attack(path, { origin: "null" });
		await attack(path, {});
	}
	expect(await dumpDatabase(member.workspaceId)).toBe(before);
});

test("G02 neither React Router's actions nor its data routes are reached from another site", async () => {
	const before = await dumpDatabase(member.workspaceId);
	for (const path of PAGES) await attack(path, { origin: "https://evil.example" });
	expect(await dumpDatabase(member.workspaceId)).toBe(before);
	const own = await call("/auth", {
		method: "POST",
		body: new URLSearchParams({ a: "1" }),
		headers: { origin: ORIGIN },
	});
	expect(own.headers.get("x-page-path")).toBe("/auth");
});

test("G04 no other site signs anybody in, or out", async () => {
	const foreign = { origin: "https://evil.example", "content-type": FORM };
	const form = new URLSearchParams({ form: "sign-in", email: "a@b.test", password: "x" });
	for (const path of ["/auth", "/auth.data"]) {
		const answer = await call(path, { method: "POST", headers: foreign, body: form.toString() });
		expect([answer.status, answer.headers.has("set-cookie")], path).toEqual([403, false]);
	}
	for (const path of ["/auth/sign-out", "/auth/sign-out.data", "/api/auth/sign-out"]) {
		const headers = { ...foreign, cookie: member.cookie };
		const answer = await call(path, { method: "POST", headers, body: "" });
		expect([answer.status, answer.headers.has("set-cookie")], path).toEqual([403, false]);
	}
	expect((await call("/api/auth/me", { headers: member.headers })).status).toBe(200);
});

test("G03 a method in a header or field is ignored", async () => {
	const before = await dumpDatabase(member.workspaceId);
	for (const name of ["x-http-method-override", "x-http-method", "x-method-override", "_method"]) {
		const answer = await call("/api/auth/sign-out?_method=POST", {
			headers: { ...member.headers, [name]: "POST" },
		});
		expect(answer.status).toBe(404);
	}
	expect(await dumpDatabase(member.workspaceId)).toBe(before);
	expect((await call("/api/auth/me", { headers: member.headers })).status).toBe(200);
});

test("G07 G09 every kind of answer carries the policy and the other headers", async () => {
	const answers = [
		await call("/"),
		await call("/api/auth/me"),
		await call("/api/nothing"),
		await call("/api//x"),
		await call("/auth", { method: "POST", body: "x" }),
		await call("https://prosa.test/api/auth/me"),
	];
	const nonces = new Set<string>();
	for (const { headers } of answers) {
		const policy = headers.get("content-security-policy") ?? "";
		nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? "");
		expect(policy).toContain("object-src 'none'");
		expect(policy).toContain("frame-ancestors 'none'");
		expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("permissions-policy")).toContain("camera=()");
		expect(headers.get("referrer-policy")).toMatch(/^strict-origin(-when-cross-origin)?$/);
		for (const name of ["server", "x-powered-by", "access-control-allow-origin"])
			expect(headers.has(name), name).toBe(false);
	}
	expect(nonces.size).toBe(answers.length);
	expect(answers.at(-1)?.headers.get("strict-transport-security")).toContain("max-age=63072000");
});

test("B06 B11 pages of signing in tell nobody their address and keep a provider's pop-up; no other page does", async () => {
	const policies = async (path: string) => {
		const { headers } = await call(path);
		return [headers.get("referrer-policy"), headers.get("cross-origin-opener-policy")];
	};
	expect(await policies("/auth/callback")).toEqual(["no-referrer", "same-origin-allow-popups"]);
	for (const path of ["/auth", "/auth/reset?token=x", "/auth/confirm?token=x"])
		expect(await policies(path)).toEqual(["strict-origin", "same-origin-allow-popups"]);
	for (const path of ["/", "/authors", "/api/auth/me"])
		expect(await policies(path)).toEqual(["strict-origin-when-cross-origin", "same-origin"]);
});

test("B10 a callback's address comes from the configuration, whatever the request says its host is", async () => {
	const answer = await call("/api/auth/signin/google", {
		method: "POST",
		headers: { ...member.headers, "x-forwarded-host": "evil.example", "content-type": FORM },
		body: "next=%2F",
	});
	expect(answer.status).toBe(303);
	// No provider is configured here: the page says so, on our own origin.
	expect(answer.headers.get("location")).toBe("/auth/callback?reason=google_not_configured");
	const foreign = await call("/api/auth/signin/google", {
		method: "POST",
		headers: { origin: "https://evil.example", "content-type": FORM },
		body: "next=%2F",
	});
	expect(foreign.status, "G04").toBe(403);
	for (const path of ["/api/auth/signin/twitter", "/api/auth/callback/twitter?code=x"])
		expect((await call(path)).status).toBe(404);
});

test("D12 what is made for one person is kept by no cache", async () => {
	for (const path of [
		"/",
		"/whatsapp/instances",
		"/settings/x.css",
		"/whatsapp/foo.js",
		"/api/auth/me",
	]) {
		const answer = await call(path, { headers: member.headers });
		expect(answer.headers.get("cache-control"), path).toBe("private, no-store");
	}
});

test.each([
	"/api/auth/%6de",
	"/api%2fauth/me",
	"/api/auth%2Fme",
	"//api/auth/me",
	"/api//auth/me",
	"/api/auth/me.",
	"/api./auth/me",
	"/api/auth/me;x",
	"/api;x/auth/me",
	"/API/auth/me",
	"/api/AUTH/ME",
	"/api/auth/me.data",
	"/x/%2e%2e/api/auth/me",
	"/api/auth/%2e%2e%2f%2e%2e/api/auth/me",
	"/api/auth/me%00",
	"/api/auth/me/",
	"/api\\auth\\me",
	"/./api/auth/me",
])("D16 %s tells a stranger nothing, and no page stands in for it", async (path) => {
	const canonical = await call("/api/auth/me");
	expect(canonical.status).toBe(401);
	const answer = await call(`http://prosa.test${path}`);
	const text = await answer.text();
	expect(text).not.toContain(member.email);
	// The same verdict, or not found; a page renders only what its own guard lets through.
	if (!answer.headers.has("x-page-path")) expect([401, 404]).toContain(answer.status);
	else expect(answer.headers.get("x-page-path")?.startsWith("/api/")).toBe(false);
});

test("L03 bodies are counted on the stream: chunked, with a lying length, per kind of route", async () => {
	const chunked = (bytes: number) => {
		let left = bytes;
		return new ReadableStream<Uint8Array>({
			pull(controller) {
				const size = Math.min(left, 16_384);
				if (size === 0) return controller.close();
				left -= size;
				controller.enqueue(new Uint8Array(size).fill(0x20));
			},
		});
	};
	const post = async (path: string, bytes: number, headers: Record<string, string> = {}) => {
		const answer = await call(path, {
			method: "POST",
			body: chunked(bytes),
			headers: { ...member.headers, ...headers },
			duplex: "half",
		} as RequestInit);
		return answer.status;
	};
	const KB = 1024;
	expect(await post("/api/channels/c1/messages", 256 * KB + 1)).toBe(413);
	expect(await post("/api/channels/c1/messages", 10_000 * KB)).toBe(413);
	expect(await post("/api/channels/c1/messages", 256 * KB)).toBe(400);
	expect(await post("/auth", 64 * KB + 1)).toBe(413);
	expect(await post("/auth", 64 * KB, { "content-type": FORM })).toBe(200);
	expect(await post("/webhooks/evolution/x.y", 3 * KB * KB + 1)).toBe(413);
	expect(await post("/webhooks/evolution/x.y", 3 * KB * KB)).not.toBe(413);
	expect(await post("/auth", 64 * KB + 1, { "content-length": "5" })).toBe(413);
});

test.each([
	["truncated", '{"id":'],
	["single quotes", "{'id':1}"],
	["NaN", '{"id":NaN}'],
	["a trailing comma", '{"id":"x",}'],
	["a byte order mark", "\ufeff{}"],
	["nothing", ""],
	["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
	["bytes that are no UTF-8", new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
	["half a surrogate", '{"id":"\\ud800"}'],
])("L01 a body of %s answers 400", async (_, body) => {
	const answer = await call("/api/channels/c1/messages", {
		method: "POST",
		body,
		headers: member.headers,
	});
	expect(answer.status).toBe(400);
	expect(await answer.json()).toMatchObject({ error: { code: "invalid_request" } });
});

const MESSAGE = { id: "01920d3e-7c1a-7000-8000-123456789012", contactId: "k1", text: "oi" };

test.each([
	[
		"10,000 fields",
		JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, 1]))),
	],
	["200 levels", `${"[".repeat(200)}${"]".repeat(200)}`],
	["a key of 100 KB", JSON.stringify({ ["k".repeat(100_000)]: 1 })],
])("L04 %s answer 400", async (_, body) => {
	const answer = await call("/api/channels/c1/messages", {
		method: "POST",
		body,
		headers: member.headers,
	});
	expect(answer.status).toBe(400);
});

test.each([
	JSON.stringify({ ...MESSAGE, workspaceId: "other" }),
	JSON.stringify({ ...MESSAGE, text: ["oi"] }),
	`{"__proto__":{"x":1},${JSON.stringify(MESSAGE).slice(1)}`,
	`{"constructor":1,${JSON.stringify(MESSAGE).slice(1)}`,
	`{"text":"first",${JSON.stringify(MESSAGE).slice(1)}`,
	JSON.stringify([MESSAGE]),
])("L06 %s answers 400 and changes no prototype", async (body) => {
	const answer = await call("/api/channels/c1/messages", {
		method: "POST",
		body,
		headers: member.headers,
	});
	expect(answer.status).toBe(400);
	expect(({} as { x?: number }).x).toBeUndefined();
});

test("a JSON route takes nothing but JSON", async () => {
	for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
		const answer = await call("/api/channels/c1/messages", {
			method: "POST",
			body: JSON.stringify(MESSAGE),
			headers: { ...member.headers, "content-type": type },
		});
		expect(answer.status).toBe(400);
	}
});

async function knock(env: object, path: string, init: RequestInit = {}) {
	const page = vi.fn(() => Promise.resolve(new Response("page")));
	const ctx = createExecutionContext();
	const answer = await handleRequest(
		new Request(`https://prosa.example${path}`, init),
		env as Env,
		ctx,
		page,
	);
	return { answer, page };
}

test.each([
	["no AUTH_SECRET", { AUTH_SECRET: undefined }],
	["a short AUTH_SECRET", { AUTH_SECRET: "short" }],
	["a known AUTH_SECRET", { AUTH_SECRET: "change-me-change-me-change-me-1234567890" }],
	["no environment", { PROSA_ENV: undefined }],
])(
	"A20 A22 with %s every route shows the maintenance page or 503, and none opens",
	async (_, change) => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		for (const path of [
			"/",
			"/whatsapp/instances",
			"/auth",
			"/api/auth/me",
			"/api/health",
			"/live/workspace",
			"/dev/outbox",
		]) {
			const { answer, page } = await knock({ ...bindings, ...change }, path, {
				headers: { cookie: member.cookie },
			});
			expect(answer.status, path).toBe(503);
			expect(page).not.toHaveBeenCalled();
			expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
		}
		expect(error.mock.calls.join()).toContain("configuration_refused");
		error.mockRestore();
	},
);

test("production has nothing under /dev, however it is written", async () => {
	const production = {
		...bindings,
		PROSA_ENV: "production",
		SIMULATOR: "off",
		PUBLIC_URL: "https://prosa.example",
		ALLOWED_PRIVATE_HOSTS: "",
		GRAPH_URL: "",
		TELEGRAM_API_URL: "",
		AUTH_SECRET: "q8Zr2kVx0LmW5tYb7NcP3sHd9GfJ1aEu",
		MASTER_KEY: "k2Xw9QnB4vRz7TjM1yLh6UcD3pFs8GaE",
	};
	for (const path of [
		"/dev/outbox",
		"/DEV/outbox",
		"/d%65v/outbox",
		"/dev/outbox.data",
		"/dev/phone/x",
	]) {
		const { answer, page } = await knock(production, path);
		expect(answer.status, path).toBe(404);
		expect(page).not.toHaveBeenCalled();
	}
	const seed = await knock(production, "/dev/seed", {
		method: "POST",
		body: "{}",
		headers: { origin: "https://prosa.example", "content-type": "application/json" },
	});
	expect(seed.answer.status).toBe(404);
	expect((await knock(production, "/auth")).page).toHaveBeenCalledOnce();
});

test("a page that throws answers the maintenance page without a stack", async () => {
	const error = vi.spyOn(console, "error").mockImplementation(() => {});
	const answer = await handleRequest(
		new Request(`${ORIGIN}/`),
		bindings,
		createExecutionContext(),
		() => Promise.reject(new Error("secret detail")),
	);
	expect(answer.status).toBe(503);
	expect(await answer.text()).not.toMatch(/secret detail|at .*\.ts/);
	expect(error).toHaveBeenCalledOnce();
	error.mockRestore();
});
