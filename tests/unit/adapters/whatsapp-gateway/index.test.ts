import { expect, test } from "vitest";
import {
	createWhatsAppGateway,
	type GatewayConfig,
	listOfferedGateways,
	webhookRegistrationOf,
} from "#workers/adapters/whatsapp-gateway/index.ts";
import { openWebhookPath } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";

const BOTH: GatewayConfig = {
	simulator: true,
	evolution: { url: "https://evo.exemplo.com.br", apiKey: "k" },
	publicUrl: "https://app.exemplo.com.br/",
	allowedPrivateHosts: [],
	masterKey: "m",
};
const simulatorStore = { read: () => null, write: () => {} };

test("the deployment offers what it has", () => {
	expect(listOfferedGateways(BOTH)).toEqual(["evolution", "simulator"]);
	expect(listOfferedGateways({ simulator: true, evolution: null })).toEqual(["simulator"]);
	expect(listOfferedGateways({ simulator: false, evolution: null })).toEqual([]);
});

test("a vendor the deployment does not have refuses sends but lets an instance be deleted", async () => {
	const config = { ...BOTH, simulator: false, evolution: null };
	for (const name of ["simulator", "evolution"] as const) {
		const gateway = createWhatsAppGateway({
			name,
			config,
			channelId: "c",
			token: null,
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
	for (const name of listOfferedGateways(BOTH)) {
		const input = { name, config: BOTH, channelId: "c", token: null, simulatorStore };
		expect(createWhatsAppGateway(input).name).toBe(name);
	}
});

test("the address told to a gateway opens to its channel", () => {
	const registration = webhookRegistrationOf("evolution", BOTH, "chan-1");
	const { pathname, host } = new URL(registration?.url ?? "");
	expect(host).toBe("app.exemplo.com.br");
	expect(pathname).toMatch(/^\/webhooks\/evolution\/[^/]+$/);
	expect(openWebhookPath("m", pathname.split("/").at(-1) ?? "")?.channelId).toBe("chan-1");
	expect(webhookRegistrationOf("simulator", BOTH, "chan-1")).toBeNull();
});
