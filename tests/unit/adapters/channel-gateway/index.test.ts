import { expect, test } from "vitest";
import { CARRIER_NAMES } from "#app/domain/channels/channel.ts";
import {
	createChannelGateway,
	listOfferedTypes,
	webhookRegistrationOf,
} from "#workers/adapters/channel-gateway/index.ts";
import type { GatewayConfig } from "#workers/adapters/whatsapp-gateway/index.ts";
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
		webhook: { verifyToken: "v", appSecrets: ["s"] },
	},
	publicUrl: "https://app.exemplo.com.br",
	allowedPrivateHosts: [],
	masterKey: "m",
};
const NOTHING: GatewayConfig = {
	...ALL,
	simulator: false,
	evolution: null,
	waha: null,
	cloudApi: { ...ALL.cloudApi, webhook: null },
	messenger: { ...ALL.messenger, webhook: null },
};
const make = (name: (typeof CARRIER_NAMES)[number], config = ALL) =>
	createChannelGateway({
		name,
		config,
		channelId: "chan-1",
		token: null,
		credentials: null,
		simulatorStore: { read: () => null, write: () => {} },
	});

test("every carrier answers under its own name, and what a deployment has not refuses", async () => {
	for (const name of CARRIER_NAMES) expect(make(name).name).toBe(name);
	for (const name of ["messenger", "instagram"] as const)
		expect(await make(name, NOTHING).startLink()).toEqual({
			class: "refused",
			reason: "rejected",
		});
});

test("without credentials a channel's gateway asks nobody", async () => {
	for (const name of ["telegram", "messenger", "instagram"] as const)
		expect(await make(name).readLink()).toEqual({ class: "refused", reason: "unauthorized" });
});

test("the form offers what the deployment has", () => {
	expect(listOfferedTypes(ALL)).toEqual([
		"whatsapp",
		"webchat",
		"telegram",
		"messenger",
		"instagram",
	]);
	expect(listOfferedTypes(NOTHING)).toEqual(["webchat", "telegram"]);
});

test("Telegram is told an address that opens to its channel, with a secret it may have", () => {
	const told = webhookRegistrationOf("telegram", ALL, "chan-1");
	const { pathname, host } = new URL(told?.url ?? "");
	expect(host).toBe("app.exemplo.com.br");
	expect(pathname).toMatch(/^\/webhooks\/telegram\/[^/]+$/);
	expect(openWebhookPath("m", pathname.split("/").at(-1) ?? "")?.channelId).toBe("chan-1");
	// A to Z, a to z, 0 to 9, _ and -, at most 256 of them.
	expect(told?.headerSecret).toMatch(/^[\w-]{40,256}$/);
	for (const name of ["messenger", "instagram", "webchat"] as const)
		expect(webhookRegistrationOf(name, ALL, "chan-1")).toBeNull();
});
