import type { GatewayName } from "#app/domain/channels/settings.ts";
import { createHostCheck, rememberHostCheck } from "../host-check.ts";
import { createCloudApiGateway } from "./cloud-api/cloud-api.ts";
import type { CloudCredentials } from "./cloud-api/credentials.ts";
import { createEvolutionGateway } from "./evolution/evolution.ts";
import type { WebhookRegistration, ChannelGateway } from "../channel-gateway/port.ts";
import type { SimulatedFiles } from "./simulator/files.ts";
import { createSimulator } from "./simulator/simulator.ts";
import type { SimulatorStore } from "./simulator/state.ts";
import type { GatewayConnection } from "./gateway-http.ts";
import type { OwnGateway } from "./own-gateway.ts";
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
	/** Resolves typed hosts before they are called; null or absent: they are not resolved. */
	resolverUrl?: string | null;
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

interface NumberGateway {
	name: GatewayName;
	config: GatewayConfig;
	channelId: string;
	token: string | null;
	credentials: CloudCredentials | null;
	/** The number uses a gateway of its workspace; `own` is that gateway, null when it could not be decrypted. */
	isOwn?: boolean;
	own?: OwnGateway | null;
	simulatorStore: SimulatorStore;
	simulatedFiles?: SimulatedFiles | null;
}

/** The server that carries a number and its key: the workspace's own or the deployment's; null for neither. */
function serverOf(
	vendor: "evolution" | "waha",
	{ config, isOwn, own }: NumberGateway,
): (GatewayConnection & { apiKey: string }) | null {
	const { allowedPrivateHosts } = config;
	if (!isOwn && !own) {
		const configured = config[vendor];
		return (
			configured && { baseUrl: configured.url, apiKey: configured.apiKey, allowedPrivateHosts }
		);
	}
	if (own?.vendor !== vendor) return null;
	return {
		baseUrl: own.url,
		apiKey: own.apiKey,
		allowedPrivateHosts,
		ownOrigin: new URL(config.publicUrl).origin,
		checkHost: rememberHostCheck(createHostCheck(config.resolverUrl ?? null)),
	};
}

/**
 * The gateway of one number. For a vendor that is not configured any more it refuses every call. `token` is the
 * instance's own decrypted key, null before creation; `credentials` are the official API's, null without any.
 */
export function createWhatsAppGateway(input: NumberGateway): ChannelGateway {
	const { config } = input;
	const { allowedPrivateHosts } = config;
	const instanceRef = instanceRefOf(input.channelId);
	switch (input.name) {
		case "simulator":
			return config.simulator
				? createSimulator({ store: input.simulatorStore, files: input.simulatedFiles ?? null })
				: createUnofferedGateway("simulator");
		case "evolution": {
			const server = serverOf("evolution", input);
			return server
				? createEvolutionGateway({ ...server, instanceRef, token: input.token })
				: createUnofferedGateway("evolution");
		}
		case "waha": {
			const server = serverOf("waha", input);
			return server
				? createWahaGateway({ ...server, instanceRef })
				: createUnofferedGateway("waha");
		}
		case "cloud-api":
			// With credentials the workspace has an app of its own, or had one.
			return config.cloudApi.webhook || input.credentials
				? createCloudApiGateway({
						graphUrl: config.cloudApi.graphUrl,
						graphVersion: config.cloudApi.graphVersion,
						credentials: input.credentials,
						allowedPrivateHosts,
					})
				: createUnofferedGateway("cloud-api");
	}
}

/**
 * The webhook address and secrets for a number's gateway; null for vendors without a webhook per number.
 * @param ownId the id of the workspace's own gateway; null for the deployment's
 */
export function webhookRegistrationOf(
	name: GatewayName,
	config: Pick<GatewayConfig, "publicUrl" | "masterKey">,
	channelId: string,
	ownId: string | null = null,
): WebhookRegistration | null {
	// The official API has one webhook address for all numbers, registered once with Meta's app.
	if (name === "simulator" || name === "cloud-api") return null;
	return registrationAt(config, channelId, name, ownId);
}
