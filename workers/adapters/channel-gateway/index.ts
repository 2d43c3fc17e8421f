import type { CarrierName, ChannelType } from "#app/domain/channels/channel.ts";
import { createMessengerGateway } from "../messenger/messenger.ts";
import { createTelegramGateway } from "../telegram/telegram.ts";
import { createWebchatGateway } from "../webchat/webchat.ts";
import {
	createWhatsAppGateway,
	type GatewayConfig,
	listOfferedGateways,
	webhookRegistrationOf as whatsAppWebhookOf,
} from "../whatsapp-gateway/index.ts";
import type { SimulatedFiles } from "../whatsapp-gateway/simulator/files.ts";
import type { SimulatorStore } from "../whatsapp-gateway/simulator/state.ts";
import { createUnofferedGateway } from "../whatsapp-gateway/unoffered.ts";
import { registrationAt } from "../whatsapp-gateway/webhook-secrets.ts";
import type { GatewayCredentials } from "./credentials.ts";
import type { ChannelGateway, WebhookRegistration } from "./port.ts";

/** The channel types that this deployment is configured for. */
export function listOfferedTypes(config: GatewayConfig): ChannelType[] {
	const offered: ChannelType[] = ["webchat", "telegram"];
	// Without the app's secret Meta's webhook calls could not be verified.
	if (config.messenger.webhook) offered.push("messenger", "instagram");
	return listOfferedGateways(config).length > 0 ? ["whatsapp", ...offered] : offered;
}

/**
 * The gateway of one channel of any type. `token` and `credentials` are decrypted secrets, null for none.
 * @param isOwn the channel uses a gateway of its workspace. When that cannot be decrypted, all calls are refused: the
 *   deployment's gateway must not be used in its place.
 */
export function createChannelGateway(input: {
	name: CarrierName;
	config: GatewayConfig;
	channelId: string;
	token: string | null;
	credentials: GatewayCredentials | null;
	isOwn?: boolean;
	simulatorStore: SimulatorStore;
	/** What people of the simulated phone sent; only `fetchMedia` reads it. */
	simulatedFiles?: SimulatedFiles | null;
}): ChannelGateway {
	const { name, config, channelId, credentials } = input;
	const { allowedPrivateHosts } = config;
	const given = credentials && "type" in credentials ? credentials : null;
	switch (name) {
		case "telegram":
			return createTelegramGateway({
				url: config.telegram.url,
				botToken: given?.type === "telegram" ? given.botToken : null,
				webhook: webhookRegistrationOf(name, config, channelId),
				allowedPrivateHosts,
			});
		case "messenger":
		case "instagram":
			// With credentials the workspace has an app of its own, or had one.
			if (!config.messenger.webhook && !given) return createUnofferedGateway(name);
			return createMessengerGateway({
				...config.messenger,
				type: name,
				credentials: given?.type === name ? given : null,
				allowedPrivateHosts,
			});
		case "webchat":
			return createWebchatGateway();
		case "simulator":
		case "evolution":
		case "waha":
		case "cloud-api": {
			const cloud = credentials && !("type" in credentials) ? credentials : null;
			const own = given?.type === "own-gateway" ? given : null;
			return createWhatsAppGateway({ ...input, name, credentials: cloud, own });
		}
	}
}

/**
 * The webhook address and secrets for a channel's gateway; null for gateways without a webhook per channel.
 * @param ownId the id of the workspace's own gateway; null for the deployment's
 */
export function webhookRegistrationOf(
	name: CarrierName,
	config: Pick<GatewayConfig, "publicUrl" | "masterKey">,
	channelId: string,
	ownId: string | null = null,
): WebhookRegistration | null {
	switch (name) {
		case "telegram":
			return registrationAt(config, channelId, name);
		// Meta's app has one webhook address for all pages, which is registered once.
		case "messenger":
		case "instagram":
		case "webchat":
			return null;
		case "simulator":
		case "evolution":
		case "waha":
		case "cloud-api":
			return whatsAppWebhookOf(name, config, channelId, ownId);
	}
}
