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
	/** Where gateways reach us, without a path. */
	publicUrl: string;
	/** Exact `host:port` pairs that may be private or plain http. */
	allowedPrivateHosts: string[];
	masterKey: string;
}

/** What the instance form offers, the default first. */
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
 * The gateway of one channel. A vendor the deployment no longer has refuses every call.
 * `token` is the instance's own key, opened; null before creation. `credentials` are those of the
 * official API; null where nobody has given any.
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

/** What the gateway of a channel is told of us; null for the vendors that need no webhook. */
export function webhookRegistrationOf(
	name: GatewayName,
	config: Pick<GatewayConfig, "publicUrl" | "masterKey">,
	channelId: string,
): WebhookRegistration | null {
	// The official API calls one address for all channels, registered once with Meta's app.
	if (name === "simulator" || name === "cloud-api") return null;
	return registrationAt(config, channelId, name);
}
