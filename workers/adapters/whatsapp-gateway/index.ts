import type { GatewayName } from "#app/domain/whatsapp/settings.ts";
import { createEvolutionGateway } from "./evolution.ts";
import type { WebhookRegistration, WhatsAppGateway } from "./port.ts";
import { createSimulator } from "./simulator.ts";
import type { SimulatorStore } from "./simulator-state.ts";
import { createUnofferedGateway } from "./unoffered.ts";
import { deriveWebhookSecrets, instanceRefOf, webhookPath } from "./webhook-secrets.ts";

/** The part of the deployment's configuration that gateways need. */
export interface GatewayConfig {
	simulator: boolean;
	evolution: { url: string; apiKey: string } | null;
	/** Where gateways reach us, without a path. */
	publicUrl: string;
	/** Exact `host:port` pairs that may be private or plain http. */
	allowedPrivateHosts: string[];
	masterKey: string;
}

/** What the instance form offers, the default first. */
export function listOfferedGateways(
	config: Pick<GatewayConfig, "simulator" | "evolution">,
): GatewayName[] {
	const offered: GatewayName[] = [];
	if (config.evolution) offered.push("evolution");
	if (config.simulator) offered.push("simulator");
	return offered;
}

/**
 * The gateway of one channel. A vendor the deployment no longer has refuses every call.
 * `token` is the instance's own key, opened; null before creation.
 */
export function createWhatsAppGateway(input: {
	name: GatewayName;
	config: GatewayConfig;
	channelId: string;
	token: string | null;
	simulatorStore: SimulatorStore;
}): WhatsAppGateway {
	const { config } = input;
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
						instanceRef: instanceRefOf(input.channelId),
						token: input.token,
						allowedPrivateHosts: config.allowedPrivateHosts,
					})
				: createUnofferedGateway("evolution");
	}
}

/** What the gateway of a channel is told of us; null for the vendors that need no webhook. */
export function webhookRegistrationOf(
	name: GatewayName,
	config: Pick<GatewayConfig, "publicUrl" | "masterKey">,
	channelId: string,
): WebhookRegistration | null {
	if (name === "simulator") return null;
	const secrets = deriveWebhookSecrets(config.masterKey, channelId);
	return {
		url: `${config.publicUrl.replace(/\/+$/, "")}${webhookPath(channelId, secrets.mac)}`,
		headerSecret: secrets.headerSecret,
		jwtSecret: secrets.jwtSecret,
	};
}
