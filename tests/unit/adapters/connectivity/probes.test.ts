import { afterAll, beforeAll, expect, test } from "vitest";
import type { Credentials, IntegrationType } from "#app/domain/integrations/type.ts";
import { INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";
import { startVendors } from "#tests/emulators/vendors/start.ts";
import { createProbes, type Probes } from "#workers/adapters/connectivity/index.ts";
import type { ProbeAnswer } from "#workers/adapters/connectivity/port.ts";

let vendors: Awaited<ReturnType<typeof startVendors>>;
let probes: Probes;

beforeAll(async () => {
	vendors = await startVendors({ slowMs: 300 });
	probes = createProbes({
		allowedPrivateHosts: [vendors.host],
		ownOrigin: "https://prosa.example.com",
		vendorHosts: vendors.vendorHosts,
		graphVersion: "v26.0",
		now: () => Date.UTC(2026, 10, 21),
	});
});
afterAll(() => vendors.stop());

/** Good credentials of each type; `mode` chooses how the vendor behaves. */
function credentialsOf(type: IntegrationType, mode = ""): Credentials {
	const token = `token-0123456789abcdef-${mode}`;
	const all: Record<IntegrationType, Credentials> = {
		meta_ads: { access_token: `EAA${token}`, ad_account_id: "act_1" },
		whatsapp: { api_key: token, instance_id: "1234567890" },
		instagram: { access_token: `IGAA${token}`, app_id: "1" },
		messenger: { page_access_token: `EAA${token}`, page_id: "371024009436368" },
		openai: { api_key: `sk-${token}`, organization_id: "org-1" },
		elevenlabs: { api_key: token },
		hubspot: { api_key: `pat-${token}` },
		pipedrive: { api_key: token, company_domain: "loja" },
		bitrix24: { webhook_url: `${vendors.url}/rest/1/secret-${mode}/` },
		rd_station: { api_key: "0123456789abcdef0123" },
		telegram: { bot_token: `7123456789:AAE-${token}` },
		stripe: { publishable_key: "pk_test_1", secret_key: `sk_test_${token}` },
		salesforce: { client_id: "id", client_secret: token, instance_url: vendors.url },
		zoho: { client_id: "id", client_secret: token, organization_id: "88" },
		google_ads: {
			client_id: "id",
			client_secret: "s",
			refresh_token: token,
			customer_id: "1234567890",
		},
		n8n: { webhook_url: `${vendors.url}/webhook/${mode || "ok"}`, api_key: "k" },
		zapier: { webhook_url: `https://hooks.zapier.com/hooks/catch/123/abcd${mode}/` },
	};
	return all[type];
}

const probe = (type: IntegrationType, mode = "", isExplicit = true) =>
	probes[type](credentialsOf(type, mode), { isExplicit });

const GOOD: Record<IntegrationType, ProbeAnswer> = {
	meta_ads: { kind: "account", name: "Loja Aurora Anúncios" },
	whatsapp: { kind: "account", name: "+55 11 91234-5678" },
	instagram: { kind: "account", name: "@loja.ig" },
	messenger: { kind: "account", name: "Loja Aurora" },
	openai: { kind: "models", count: 3 },
	elevenlabs: { kind: "voices", count: 2 },
	hubspot: { kind: "reached" },
	pipedrive: { kind: "account", name: "Maria" },
	bitrix24: { kind: "account", name: "Maria" },
	rd_station: { kind: "format" },
	telegram: { kind: "account", name: "@loja_bot" },
	stripe: { kind: "reached" },
	salesforce: { kind: "reached" },
	zoho: { kind: "account", name: "Loja Aurora Ltda" },
	google_ads: { kind: "reached" },
	n8n: { kind: "reached" },
	zapier: { kind: "reached" },
};

/** What the vendor itself says, where it says something worth telling. */
const REFUSED: Partial<Record<IntegrationType, string>> = {
	meta_ads: "Invalid OAuth access token - Cannot parse access token",
	whatsapp: "Invalid OAuth access token - Cannot parse access token",
	instagram: "Invalid OAuth access token - Cannot parse access token",
	messenger: "Invalid OAuth access token - Cannot parse access token",
	openai: "Incorrect API key provided: sk-abc***xyz.",
	telegram: "Unauthorized",
	stripe: "Invalid API Key provided: sk_test_***abc",
	salesforce: "client identifier invalid",
	zoho: "invalid_client",
	google_ads: "Token has been expired or revoked.",
	n8n: 'The requested webhook "POST abc" is not registered.',
};

const CALLED = INTEGRATION_TYPES.filter((type) => type !== "rd_station");

for (const type of INTEGRATION_TYPES) {
	test(`${type}: good credentials say whose they are`, async () => {
		expect(await probe(type)).toEqual(GOOD[type]);
	});
}

for (const type of CALLED) {
	test(`${type}: wrong credentials are refused with the vendor's own word`, async () => {
		expect(await probe(type, "refused")).toEqual({
			kind: "refused",
			message: REFUSED[type] ?? null,
		});
	});

	test(`${type}: a vendor in trouble, or that nobody understands, says nothing about the key (H16)`, async () => {
		expect(await probe(type, "broken")).toEqual({ kind: "unreachable" });
		// Whatever a workflow answers is its maker's business.
		if (type !== "n8n") expect(await probe(type, "garbage")).toEqual({ kind: "unreachable" });
		expect(await probe(type, "throttled")).toEqual({ kind: "rate_limited" });
		expect(await probe(type, "slow")).toEqual(GOOD[type]);
	});

	test(`H08 H09 ${type}: a redirect is not followed, so no credential travels on`, async () => {
		expect(await probe(type, "redirect")).toEqual({ kind: "unreachable" });
	});
}

test("what starts an automation is called only when somebody asks for it", async () => {
	const before = (await vendors.calls()).length;
	for (const type of ["n8n", "zapier"] as const)
		expect(await probe(type, "", false)).toEqual({ kind: "format" });
	expect((await vendors.calls()).length).toBe(before);
});

test("no key of ours stands in an address, but where the vendor wants it there", async () => {
	for (const type of INTEGRATION_TYPES) await probe(type);
	const calls = await vendors.calls();
	const inPath = calls.filter(({ path }) => path.includes("token-0123456789abcdef"));
	expect(inPath.every(({ path }) => path.startsWith("/api.telegram.org/"))).toBe(true);
});

for (const company_domain of [
	"evil.com/#",
	"a.pipedrive.com.evil.com",
	"loja@evil",
	"loja.evil",
	"-loja",
	"loja/",
	"lo ja",
	"",
	"a".repeat(64),
	"loja\r\nx",
]) {
	test(`H15 Pipedrive's domain is one label: ${JSON.stringify(company_domain.slice(0, 30))}`, async () => {
		const before = (await vendors.calls()).length;
		const answer = await probes.pipedrive(
			{ api_key: "secret", company_domain },
			{ isExplicit: true },
		);
		expect(answer).toEqual({ kind: "url_not_allowed" });
		expect((await vendors.calls()).length).toBe(before);
	});
}

for (const instance_url of [
	"https://evil.com",
	"https://evil.com/.salesforce.com",
	"https://salesforce.com.evil.com",
	"https://evilsalesforce.com",
	"https://x@evil.com",
	"http://loja.my.salesforce.com",
	"https://127.0.0.1",
	"not an address",
	"javascript:alert(1)",
]) {
	test(`H15 a secret of Salesforce goes nowhere else: ${instance_url}`, async () => {
		const answer = await probes.salesforce(
			{ client_id: "i", client_secret: "secret", instance_url },
			{ isExplicit: true },
		);
		expect(answer).toEqual({ kind: "url_not_allowed" });
	});
}

test("H10 a resolver is asked about typed hosts only, never about the vendors' own", async () => {
	const asked: string[] = [];
	const guarded = createProbes({
		allowedPrivateHosts: [],
		ownOrigin: "https://prosa.example.com",
		vendorHosts: {},
		checkHost: (host) => {
			asked.push(host);
			return Promise.resolve(false);
		},
		fetch: () => Promise.reject(new Error("nobody is called here")),
		graphVersion: "v26.0",
		now: () => 0,
	});
	const typed = "https://loja.example.com.br";
	const open = { isExplicit: true, baseUrl: null };
	for (const [type, path] of [
		["n8n", "/webhook/abc"],
		["bitrix24", "/rest/1/secret-key/"],
	] as const) {
		const credentials = { api_key: "k", webhook_url: typed + path };
		expect(await guarded[type](credentials, open)).toEqual({ kind: "url_not_allowed" });
	}
	const model = { isExplicit: true, baseUrl: `${typed}/v1` };
	expect(await guarded.openai({ api_key: "k" }, model)).toEqual({ kind: "url_not_allowed" });
	expect(asked).toEqual(Array(3).fill("loja.example.com.br"));
	for (const type of ["meta_ads", "openai", "zoho", "google_ads", "telegram", "stripe"] as const)
		expect(await guarded[type](credentialsOf(type), open), type).toEqual({ kind: "unreachable" });
	expect(asked).toHaveLength(3);
});
