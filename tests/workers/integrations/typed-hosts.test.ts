import { beforeAll, expect, inject, test, vi } from "vitest";
import { createHostCheck } from "#workers/adapters/host-check.ts";
import { createLanguageModels } from "#workers/adapters/language-model/index.ts";
import { createServices } from "#workers/services/index.ts";
import { bindings, createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createWebhookRig, listDeliveries, SETTINGS } from "#tests/support/webhook-rig.ts";

/** Reads like any shop's; the resolver of these tests says 10.0.0.5, and fd00::5. */
const HOSTS = ["private.loja-canario.com.br", "v6-private.loja-canario.com.br"];
const resolver = () => `${inject("vendors").url}/dns-query`;

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error"] as const)
		vi.spyOn(console, name).mockImplementation(() => {});
});

test("H10 the test of a member's own n8n does not call a name that stands for a private address", async () => {
	const env = { ...bindings, DNS_RESOLVER_URL: resolver() } as unknown as Env;
	const { settings, n8nTest } = createServices(env, { defer: () => undefined });
	const signedIn = await findSignedIn(await createMember((await createWorkspace()).id, "viewer"));
	for (const host of HOSTS) {
		const keys = { openaiApiKey: "••••", elevenlabsKey: "••••" };
		const address = { n8nWebhookUrl: `https://${host}/webhook/abc` };
		expect((await settings.update(signedIn, { ...keys, ...address })).ok).toBe(true);
		expect(await n8nTest.run(signedIn, "olá"), host).toEqual({
			ok: false,
			code: "url_not_allowed",
		});
	}
});

test("H10 a channel's webhook does not call a name that stands for a private address, and tries no second time", async () => {
	const rig = await createWebhookRig("ok", { DNS_RESOLVER_URL: resolver() });
	const { instanceSettings, webhookDeliveries } = rig.services();
	for (const host of HOSTS) {
		const change = { ...SETTINGS, webhookUrl: `https://${host}/avisos` };
		expect((await instanceSettings.save(rig.signedIn, rig.channelId, change)).ok).toBe(true);
		await webhookDeliveries.sendTest(rig.signedIn, rig.channelId);
		await rig.drain();
	}
	expect(await listDeliveries(rig.channelId)).toMatchObject(
		HOSTS.map(() => ({ state: "failed", problem: "refused_address", attempts: 1 })),
	);
	expect(rig.queued).toEqual([]);
});

test("H10 an agent's model is not asked at a name that stands for a private address; the deployment's own is not looked up", async () => {
	const models = inject("models");
	const asked: string[] = [];
	const check = createHostCheck(resolver());
	const guards = {
		allowedPrivateHosts: [models.host],
		ownOrigin: "http://127.0.0.1:8787",
		checkHost: (host: string) => {
			asked.push(host);
			return check?.(host) ?? Promise.resolve(true);
		},
	};
	const openAi = { baseUrl: models.baseUrl };
	const offered = createLanguageModels({ openAi }, { ai: undefined, guards, log: () => undefined });
	const write = (baseUrl: string | null) => {
		const key = { apiKey: "sk-of-a-test", baseUrl, organizationId: null };
		const turns = [{ by: "customer" as const, text: "Oi" }];
		return offered
			.create({ provider: "openai", model: "ok", key })
			?.write({ instructions: "Atenda.", turns, temperature: 0, maxOutputTokens: 50 });
	};
	for (const host of HOSTS)
		expect(await write(`https://${host}/v1`)).toEqual({ class: "refused", reason: "invalid" });
	expect(asked).toEqual(HOSTS);
	expect(await write(null)).toMatchObject({ class: "answered" });
	expect(asked).toEqual(HOSTS);
});
