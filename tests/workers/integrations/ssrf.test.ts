import { beforeAll, expect, inject, test, vi } from "vitest";
import type { IntegrationInput } from "#app/contracts/integrations.ts";
import { PADDED_MS } from "#app/domain/integrations/health.ts";
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import { createIntegrationRig } from "#tests/support/integration-rig.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { loadConfig } from "#workers/config.ts";
import { createTeam } from "#tests/support/team.ts";

/** Where nobody may be led to: a server of this machine that is on no list. */
const canary = () => inject("receiver");
const TAG = `/canary-${crypto.randomUUID()}`;
const SECRET = "sk-made-up-secret-0123456789";

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

async function hits(): Promise<string[]> {
	const heard = await (await fetch(`${canary().url}/__emulator/heard`)).json<string[]>();
	return heard.filter((path) => path.includes(TAG));
}

/** No limit stands between an attack and the guard. */
const createRig = (change: Record<string, unknown> = {}) =>
	createIntegrationRig({
		CONNECTIVITY_LIMIT: { limit: () => Promise.resolve({ success: true }) },
		...change,
	});

/** Every input of a person that says where a call goes. */
const INPUTS: [string, (url: string) => IntegrationInput][] = [
	["bitrix24", (url) => ask("bitrix24", { webhook_url: url })],
	["n8n", (url) => ask("n8n", { webhook_url: url, api_key: SECRET })],
	["zapier", (url) => ask("zapier", { webhook_url: url })],
	[
		"salesforce",
		(url) => ask("salesforce", { client_id: "c", client_secret: SECRET, instance_url: url }),
	],
	["pipedrive", (url) => ask("pipedrive", { api_key: SECRET, company_domain: url })],
	["openai", (url) => ({ ...ask("openai", { api_key: SECRET }), settings: { baseUrl: url } })],
];

function ask(type: IntegrationType, credentials: Record<string, string>): IntegrationInput {
	return { type, name: "Ataque", credentials };
}

/** Tries an address in every input, by saving it and by testing it. Answers what the canary heard. */
async function attempt(urls: readonly string[], change: Record<string, unknown> = {}) {
	const rig = createRig(change);
	const { signedIn } = (await createTeam()).people.manager;
	const { integrations } = rig.services();
	for (const url of urls)
		for (const [type, make] of INPUTS) {
			const where = `${type} ${JSON.stringify(url)}`;
			const input = make(url);
			const saved = await integrations.create(signedIn, input);
			const tested = await integrations.test(signedIn, { ...input, id: null });
			expect(saved.ok, `${where} saved`).toBe(false);
			expect(tested.ok, `${where} tested`).toBe(false);
			for (const refused of [saved, tested])
				expect(refused, where).toMatchObject({
					code: expect.stringMatching(/^(url_not_allowed|credentials_invalid)$/),
				});
		}
	return hits();
}

const port = () => new URL(canary().url).port;
const at = (host: string) => `http://${host}:${port()}${TAG}`;

test("the canary hears whoever is let through", async () => {
	const rig = createRig({ ALLOWED_PRIVATE_HOSTS: new URL(canary().url).host });
	const { signedIn } = (await createTeam()).people.manager;
	const path = `/let-through-${crypto.randomUUID()}`;
	const input = ask("n8n", { webhook_url: at("127.0.0.1").replace(TAG, path) });
	await rig.services().integrations.test(signedIn, { ...input, id: null });
	const heard = await (await fetch(`${canary().url}/__emulator/heard`)).json<string[]>();
	expect(heard).toContain(path);
});

