import type { CarrierName } from "#app/domain/channels/channel.ts";
import type { CloudCredentials } from "../whatsapp-gateway/cloud-credentials.ts";
import {
	createWhatsAppGateway,
	type GatewayConfig,
	webhookRegistrationOf as whatsAppWebhookOf,
} from "../whatsapp-gateway/index.ts";
import type { SimulatorStore } from "../whatsapp-gateway/simulator-state.ts";
import { createUnofferedGateway } from "../whatsapp-gateway/unoffered.ts";
import type { ChannelGateway, WebhookRegistration } from "./port.ts";

/** What carries one channel, whatever its type. `token` and `credentials` are opened secrets. */
export function createChannelGateway(input: {
	name: CarrierName;
	config: GatewayConfig;
	channelId: string;
	token: string | null;
	credentials: CloudCredentials | null;
	simulatorStore: SimulatorStore;
}): ChannelGateway {
	const { name } = input;
	switch (name) {
		case "telegram":
		case "messenger":
		case "instagram":
		case "webchat":
			return createUnofferedGateway(name);
		case "simulator":
		case "evolution":
		case "waha":
		case "cloud-api":
			return createWhatsAppGateway({ ...input, name });
	}
}

/** What the gateway of a channel is told of us; null for those that need no webhook of their own. */
export function webhookRegistrationOf(
	name: CarrierName,
	config: Pick<GatewayConfig, "publicUrl" | "masterKey">,
	channelId: string,
): WebhookRegistration | null {
	switch (name) {
		case "telegram":
		case "messenger":
		case "instagram":
		case "webchat":
			return null;
		case "simulator":
		case "evolution":
		case "waha":
		case "cloud-api":
			return whatsAppWebhookOf(name, config, channelId);
	}
}
