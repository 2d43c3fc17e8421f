import { z } from "zod";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { PresenceState } from "#app/domain/channels/gateway-event.ts";
import { parseJid } from "../evolution/address.ts";
import { acceptWhen, type GatewayConnection } from "../gateway-http.ts";
import type {
	GatewayAnswer,
	ChannelGateway,
	Mention,
} from "#workers/adapters/channel-gateway/port.ts";
import { unsupported } from "../unsupported.ts";
import { WHATSAPP_ACTS, WHATSAPP_ITEMS } from "../whatsapp-limits.ts";
import { createWahaActs } from "./acts.ts";
import { bareId, toChatId } from "./address.ts";
import { findChat, findNumbersAtWaha } from "./chat.ts";
import { sendFileByWaha, WAHA_FILES } from "./files.ts";
import { readWahaGroup } from "./groups.ts";
import { callWaha, type WahaTarget } from "./http.ts";
import { sendItemByWaha } from "./items.ts";
import { fetchWahaMedia } from "./media.ts";
import { messageIdFor } from "./message.ts";
import { answerWahaPasskey, readWahaPasskey } from "./passkey.ts";
import {
	findSentAtWaha,
	findSentFileAtWaha,
	findSentItemAtWaha,
	listWahaMessages,
} from "./records.ts";
import {
	createWahaSession,
	deleteWahaSession,
	endWahaLink,
	keepWahaWebhook,
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
	groupNames: true,
	keepsWebhook: true,
	refusesCalls: false,
	history: true,
	media: true,
	templates: false,
	quotes: true,
	replyWindowHours: null,
	maxTextLength: MAX_TEXT_LENGTH,
	files: WAHA_FILES,
	...WHATSAPP_ITEMS,
	...WHATSAPP_ACTS,
	edits: { ...WHATSAPP_ACTS.edits, captions: ["image", "video", "document"] },
	groups: true,
	mentions: { everybody: true },
	looksUpNumbers: true,
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
		sendFile: (input) => sendFile(target, input),
		findSentFile: (input) => findSentFileAtWaha(target, input),
		sendItem: (input) => sendItemByWaha(target, input),
		findSentItem: (input) => findSentItemAtWaha(target, input),
		...createWahaActs(target),
		sendPresence: (input) => sendPresence(target, input),
		markRead: (input) => markRead(target, input),
		listSince: (input) => listWahaMessages(target, input),
		fetchMedia: (input) => fetchWahaMedia(target, input),
		listTemplates: unsupported,
		readProfile: (of) => readWahaGroup(target, of),
		findNumbers: (phones) => findNumbersAtWaha(target, phones),
		readGroup: (of) => readWahaGroup(target, of),
		readAddresses: unsupported,
		keepWebhook: (webhook, isForced) => keepWahaWebhook(target, webhook, isForced),
	};
}

async function sendFile(
	target: WahaTarget,
	input: Parameters<NonNullable<ChannelGateway["sendFile"]>>[0],
): ReturnType<NonNullable<ChannelGateway["sendFile"]>> {
	const chat = await findChat(target, input.to);
	return chat.class === "accepted" ? sendFileByWaha(target, chat.value, input) : chat;
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
			...(input.mentions?.length ? { mentions: mentioned(input.mentions) } : {}),
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

/** Whom a text names, by chat id; "all" names everybody. */
const mentioned = (mentions: readonly Mention[]): string[] =>
	mentions.map(({ address }) => (address ? toChatId(address) : "all"));

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
