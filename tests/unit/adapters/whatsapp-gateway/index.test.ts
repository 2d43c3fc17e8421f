import { expect, test } from "vitest";
import {
	createWhatsAppGateway,
	type GatewayConfig,
	listOfferedGateways,
	webhookRegistrationOf,
} from "#workers/adapters/whatsapp-gateway/index.ts";
import { GATEWAY_NAMES } from "#app/domain/channels/settings.ts";
import { openWebhookPath } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";

const ALL: GatewayConfig = {
	simulator: true,
	evolution: { url: "https://evo.exemplo.com.br", apiKey: "k" },
	waha: { url: "https://waha.exemplo.com.br", apiKey: "k" },
	cloudApi: {
		graphUrl: "https://graph.facebook.com",
		graphVersion: "v26.0",
		webhook: { verifyToken: "v", appSecret: "s" },
	},
	telegram: { url: "https://api.telegram.org" },
	messenger: {
		graphUrl: "https://graph.facebook.com",
		instagramUrl: "https://graph.instagram.com",
		graphVersion: "v26.0",
		appId: null,
		webhook: null,
	},
	publicUrl: "https://app.exemplo.com.br/",
	allowedPrivateHosts: [],
	masterKey: "m",
};
const NONE: GatewayConfig = {
	...ALL,
	simulator: false,
	evolution: null,
	waha: null,
	cloudApi: { ...ALL.cloudApi, webhook: null },
};
const simulatorStore = { read: () => null, write: () => {} };

test("the deployment offers what it has", () => {
	expect(listOfferedGateways(ALL)).toEqual(["evolution", "waha", "cloud-api", "simulator"]);
	expect(listOfferedGateways({ ...NONE, simulator: true })).toEqual(["simulator"]);
	expect(listOfferedGateways({ ...NONE, waha: ALL.waha })).toEqual(["waha"]);
	expect(listOfferedGateways(NONE)).toEqual([]);
});

test("a vendor the deployment does not have refuses sends but lets an instance be deleted", async () => {
	for (const name of GATEWAY_NAMES) {
		const gateway = createWhatsAppGateway({
			name,
			config: NONE,
			channelId: "c",
			token: null,
			credentials: null,
			simulatorStore,
		});
		const to = { kind: "phone", value: "5511987654321" } as const;
		expect(await gateway.sendText({ to, text: "oi", clientId: "1" })).toEqual({
			class: "refused",
			reason: "rejected",
		});
		expect(await gateway.deleteInstance()).toEqual({ class: "accepted", value: null });
	}
});

test("each vendor answers under its own name", () => {
	for (const name of listOfferedGateways(ALL)) {
		const secrets = { token: null, credentials: null };
		const input = { name, config: ALL, channelId: "c", ...secrets, simulatorStore };
		expect(createWhatsAppGateway(input).name).toBe(name);
	}
});

test("the address told to a gateway opens to its channel", () => {
	for (const name of ["evolution", "waha"] as const) {
		const registration = webhookRegistrationOf(name, ALL, "chan-1");
		const { pathname, host } = new URL(registration?.url ?? "");
		expect(host).toBe("app.exemplo.com.br");
		expect(pathname).toMatch(new RegExp(`^/webhooks/${name}/[^/]+$`));
		expect(openWebhookPath("m", pathname.split("/").at(-1) ?? "")?.channelId).toBe("chan-1");
	}
	expect(webhookRegistrationOf("simulator", ALL, "chan-1")).toBeNull();
	expect(webhookRegistrationOf("cloud-api", ALL, "chan-1")).toBeNull();
});
