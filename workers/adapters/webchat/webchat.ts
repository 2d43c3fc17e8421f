import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import { openFile } from "../channel-gateway/opened-file.ts";
import type { ChannelGateway, GatewayAnswer } from "../channel-gateway/port.ts";

const accept = <T>(value: T): Promise<GatewayAnswer<T>> =>
	Promise.resolve({ class: "accepted", value });
const refuse = <T>(): Promise<GatewayAnswer<T>> =>
	Promise.resolve({ class: "refused", reason: "unsupported" });

const MB = 1024 * 1024;
/** Nothing is sent: the visitor reads it from our store, where it has to be. */
const sendFile: NonNullable<ChannelGateway["sendFile"]> = async ({ clientId, file }) => {
	const opened = await openFile(file);
	if (opened.class !== "accepted") return opened;
	await opened.value.cancel();
	return accept({ providerId: clientId, address: null });
};

/** What a visitor's browser shows or saves; it fetches a file whole. */
const FILES: GatewayCapabilities["files"] = {
	image: {
		maxBytes: 10 * MB,
		mimetypes: ["image/jpeg", "image/png", "image/webp", "image/gif"],
		caption: true,
	},
	video: { maxBytes: 25 * MB, caption: true },
	audio: { maxBytes: 25 * MB, caption: true },
	voice: { maxBytes: 25 * MB, caption: true },
	document: { maxBytes: 25 * MB, caption: true },
};

/**
 * The gateway of webchats, which calls nothing: visitors read the messages that the channel's object has stored as sent
 * (durable-objects/channel/webchat/visitor-feed.ts).
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
			files: FILES,
			reactions: true,
			edits: { withinMs: null },
			deletions: { withinMs: null },
		},
		createInstance: () => accept({ token: null }),
		deleteInstance: () => accept(null),
		startLink: () => accept({ state: "linked" } as const),
		readLink: () => accept({ state: "linked", phone: null, profileName: null } as const),
		endLink: () => accept(null),
		applySettings: () => accept(null),
		// Our own id is also the provider id, because no other system has one.
		sendText: ({ clientId }) => accept({ providerId: clientId, address: null }),
		// Called only after a crash before the message was stored as sent, so no visitor has seen it.
		findSent: () => accept(null),
		sendFile,
		findSentFile: () => accept(null),
		react: () => accept(null),
		editText: () => accept(null),
		deleteMessage: () => accept(null),
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
