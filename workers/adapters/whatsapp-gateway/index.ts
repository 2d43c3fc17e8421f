import type { GatewayName } from "#app/domain/channels/settings.ts";
import { createCloudApiGateway } from "./cloud-api/cloud-api.ts";
import type { CloudCredentials } from "./cloud-api/credentials.ts";
import { createEvolutionGateway } from "./evolution/evolution.ts";
import type { WebhookRegistration, ChannelGateway } from "../channel-gateway/port.ts";
import { createSimulator } from "./simulator/simulator.ts";
import type { SimulatorStore } from "./simulator/state.ts";
import { createUnofferedGateway } from "./unoffered.ts";
import { createWahaGateway } from "./waha/waha.ts";
import { instanceRefOf, registrationAt } from "./webhook-secrets.ts";

/** The part of the deployment's configuration that gateways need. */
export interface GatewayConfig {
	simulator: boolean;
	evolution: { url: string; apiKey: string } | null;
	waha: { url: string; apiKey: string } | null;
	cloudApi: {
		graphUrl: string;
		graphVersion: string;
		webhook: { verifyToken: string; appSecret: string } | null;
	};
	telegram: { url: string };
	messenger: {
		graphUrl: string;
		instagramUrl: string;
		graphVersion: string;
		appId: string | null;
		webhook: { verifyToken: string; appSecrets: readonly string[] } | null;
	};
	/** Our origin, which gateways call. */
	publicUrl: string;
	/** Exact `host:port` pairs that may be private or plain http. */
	allowedPrivateHosts: string[];
	masterKey: string;
}

/** The gateways this deployment offers, the default first. */
export function listOfferedGateways(
	config: Pick<GatewayConfig, "simulator" | "evolution" | "waha" | "cloudApi">,
): GatewayName[] {
	const offered: GatewayName[] = [];
	if (config.evolution) offered.push("evolution");
	if (config.waha) offered.push("waha");
	if (config.cloudApi.webhook) offered.push("cloud-api");
	if (config.simulator) offered.push("simulator");
	return offered;
}

/**
 * The gateway of one number. For a vendor that is not configured any more it refuses every call. `token` is the
 * instance's own decrypted key, null before creation; `credentials` are the official API's, null without any.
 */
export function createWhatsAppGateway(input: {
	name: GatewayName;
	config: GatewayConfig;
	channelId: string;
	token: string | null;
	credentials: CloudCredentials | null;
	simulatorStore: SimulatorStore;
}): ChannelGateway {
	const { config } = input;
	const { allowedPrivateHosts } = config;
	const instanceRef = instanceRefOf(input.channelId);
	switch (input.name) {
		case "simulator":
			return config.simulator
				? createSimulator({ store: input.simulatorStore })
				: createUnofferedGateway("simulator");
		case "evolution":
			return config.evolution
				? createEvolutionGateway({
						baseUrl: config.evolution.url,
						apiKey: config.evolution.apiKey,
						instanceRef,
						token: input.token,
						allowedPrivateHosts,
					})
				: createUnofferedGateway("evolution");
		case "waha":
			return config.waha
				? createWahaGateway({
						baseUrl: config.waha.url,
						apiKey: config.waha.apiKey,
						instanceRef,
						allowedPrivateHosts,
					})
				: createUnofferedGateway("waha");
		case "cloud-api":
			return config.cloudApi.webhook
				? createCloudApiGateway({
						graphUrl: config.cloudApi.graphUrl,
						graphVersion: config.cloudApi.graphVersion,
						credentials: input.credentials,
						allowedPrivateHosts,
					})
				: createUnofferedGateway("cloud-api");
	}
}

/** The webhook address and secrets for a number's gateway; null for vendors without a webhook per number. */
export function webhookRegistrationOf(
	name: GatewayName,
	config: Pick<GatewayConfig, "publicUrl" | "masterKey">,
	channelId: string,
): WebhookRegistration | null {
	// The official API has one webhook address for all numbers, registered once with Meta's app.
	if (name === "simulator" || name === "cloud-api") return null;
	return registrationAt(config, channelId, name);
}
