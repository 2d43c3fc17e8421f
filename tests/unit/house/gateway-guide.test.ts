import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pt } from "#app/areas/gateways/strings.pt.ts";
import { OWN_VENDORS, parseGatewayKey } from "#app/domain/gateways/own-gateway.ts";
import { checkGateway } from "#workers/adapters/whatsapp-gateway/check-gateway.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const read = (...parts: string[]): string => readFileSync(path.join(ROOT, ...parts), "utf8");
const recording = (name: string) =>
	JSON.parse(read("tests/recordings/evolution-2.3.7", `${name}.json`)) as {
		request: { method: string; path: string; headers: Record<string, string> };
		response: { status: number; body: Record<string, unknown> };
	};

const compose = read("docs/gateway/compose.yaml");
const caddy = read("docs/gateway/Caddyfile");
const example = read("docs/gateway/env.example");
const guide = read("docs/gateway/README.md");
/** Each service's own lines. */
const services = Object.fromEntries(
	(compose.split(/^services:$/m)[1] ?? "")
		.split(/^volumes:$/m)[0]
		?.split(/^ {2}(?=\w+:$)/m)
		.slice(1)
		.map((text) => [text.slice(0, text.indexOf(":")), text]) ?? [],
) as Record<string, string>;

test("the images are those that the adapters are tested against, and none floats", () => {
	const { version } = recording("http-root").response.body;
	expect(services.evolution).toContain(`image: evoapicloud/evolution-api:v${String(version)}\n`);
	expect(services.waha).toMatch(/image: devlikeapro\/waha:gows-2026\.7\.\d+\n/);
	expect(read("workers/adapters/whatsapp-gateway/waha/waha.ts")).toContain("WAHA 2026.7 ");
	expect(read("workers/adapters/whatsapp-gateway/evolution/evolution.ts")).toContain(
		`Evolution API ${String(version)} `,
	);
	for (const text of Object.values(services)) expect(text).toMatch(/image: \S+:v?[\w-]*\d+\.\d+/);
});

test("only the proxy can be reached from outside, and it asks for the key", () => {
	const published = Object.entries(services).filter(([, text]) => text.includes("ports:"));
	expect(published.map(([name]) => name)).toEqual(["caddy"]);
	expect(caddy.match(/reverse_proxy (\S+)/g)?.toSorted()).toEqual([
		"reverse_proxy evolution:8080",
		"reverse_proxy evolution:8080",
		"reverse_proxy waha:3000",
	]);
	// Whoever sends no key gets no further.
	expect(caddy.match(/\thandle \{\n\t\trespond 401\n\t\}\n\}/g)).toHaveLength(2);
	for (const proxied of caddy.match(/handle @\w+ \{\n\t\treverse_proxy/g) ?? [])
		expect(proxied).toMatch(/@(?:key|instance)/);
});

test("what saving asks is what the guide asks, with the headers that were recorded", async () => {
	for (const vendor of OWN_VENDORS) {
		let asked = { url: "", method: "", header: "" };
		await checkGateway(
			{
				baseUrl: `https://${vendor}.suaempresa.com.br`,
				allowedPrivateHosts: [],
				fetch: async (url, { method = "", headers }) => {
					const [header = ""] = [...new Headers(headers)].find(([, v]) => v === "the-key") ?? [];
					asked = { url, method, header };
					return new Response(null, { status: 401 });
				},
			},
			{ vendor, apiKey: "the-key" },
		);
		const method = asked.method === "GET" ? "" : `-X ${asked.method} `;
		const line = guide
			.split("\n")
			.find((each) => each.startsWith(`curl -i ${method}-H`) && each.endsWith(asked.url));
		expect(line?.toLowerCase(), vendor).toContain(`-h "${asked.header}: $${vendor}_api_key"`);
		expect(caddy.toLowerCase()).toContain(`@key header ${asked.header} {$${vendor}_api_key}`);
		expect(guide).toContain(`\ncurl -i ${method}${asked.url}\n`);
	}
	for (const [name, status] of [
		["http-verify-creds", 200],
		["http-verify-creds-401", 401],
	] as const) {
		const { request, response } = recording(name);
		expect([request.method, request.path, response.status]).toEqual([
			"POST",
			"/verify-creds",
			status,
		]);
		expect(Object.keys(request.headers)).toContain("apikey");
	}
});

test("each call of the adapter passes the proxy, also with an instance's own key", () => {
	const allowed = (/path ((?:\/\w+\/\* ?)+)/.exec(caddy)?.[1] ?? "").trim().split(/\s+/);
	const folder = "workers/adapters/whatsapp-gateway/evolution";
	const called = ["evolution", "groups", "instance", "link", "media", "records", "registration"]
		.flatMap((name) => read(folder, `${name}.ts`).match(/[`"]\/[a-z]+\/(?=[a-zA-Z]+[/`"])/g) ?? [])
		.map((found) => `${found.slice(1)}*`);
	expect(called.length).toBeGreaterThan(8);
	for (const each of new Set(called)) expect(allowed, each).toContain(each);
});

test("the names of settings agree between compose, example, guide and form", () => {
	for (const [, name = ""] of compose.matchAll(/\$\{(\w+)/g))
		expect(example, name).toMatch(new RegExp(`^${name}=`, "m"));
	expect(services.waha).toContain("WAHA_API_KEY:");
	expect(pt.form.keyHint.waha).toContain("WAHA_API_KEY");
	expect(services.evolution).toContain("AUTHENTICATION_API_KEY:");
	expect(pt.form.keyHint.evolution).toContain("AUTHENTICATION_API_KEY");
	// The keys of the guide are such as the form takes.
	expect(guide).toContain("openssl rand -hex 32");
	expect(parseGatewayKey("0a".repeat(32)).ok).toBe(true);
	expect(guide.match(/^## \d\. /gm)).toHaveLength(5);
});
