import { z } from "zod";
import { addressKey, type Address } from "#app/domain/inbox/address.ts";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { Fetch } from "#workers/adapters/safe-fetch.ts";
import type { CloudCredentials } from "./credentials.ts";
import { callGraph, type CloudTarget } from "./http.ts";
import { fetchCloudMedia } from "./media.ts";
import { readOwnNumber } from "./number.ts";
import { listCloudTemplates } from "./templates.ts";
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

/** Checks that Meta can be reached, with a call that changes nothing. */
const reachNumber = (target: CloudTarget): Promise<GatewayAnswer<unknown>> =>
	callGraph(target, {
		method: "GET",
		path: ({ phoneNumberId }) => `/${phoneNumberId}?fields=id`,
		answer: z.looseObject({ id: z.string() }),
		doubt: "not_accepted",
	});

const Sent = z.looseObject({
	messages: z.tuple([z.looseObject({ id: z.string().min(1) })]).rest(z.unknown()),
	contacts: z
		.array(z.looseObject({ wa_id: z.string().nullish() }))
		.nullish()
		.catch(null),
});

/** Phone digits go into `to`, the newer business-scoped user ids (BSUID) into `recipient`. */
function recipientOf(to: Address) {
	switch (to.kind) {
		case "phone":
			return { recipient_type: "individual", to: to.value };
		case "group":
			return { recipient_type: "group", to: to.value };
		case "bsuid":
		case "lid":
		case "telegram":
		case "facebook":
		case "instagram":
		case "visitor":
		case "other":
			return { recipient_type: "individual", recipient: to.value };
	}
}

/** A harmless call is made first, as with the other vendors: when it fails, nothing was sent. */
async function sendText(
	target: CloudTarget,
	input: Parameters<ChannelGateway["sendText"]>[0],
): ReturnType<ChannelGateway["sendText"]> {
	const reachable = await reachNumber(target);
	if (reachable.class !== "accepted") return reachable;
	const answer = await callGraph(target, {
		method: "POST",
		path: ({ phoneNumberId }) => `/${phoneNumberId}/messages`,
		body: {
			messaging_product: "whatsapp",
			...recipientOf(input.to),
			type: "text",
			text: { preview_url: false, body: input.text },
			// Returned with every status event, which identifies a send whose answer was lost.
			biz_opaque_callback_data: input.clientId,
			...(input.quoted ? { context: { message_id: input.quoted.providerId } } : {}),
		},
		answer: Sent,
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	const waId = answer.value.contacts?.[0]?.wa_id;
	const address: Address | null = waId ? { kind: "phone", value: waId } : null;
	return accepted({ providerId: answer.value.messages[0].id, address });
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