test("H01 H02 H03 H04 H05 no spelling of a private address is called, in any input of any type", async () => {
	const private4 = ["10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1"];
	const reserved = ["198.18.0.1", "224.0.0.1", "240.0.0.1", "0.0.0.0"];
	const disguised = ["2130706433", "0x7f.1", "0177.0.0.1", "127.1", "127.0.0.1."];
	const unicode = ["①②⑦.⓪.⓪.①", "１２７.0.0.1", "127。0。0。1"];
	const v6 = ["[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "[::]"];
	const moreV6 = ["[2002:7f00:1::]", "[fc00::1]", "[fe80::1]"];
	const names = ["localhost", "localhost.", "LOCALHOST", "lo\tcalhost", "lo\u00adcalhost"];
	const hosts = [private4, reserved, disguised, unicode, v6, moreV6, names].flat();
	const urls = ["127.0.0.1", ...hosts].flatMap((host) => [at(host), `https://${host}${TAG}`]);
	expect(await attempt(urls)).toEqual([]);
});

test("H06 H07 H14 user names, backslashes, other schemes and line breaks lead nowhere", async () => {
	const host = `127.0.0.1:${port()}`;
	const urls = [
		`http://example.com#@${host}${TAG}`,
		`https://loja.com.br@${host}${TAG}`,
		`https://user:pass@loja.com.br${TAG}`,
		`http:\\\\${host}${TAG}`,
		`https:/\\/${host}${TAG}`,
		`file:///etc/passwd`,
		`ftp://${host}${TAG}`,
		`data:text/plain,${TAG}`,
		`blob:http://${host}${TAG}`,
		`gopher://${host}${TAG}`,
		`ws://${host}${TAG}`,
		`http://${host}\r\nX-Evil: 1${TAG}`,
		`${loadConfig(bindings).publicUrl}${TAG}`,
	];
	expect(await attempt(urls)).toEqual([]);
});

test("H14 a secret with a line break in it is refused before anything is stored or called", async () => {
	const rig = createRig();
	const { signedIn } = (await createTeam()).people.manager;
	const { integrations } = rig.services();
	const before = (await rig.calls()).length;
	const input = ask("openai", { api_key: `sk-abc\r\nX-Evil: 1` });
	const refused = { ok: false, code: "credentials_invalid" };
	expect(await integrations.create(signedIn, input)).toEqual(refused);
	expect(await integrations.test(signedIn, { ...input, id: null })).toEqual(refused);
	expect((await rig.calls()).length).toBe(before);
});

test("H08 H09 a redirect is an answer: neither the call nor its secret goes on", async () => {
	const rig = createRig();
	const { signedIn } = (await createTeam()).people.manager;
	const to = Buffer.from(at("127.0.0.1")).toString("base64url");
	const inputs = [`redirect-to-${to}`, `temporary-redirect-to-${to}`].flatMap((mode) => [
		ask("salesforce", { client_id: mode, client_secret: SECRET, instance_url: rig.url }),
		ask("openai", { api_key: `sk-${mode}` }),
	]);
	const tests = inputs.map((input) =>
		rig.services().integrations.test(signedIn, { ...input, id: null }),
	);
	for (const tested of await Promise.all(tests))
		expect(tested).toMatchObject({ ok: true, value: { finding: { kind: "unreachable" } } });
	expect(await hits()).toEqual([]);
}, 60_000);

test("H10 a name that stands for a private address is not called", async () => {
	const vendors = inject("vendors");
	const change = { DNS_RESOLVER_URL: `${vendors.url}/dns-query` };
	const rig = createRig(change);
	const { signedIn } = (await createTeam()).people.manager;
	const check = async (host: string) => {
		const input = ask("n8n", { webhook_url: `https://${host}/webhook/abc` });
		const tested = await rig.services().integrations.test(signedIn, { ...input, id: null });
		return tested.ok ? tested.value.finding.kind : tested.code;
	};
	expect(await check("private.loja-canario.com.br")).toBe("url_not_allowed");
	expect(await check("v6-private.loja-canario.com.br")).toBe("url_not_allowed");
	// Hosts on the list are the deployment's own: nobody is asked about them.
	const listed = ask("n8n", { webhook_url: `${rig.url}/webhook/abc` });
	const tested = await rig.services().integrations.test(signedIn, { ...listed, id: null });
	expect(tested).toMatchObject({ ok: true, value: { finding: { kind: "reached" } } });
});

// Both wait for the end of a call that never ends: they wait together.
test.concurrent("H11 answers that never end, unpack to much or bring a flood of headers are cut", async () => {
	const rig = createRig();
	const { signedIn } = (await createTeam()).people.manager;
	const tag = crypto.randomUUID();
	for (const mode of ["endless", "gzip-bomb", "headers-bomb", "hang"]) {
		const secrets = { client_id: `${mode}-${tag}`, client_secret: SECRET };
		const input = ask("salesforce", { ...secrets, instance_url: rig.url });
		const startedAt = Date.now();
		const tested = await rig.services().integrations.test(signedIn, { ...input, id: null });
		expect(tested, mode).toMatchObject({ ok: true, value: { finding: { kind: "unreachable" } } });
		expect(Date.now() - startedAt).toBeLessThan(14_000);
	}
	// Asked once each: nothing is repeated.
	const asked = (await rig.calls()).filter(({ body }) => body.includes(tag));
	expect(asked).toHaveLength(4);
}, 60_000);

test.concurrent("H16 a port where nobody is and one that never answers look the same, and take the same time", async () => {
	const rig = createRig({ ALLOWED_PRIVATE_HOSTS: `${inject("vendors").host},127.0.0.1:9` });
	const { signedIn } = (await createTeam()).people.manager;
	const timed = async (webhook_url: string) => {
		const startedAt = Date.now();
		const input = { ...ask("n8n", { webhook_url }), id: null };
		const tested = await rig.services().integrations.test(signedIn, input);
		return { tested, ms: Date.now() - startedAt };
	};
	const [closed, silent] = await Promise.all([
		timed("http://127.0.0.1:9/webhook/x"),
		timed(`${rig.url}/webhook/hang`),
	]);
	const value = { finding: { kind: "unreachable" }, health: "error", latencyMs: PADDED_MS };
	const told = { ok: true, value };
	expect(closed.tested).toMatchObject(told);
	expect(silent.tested).toMatchObject(told);
	expect(Math.abs(closed.ms - silent.ms)).toBeLessThan(1_500);
}, 60_000);

test("H13 what is typed names no header: only those of the vendor's own documentation leave", async () => {
	const rig = createRig();
	const { signedIn } = (await createTeam()).people.manager;
	const odd = { "Metadata-Flavor": "Google", "X-aws-ec2-metadata-token": "x", headers: "x" };
	const mark = `h13-${crypto.randomUUID()}`;
	const input = ask("openai", { api_key: `sk-${mark}`, ...odd });
	await rig.services().integrations.test(signedIn, { ...input, id: null });
	const call = (await rig.calls()).find(({ headers }) => headers.authorization?.includes(mark));
	const sent = Object.keys(call?.headers ?? {}).filter((name) => /metadata|aws/i.test(name));
	expect(call).toBeDefined();
	expect(sent).toEqual([]);
});

test("H15 Pipedrive's domain is one label, and Salesforce's host is Salesforce's", async () => {
	const rig = createRig();
	const { signedIn } = (await createTeam()).people.manager;
	const { integrations } = rig.services();
	const before = (await rig.calls()).length;
	const domains = [
		"evil.com/#",
		"a.pipedrive.com.evil.com",
		"a/../b",
		"a:b@c",
		"-a",
		"a.b",
		"a%2eb",
	];
	const hosts = [
		"https://evil.com",
		"https://salesforce.com.evil.com",
		"https://evilsalesforce.com",
		"https://x.salesforce.com@evil.com",
		"https://evil.com/.salesforce.com",
		"http://x.salesforce.com",
	];
	const inputs = [
		...domains.map((company_domain) => ask("pipedrive", { api_key: SECRET, company_domain })),
		...hosts.map((instance_url) =>
			ask("salesforce", { client_id: "c", client_secret: SECRET, instance_url }),
		),
		ask("zapier", { webhook_url: "https://hooks.zapier.com.evil.com/hooks/catch/1/abcd/" }),
	];
	for (const input of inputs) {
		const code = { ok: false, code: "url_not_allowed" };
		const where = JSON.stringify(input.credentials);
		expect(await integrations.create(signedIn, input), where).toEqual(code);
		expect(await integrations.test(signedIn, { ...input, id: null }), where).toEqual(code);
	}
	expect((await rig.calls()).length).toBe(before);
});

test("H15 a stored secret does not go to a new address with its mask", async () => {
	const rig = createRig();
	const { signedIn } = (await createTeam()).people.manager;
	const { integrations } = rig.services();
	const stored = ask("pipedrive", { api_key: SECRET, company_domain: "loja" });
	const made = await integrations.create(signedIn, stored);
	if (!made.ok) throw new Error(made.code);
	const moved = ask("pipedrive", { api_key: "••••••••6789", company_domain: "outra" });
	const refused = { ok: false, code: "secret_needed" };
	const { id } = made.value;
	expect(await integrations.test(signedIn, { ...moved, id })).toEqual(refused);
	expect(await integrations.update(signedIn, id, moved)).toEqual(refused);
	const same = ask("pipedrive", { api_key: "••••••••6789", company_domain: "LOJA" });
	expect(await integrations.update(signedIn, id, same)).toEqual({ ok: true, value: null });
});

test("J11 a credential is called with from the server, and no frame or answer carries it", async () => {
	const rig = createRig();
	const { signedIn } = (await createTeam()).people.manager;
	const token = `EAAG${crypto.randomUUID().replaceAll("-", "")}`;
	const input = ask("meta_ads", { access_token: token, ad_account_id: "act_1" });
	const tested = await rig.services().integrations.test(signedIn, { ...input, id: null });
	expect(JSON.stringify(tested)).not.toContain(token);
	const call = (await rig.calls()).find(({ headers }) => headers.authorization?.includes(token));
	// In a header, by us: an address with a token in it ends in logs.
	expect(call?.path).toContain("/graph.facebook.com/");
	expect(call?.path).not.toContain(token);
});
