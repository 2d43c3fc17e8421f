import type { CarrierName } from "#app/domain/channels/channel.ts";
import type { GatewayAnswer, ChannelGateway } from "../channel-gateway/port.ts";

/** The gateway of a vendor that is not configured (any more): refuses every call, so that users see why. */
export function createUnofferedGateway(name: CarrierName): ChannelGateway {
	const refuse = <T>(): Promise<GatewayAnswer<T>> =>
		Promise.resolve({ class: "refused", reason: "rejected" });
	const accept = (): Promise<GatewayAnswer<null>> =>
		Promise.resolve({ class: "accepted", value: null });
	return {
		name,
		capabilities: {
			linking: "qr",
			pairingCode: false,
			passkey: false,
			presence: false,
			typing: false,
			receipts: false,
			profiles: false,
			groupNames: false,
			keepsWebhook: false,
			refusesCalls: false,
			history: false,
			media: false,
			templates: false,
			quotes: false,
			replyWindowHours: null,
			maxTextLength: 4096,
		},
		createInstance: refuse,
		// The channel must remain deletable, although the vendor cannot be called.
		deleteInstance: accept,
		startLink: refuse,
		readLink: refuse,
		endLink: accept,
		applySettings: refuse,
		sendText: refuse,
		findSent: refuse,
		sendPresence: refuse,
		markRead: refuse,
		listSince: refuse,
		requestPairingCode: refuse,
		readPasskey: refuse,
		answerPasskey: refuse,
		fetchMedia: refuse,
		listTemplates: refuse,
		readProfile: refuse,
		readAddresses: refuse,
		keepWebhook: refuse,
	};
}
