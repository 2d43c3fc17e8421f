import { z } from "zod";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { PresenceState } from "#app/domain/channels/gateway-event.ts";
import { parseJid } from "../evolution/address.ts";
import { acceptWhen, type GatewayConnection } from "../gateway-http.ts";
import type { GatewayAnswer, ChannelGateway } from "#workers/adapters/channel-gateway/port.ts";
import { unsupported } from "../unsupported.ts";
import { bareId, toChatId } from "./address.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { fetchWahaMedia } from "./media.ts";
import { messageIdFor } from "./message.ts";
import { answerWahaPasskey, readWahaPasskey } from "./passkey.ts";
import { findSentAtWaha, listWahaMessages } from "./records.ts";
import {
	createWahaSession,
	deleteWahaSession,
	endWahaLink,
	keepWahaWebhook,
	readSession,
	readWahaLink,
	requestWahaPairingCode,
	startWahaLink,
} from "./session.ts";
import { WahaMessage } from "./wire.ts";

export const WAHA_CAPABILITIES: GatewayCapabilities = {
	linking: "qr",
	pairingCode: true,
	passkey: true,
	presence: true,
	typing: true,
	receipts: true,
	profiles: false,
	groupNames: false,
	keepsWebhook: true,
	refusesCalls: false,
	history: true,
	media: true,
	templates: false,
	quotes: true,
	replyWindowHours: null,
	maxTextLength: MAX_TEXT_LENGTH,
};

/** While "online" the owner's phone gets no notifications, so only the end of typing is sent. */
const PRESENCE_WORDS: Record<PresenceState, string> = {
	typing: "typing",
	recording: "recording",
	online: "paused",
	offline: "paused",
};

const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

/** WAHA 2026.7 for one session. */
export function createWahaGateway(
	options: { apiKey: string; instanceRef: string } & GatewayConnection,
): ChannelGateway {
	const { apiKey, instanceRef, ...connection } = options;
	const target: WahaTarget = { connection, apiKey, session: encodeURIComponent(instanceRef) };
	return {
		name: "waha",
		capabilities: WAHA_CAPABILITIES,
		createInstance: ({ webhook }) => createWahaSession(target, webhook),
		deleteInstance: () => deleteWahaSession(target),
		startLink: () => startWahaLink(target),
		requestPairingCode: ({ phone }) => requestWahaPairingCode(target, phone),
		readPasskey: () => readWahaPasskey(target),
		answerPasskey: (answer) => answerWahaPasskey(target, answer),
		readLink: () => readWahaLink(target),
		endLink: () => endWahaLink(target),
		// WAHA's session configuration has none of our settings.
		applySettings: async () => accepted(null),
		sendText: (input) => sendText(target, input),
		findSent: (input) => findSentAtWaha(target, input),
		sendPresence: (input) => sendPresence(target, input),
		markRead: (input) => markRead(target, input),
		listSince: (input) => listWahaMessages(target, input),
		fetchMedia: (input) => fetchWahaMedia(target, input),
		listTemplates: unsupported,
		readProfile: unsupported,
		readAddresses: unsupported,
		keepWebhook: (webhook, isForced) => keepWahaWebhook(target, webhook, isForced),
	};
}

const Existence = z.looseObject({ numberExists: z.boolean(), chatId: z.string().nullish() });

/**
 * A call that changes nothing is made before every send: when it fails, nothing was sent and repeating is safe. For a
 * phone number it also answers whether it has WhatsApp, and its real chat id.
 */
async function findChat(
	target: WahaTarget,
	to: Parameters<ChannelGateway["sendText"]>[0]["to"],
): Promise<GatewayAnswer<string>> {
	if (to.kind !== "phone") {
		const session = await readSession(target);
		if (session.class !== "accepted") return session;
		return session.value.status === "WORKING"
			? accepted(toChatId(to))
			: { class: "refused", reason: "not_linked" };
	}
	const answer = await callWaha(target, {
		method: "GET",
		path: `/api/contacts/check-exists?phone=${to.value}&session=${target.session}`,
		answer: Existence,
		doubt: "not_accepted",
	});
	if (answer.class !== "accepted") return answer;
	const { numberExists, chatId } = answer.value;
	return numberExists
		? accepted(chatId || toChatId(to))
		: { class: "refused", reason: "not_on_whatsapp" };
}

async function sendText(
	target: WahaTarget,
	input: Parameters<ChannelGateway["sendText"]>[0],
): ReturnType<ChannelGateway["sendText"]> {
	const chat = await findChat(target, input.to);
	if (chat.class !== "accepted") return chat;
	const chatId = chat.value;
	const { quoted } = input;
	const answer = await callWaha(target, {
		method: "POST",
		path: "/api/sendText",
		body: {
			session: target.session,
			chatId,
			text: input.text,
			id: messageIdFor(input.clientId),
			...(quoted
				? { reply_to: `${quoted.fromMe}_${toChatId(quoted.address)}_${quoted.providerId}` }
				: {}),
		},
		answer: WahaMessage.pick({ id: true }),
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	return accepted({ providerId: bareId(answer.value.id), address: parseJid(chatId) });
}

async function sendPresence(
	target: WahaTarget,
	input: Parameters<ChannelGateway["sendPresence"]>[0],
): Promise<GatewayAnswer<null>> {
	const chatId = toChatId(input.to);
	const answer = await callWaha(target, {
		method: "POST",
		path: `/api/${target.session}/presence`,
		body: { chatId, presence: PRESENCE_WORDS[input.state] },
		answer: z.unknown(),
		doubt: "not_accepted",
	});
	if (answer.class !== "accepted" || input.state !== "typing") return acceptWhen(answer);
	// Subscribes to the contact's presence, which WhatsApp sends only to subscribers. A failure does not matter.
	await callWaha(target, {
		method: "POST",
		path: `/api/${target.session}/presence/${encodeURIComponent(chatId)}/subscribe`,
		answer: z.unknown(),
		doubt: "not_accepted",
	});
	return accepted(null);
}

async function markRead(
	target: WahaTarget,
	input: Parameters<ChannelGateway["markRead"]>[0],
): Promise<GatewayAnswer<null>> {
	if (input.providerIds.length === 0) return accepted(null);
	const chatId = toChatId(input.to);
	const answer = await callWaha(target, {
		method: "POST",
		path: "/api/sendSeen",
		body: {
			session: target.session,
			chatId,
			messageIds: input.providerIds.map((id) => `false_${chatId}_${id}`),
		},
		answer: z.unknown(),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}
