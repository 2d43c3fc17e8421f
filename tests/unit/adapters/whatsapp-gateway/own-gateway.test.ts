import { expect, test } from "vitest";
import { openCredentials } from "#workers/adapters/channel-gateway/credentials.ts";
import { createChannelGateway } from "#workers/adapters/channel-gateway/index.ts";
import { createDataKey, createSealer } from "#workers/adapters/secrets/envelope.ts";
import type { GatewayConfig } from "#workers/adapters/whatsapp-gateway/index.ts";
import {
	openOwnGateway,
	type OwnGateway,
	sealOwnGateway,
} from "#workers/adapters/whatsapp-gateway/own-gateway.ts";
import {
	deriveWebhookSecrets,
	openWebhookPath,
	registrationAt,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";

const OWNER = { workspaceId: "ws-1", channelId: "chan-1" };
const OWN: OwnGateway = {
	type: "own-gateway",
	id: "gw-1",
	vendor: "waha",
	url: "https://waha.loja.com.br",
	apiKey: "chave-da-loja",
};
const MASTER = "m".repeat(32);
const dataKeyWrapped = createDataKey(MASTER, OWNER.workspaceId);
const sealer = createSealer({
	masterKeys: [MASTER],
	workspaceId: OWNER.workspaceId,
	dataKeyWrapped,
});

test("J04 J19 an own gateway opens for its own channel and vendor only, and its key is not readable", () => {
	const sealed = sealOwnGateway(sealer, OWNER, OWN);
	expect(sealed).not.toContain(OWN.apiKey);
	expect(openOwnGateway(sealer, OWNER, "waha", sealed)).toEqual(OWN);
	expect(openCredentials(sealer, OWNER, "waha", sealed)).toEqual(OWN);
	expect(openOwnGateway(sealer, OWNER, "evolution", sealed)).toBeNull();
	expect(openOwnGateway(sealer, { ...OWNER, channelId: "chan-2" }, "waha", sealed)).toBeNull();
	expect(openOwnGateway(sealer, OWNER, "waha", "nonsense")).toBeNull();
});

const CONFIG: GatewayConfig = {
	simulator: true,
	evolution: { url: "https://evo.instalacao.com.br", apiKey: "da-instalacao" },
	waha: { url: "https://waha.instalacao.com.br", apiKey: "da-instalacao" },
	cloudApi: { graphUrl: "https://graph.facebook.com", graphVersion: "v26.0", webhook: null },
	telegram: { url: "https://api.telegram.org" },
	messenger: {
		graphUrl: "https://graph.facebook.com",
		instagramUrl: "https://graph.instagram.com",
		graphVersion: "v26.0",
		appId: null,
		webhook: null,
	},
	publicUrl: "https://app.loja.com.br",
	allowedPrivateHosts: [],
	masterKey: "m",
};

test("D21 a channel of an own gateway never falls back to the deployment's", async () => {
	for (const name of ["evolution", "waha"] as const) {
		const gateway = createChannelGateway({
			name,
			config: CONFIG,
			channelId: "chan-1",
			token: null,
			// Not to be decrypted, or of the other vendor.
			credentials: name === "waha" ? null : OWN,
			isOwn: true,
			simulatorStore: { read: () => null, write: () => {} },
		});
		expect(await gateway.startLink()).toEqual({ class: "refused", reason: "rejected" });
	}
});

test("I20 each gateway of a channel has an address and secrets of its own", () => {
	const config = { publicUrl: "https://app.loja.com.br", masterKey: "m" };
	const ofDeployment = registrationAt(config, "chan-1", "waha");
	const ofOwn = registrationAt(config, "chan-1", "waha", "gw-1");
	const ofOther = registrationAt(config, "chan-1", "waha", "gw-2");
	const segmentOf = ({ url }: { url: string }) => new URL(url).pathname.split("/").at(-1) ?? "";
	for (const part of ["url", "headerSecret", "jwtSecret", "hmacSecret"] as const)
		expect(new Set([ofDeployment[part], ofOwn[part], ofOther[part]]).size, part).toBe(3);
	expect(openWebhookPath("m", segmentOf(ofOwn))).toMatchObject({
		channelId: "chan-1",
		ownId: "gw-1",
	});
	expect(openWebhookPath("m", segmentOf(ofDeployment))).toMatchObject({ ownId: null });
	// The MAC of one gateway under the name of another, of another channel, or of the deployment.
	const { mac } = deriveWebhookSecrets("m", "chan-1", "gw-1");
	for (const segment of [
		`chan-1~gw-2.${mac}`,
		`chan-2~gw-1.${mac}`,
		`chan-1.${mac}`,
		`~gw-1.${mac}`,
	])
		expect(openWebhookPath("m", segment), segment).toBeNull();
});
