import type { ChannelGateway, GatewayAnswer } from "../channel-gateway/port.ts";

const accept = <T>(value: T): Promise<GatewayAnswer<T>> =>
	Promise.resolve({ class: "accepted", value });
const refuse = <T>(): Promise<GatewayAnswer<T>> =>
	Promise.resolve({ class: "refused", reason: "unsupported" });

/**
 * The webchat is carried by ourselves: what is in the ledger as sent is what visitors are told, now
 * or when they come back (durable-objects/channel/webchat/visitor-feed.ts). Nothing is called here.
 */
export function createWebchatGateway(): ChannelGateway {
	return {
		name: "webchat",
		capabilities: {
			linking: "credentials",
			pairingCode: false,
			passkey: false,
			presence: true,
			typing: true,
			receipts: true,
			profiles: false,
			groupNames: false,
			keepsWebhook: false,
			refusesCalls: false,
			history: false,
			media: false,
			templates: false,
			quotes: false,
			replyWindowHours: null,
			maxTextLength: 4_096,
		},
		createInstance: () => accept({ token: null }),
		deleteInstance: () => accept(null),
		startLink: () => accept({ state: "linked" } as const),
		readLink: () => accept({ state: "linked", phone: null, profileName: null } as const),
		endLink: () => accept(null),
		applySettings: () => accept(null),
		// Our own id is the message's only one: no copy of it can come back from anywhere.
		sendText: ({ clientId }) => accept({ providerId: clientId, address: null }),
		// Only a crash between two writes asks this: visitors see what is sent, so it was not.
		findSent: () => accept(null),
		sendPresence: () => accept(null),
		markRead: () => accept(null),
		listSince: () => accept([]),
		requestPairingCode: refuse,
		readPasskey: () => accept(null),
		answerPasskey: refuse,
		fetchMedia: refuse,
		listTemplates: refuse,
		readProfile: () => accept({ name: null }),
		readAddresses: refuse,
		keepWebhook: refuse,
	};
}
