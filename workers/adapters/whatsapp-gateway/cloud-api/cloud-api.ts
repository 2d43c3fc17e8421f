import { z } from "zod";
import { addressKey } from "#app/domain/inbox/address.ts";
import { MAX_CARDS } from "#app/domain/inbox/contact-card.ts";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";
import type { CloudCredentials } from "./credentials.ts";
import { CLOUD_FILES, uploadFile } from "./files.ts";
import { callGraph, type CloudTarget } from "./http.ts";
import { fetchCloudMedia } from "./media.ts";
import { readOwnNumber } from "./number.ts";
import { react, sendFile, sendItem, sendText } from "./send.ts";
import {
	createCloudTemplate,
	deleteCloudTemplate,
	editCloudTemplate,
	listCloudTemplates,
} from "./templates.ts";
import { acceptWhen } from "../gateway-http.ts";
import type {
	GatewayAnswer,
	LinkAnswer,
	ChannelGateway,
} from "#workers/adapters/channel-gateway/port.ts";
import { unsupported } from "../unsupported.ts";

export const CLOUD_API_CAPABILITIES: GatewayCapabilities = {
	linking: "credentials",
	pairingCode: false,
	passkey: false,
	presence: false,
	typing: true,
	receipts: true,
	profiles: false,
	groupNames: false,
	keepsWebhook: false,
	refusesCalls: false,
	history: false,
	media: true,
	templates: true,
	quotes: true,
	replyWindowHours: 24,
	maxTextLength: MAX_TEXT_LENGTH,
	paidPerMessage: true,
	files: CLOUD_FILES,
	uploadsFirst: true,
	places: true,
	cards: { max: MAX_CARDS },
	forms: true,
	// Nothing that was sent can be edited or deleted.
	reactions: true,
};

const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

/** WhatsApp's official API for one number. There is no session: a valid token is the link. */
export function createCloudApiGateway(options: {
	graphUrl: string;
	graphVersion: string;
	credentials: CloudCredentials | null;
	allowedPrivateHosts: readonly string[];
	fetch?: Fetch;
	timeoutMs?: number;
}): ChannelGateway {
	const { graphUrl, graphVersion, credentials, ...connection } = options;
	const target: CloudTarget = {
		connection: { ...connection, baseUrl: graphUrl },
		version: graphVersion,
		credentials,
		line: { isDoubtful: false },
	};
	/** The last message read per chat: Meta's typing indicator needs the id of a read message. */
	const lastRead = new Map<string, string>();
	return {
		name: "cloud-api",
		capabilities: CLOUD_API_CAPABILITIES,
		createInstance: () => subscribe(target),
		deleteInstance: () => unsubscribe(target),
		endLink: async () => accepted(null),
		applySettings: async () => accepted(null),
		startLink: () => startLink(target),
		readLink: () => readOwnNumber(target),
		requestPairingCode: unsupported,
		readPasskey: unsupported,
		answerPasskey: unsupported,
		sendText: (input) => sendText(target, input),
		findSent: unsupported,
		uploadFile: (file) => uploadFile(target, file),
		sendFile: (input) => sendFile(target, input),
		sendItem: (input) => sendItem(target, input),
		react: (input) => react(target, input),
		async sendPresence({ to, state }) {
			const messageId = lastRead.get(addressKey(to));
			if (state !== "typing" || messageId === undefined) return accepted(null);
			return sendReadReceipts(target, messageId, { typing_indicator: { type: "text" } });
		},
		async markRead({ to, providerIds }) {
			// Marking one message as read also marks the earlier ones.
			const messageId = providerIds.at(-1);
			if (messageId === undefined) return accepted(null);
			lastRead.set(addressKey(to), messageId);
			return sendReadReceipts(target, messageId, {});
		},
		listSince: unsupported,
		fetchMedia: (input) => fetchCloudMedia(target, input),
		listTemplates: () => listCloudTemplates(target),
		createTemplate: (draft) => createCloudTemplate(target, draft),
		editTemplate: (input) => editCloudTemplate(target, input),
		deleteTemplate: (input) => deleteCloudTemplate(target, input),
		readProfile: unsupported,
		readAddresses: unsupported,
		keepWebhook: unsupported,
	};
}

const Done = z.looseObject({ success: z.literal(true) });

/** Subscribes our app to the account: without it Meta sends no webhooks for its numbers. */
async function subscribe(target: CloudTarget): Promise<GatewayAnswer<{ token: string | null }>> {
	if (target.credentials && target.credentials.businessId === null)
		return accepted({ token: null });
	const answer = await callGraph(target, {
		method: "POST",
		path: ({ businessId }) => `/${businessId}/subscribed_apps`,
		answer: Done,
		doubt: "not_accepted",
	});
	return answer.class === "accepted" ? accepted({ token: null }) : answer;
}

/**
 * Unsubscribes our app from the account, which ends the webhooks of all its numbers: the caller has checked that no
 * other channel uses the account. Idempotent.
 */
async function unsubscribe(target: CloudTarget): Promise<GatewayAnswer<null>> {
	if (target.credentials?.businessId === null) return accepted(null);
	const answer = await callGraph(target, {
		method: "DELETE",
		path: ({ businessId }) => `/${businessId}/subscribed_apps`,
		answer: Done,
		doubt: "not_accepted",
	});
	if (answer.class === "refused" && answer.reason === "no_instance") return accepted(null);
	return acceptWhen(answer);
}

/** Reading the number with the token is the link. */
async function startLink(target: CloudTarget): Promise<GatewayAnswer<LinkAnswer>> {
	const answer = await readOwnNumber(target);
	return answer.class === "accepted" ? accepted({ state: "linked" }) : answer;
}

async function sendReadReceipts(
	target: CloudTarget,
	messageId: string,
	more: Record<string, unknown>,
): Promise<GatewayAnswer<null>> {
	const answer = await callGraph(target, {
		method: "POST",
		path: ({ phoneNumberId }) => `/${phoneNumberId}/messages`,
		body: { messaging_product: "whatsapp", status: "read", message_id: messageId, ...more },
		answer: Done,
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}
