import { createExecutionContext } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { handleRequest } from "#workers/api/handle-request.ts";

beforeAll(migrate);

const PUBLIC = "https://prosa.example";
const PRODUCTION = {
	PROSA_ENV: "production",
	PUBLIC_URL: PUBLIC,
	AUTH_SECRET: "Zk3v9Qw1Xy7Bn5Lp2Rt8Hs4Dg6Fj0Mc-Va",
	MASTER_KEY: "Yt8Hs4Dg6Fj0McVaZk3v9Qw1Xy7Bn5Lp2R-b",
	SIMULATOR: "",
	ALLOWED_PRIVATE_HOSTS: "",
	VENDOR_HOSTS: "",
	GRAPH_URL: "",
	TELEGRAM_API_URL: "",
	EVOLUTION_URL: "",
	EVOLUTION_API_KEY: "",
	WAHA_API_KEY: "",
	WAHA_URL: "",
};
const LOCAL = { PROSA_ENV: "local", PUBLIC_URL: "http://localhost:8787" };

/** As the deployment with these settings answers. */
const ask = (settings: object, url: string, init: RequestInit = {}) =>
	handleRequest(
		new Request(url, { redirect: "manual", ...init }),
		{ ...bindings, ...settings } as unknown as Env,
		createExecutionContext(),
		async () => new Response("page"),
	);

test("production answers nothing but its own https address (security 5)", async () => {
	const own = await ask(PRODUCTION, `${PUBLIC}/auth`);
	expect(await own.text()).toBe("page");
	expect(own.headers.get("strict-transport-security")).toContain("max-age=");
	for (const origin of ["http://prosa.example", "https://prosa.workers.dev"]) {
		for (const path of ["/auth?next=/x", "/api/health", "/api/header"]) {
			const sent = await ask(PRODUCTION, `${origin}${path}`);
			expect([sent.status, sent.headers.get("location")]).toEqual([308, `${PUBLIC}${path}`]);
			expect(sent.headers.has("set-cookie")).toBe(false);
			expect(sent.headers.get("strict-transport-security")).toContain("max-age=");
			expect(sent.headers.get("content-security-policy")).toContain("wss://");
		}
		const posted = await ask(PRODUCTION, `${origin}/auth`, {
			method: "POST",
			headers: { origin, "sec-fetch-site": "same-origin" },
			body: "a=b",
		});
		expect(posted.status).toBe(403);
	}
	// What proves itself is heard on any https host of the deployment.
	const webhook = (url: string) =>
		ask(PRODUCTION, `${url}/webhooks/telegram/x`, { method: "POST" });
	expect((await webhook("https://prosa.workers.dev")).status).not.toBe(403);
	expect((await webhook("http://prosa.example")).status).toBe(403);
});

test("in production a cookie of plain http means nothing (security 5)", async () => {
	const { cookie } = await createMember((await createWorkspace()).id);
	expect(cookie).not.toContain("__Host-");
	const answer = await ask(PRODUCTION, `${PUBLIC}/api/header`, { headers: { cookie } });
	expect(answer.status).toBe(401);
});

test("local doors answer only whoever sits at the machine (security 6)", async () => {
	const doors = async (settings: object, origin: string) => {
		const outbox = await ask(settings, `${origin}/dev/outbox.data`);
		const seeded = await ask(settings, `${origin}/dev/seed`, {
			method: "POST",
			headers: { origin, "content-type": "application/json" },
			body: "{}",
		});
		return [outbox.status, seeded.status];
	};
	for (const origin of ["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])
		expect(await doors(LOCAL, origin)).toEqual([200, 400]);
	for (const origin of [
		"http://evil.example:8787",
		"https://tunnel.example",
		"http://localhost.evil.example",
	])
		expect(await doors(LOCAL, origin)).toEqual([404, 404]);
	// Beside a public address they are shut, even for a tunnel that writes another Host.
	const tunnelled = { ...LOCAL, PUBLIC_URL: "https://tunnel.example" };
	expect(await doors(tunnelled, "http://localhost:8787")).toEqual([404, 404]);
	expect(await doors(PRODUCTION, PUBLIC)).toEqual([404, 404]);
});
