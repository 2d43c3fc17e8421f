import { z } from "zod";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { PresenceState } from "#app/domain/channels/gateway-event.ts";
import { createEvolutionActs } from "./acts.ts";
import { parseJid, toJid, toNumber } from "./address.ts";
import { sendFileByEvolution } from "./files.ts";
import { callEvolution, type EvolutionTarget } from "./http.ts";
import { sendItemByEvolution } from "./items.ts";
import { createEvolutionInstance, setEvolutionSettings } from "./instance.ts";
import {
	createEvolutionLinking,
	deleteEvolutionInstance,
	endEvolutionLink,
	readEvolutionLink,
	readEvolutionState,
} from "./link.ts";
import { readEvolutionGroup } from "./groups.ts";
import { fetchEvolutionMedia } from "./media.ts";
import {
	findSentAtEvolution,
	findSentFileAtEvolution,
	findSentItemAtEvolution,
	listEvolutionMessages,
	readStoredAddresses,
} from "./records.ts";
import { findNumbersAtEvolution } from "./numbers.ts";
import { keepEvolutionWebhook } from "./registration.ts";
import { SentMessage } from "./wire.ts";
import { acceptWhen, type GatewayConnection } from "../gateway-http.ts";
import type {
	GatewayAnswer,
	ChannelGateway,
	Mention,
} from "#workers/adapters/channel-gateway/port.ts";
import { unsupported } from "../unsupported.ts";
import { WHATSAPP_ACTS, WHATSAPP_FILES, WHATSAPP_ITEMS } from "../whatsapp-limits.ts";

/** Duration of a sent "typing", ms. Evolution keeps the call open for that long. */
const TYPING_MS = 1200;

const PRESENCE_WORDS: Record<PresenceState, string> = {
	typing: "composing",
	recording: "recording",
	online: "available",
	offline: "paused",
};

export const EVOLUTION_CAPABILITIES: GatewayCapabilities = {
	linking: "qr",
	pairingCode: true,
	passkey: false,
	presence: true,
	typing: true,
	receipts: true,
	profiles: false,
	groupNames: true,
	keepsWebhook: true,
	refusesCalls: true,
	history: true,
	media: true,
	templates: false,
	quotes: true,
	replyWindowHours: null,
	maxTextLength: MAX_TEXT_LENGTH,
	files: WHATSAPP_FILES,
	...WHATSAPP_ITEMS,
	// 2.3.7 takes ten options, and drops the votes that come for a poll.
	polls: { maxOptions: 10, votes: false },
	...WHATSAPP_ACTS,
	// Of a document it has no such call.
	edits: { ...WHATSAPP_ACTS.edits, captions: ["image", "video"] },
	groups: true,
	mentions: { everybody: true },
	looksUpNumbers: true,
};

const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

/** Evolution API 2.3.7 for one instance. Documented traps: tests/recordings/evolution-2.3.7. */
export function createEvolutionGateway(
	options: { apiKey: string; instanceRef: string; token: string | null } & GatewayConnection,
): ChannelGateway {
	const { apiKey, instanceRef, token, ...connection } = options;
	const target: EvolutionTarget = {
		connection,
		globalKey: apiKey,
		key: token ?? apiKey,
		ref: encodeURIComponent(instanceRef),
		instanceRef,
	};
	const linking = createEvolutionLinking(target);
	return {
		name: "evolution",
		capabilities: EVOLUTION_CAPABILITIES,
		createInstance: (input) => createEvolutionInstance(target, input),
		deleteInstance: () => deleteEvolutionInstance(target),
		startLink: linking.start,
		readLink: (isBrief = false) => readEvolutionLink(target, isBrief),
		endLink: () => endEvolutionLink(target),
		applySettings: (settings) => setEvolutionSettings(target, settings),
		sendText: (input) => sendText(target, input),
		findSent: (input) => findSentAtEvolution(target, input),
		sendFile: (input) => sendFileByEvolution(target, input),
		findSentFile: (input) => findSentFileAtEvolution(target, input),
		sendItem: (input) => sendItemByEvolution(target, input),
		findSentItem: (input) => findSentItemAtEvolution(target, input),
		...createEvolutionActs(target),
		sendPresence: (input) => sendPresence(target, input),
		markRead: (input) => markRead(target, input),
		listSince: (input) => listEvolutionMessages(target, input),
		requestPairingCode: ({ phone }) => linking.pair(phone),
		readPasskey: unsupported,
		answerPasskey: unsupported,
		fetchMedia: (input) => fetchEvolutionMedia(target, input),
		listTemplates: unsupported,
		readProfile: (of) => readEvolutionGroup(target, of),
		findNumbers: (phones) => findNumbersAtEvolution(target, phones),
		readGroup: (of) => readEvolutionGroup(target, of),
		readAddresses: (providerId) => readStoredAddresses(target, providerId),
		keepWebhook: (webhook, isForced) => keepEvolutionWebhook(target, webhook, isForced),
	};
}

/**
 * workerd does not distinguish a refused connection from one that broke after the text was sent, and a pooled
 * connection may be dead. So a call that changes nothing is made first: when it fails, nothing was sent and repeating is
 * safe. Its answer is not used, because it can be wrong.
 */
async function sendText(
	target: EvolutionTarget,
	input: Parameters<ChannelGateway["sendText"]>[0],
): ReturnType<ChannelGateway["sendText"]> {
	const reachable = await readEvolutionState(target);
	if (reachable.class !== "accepted") return reachable;
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/message/sendText/${target.ref}`,
		apiKey: target.key,
		body: {
			number: toNumber(input.to),
			text: input.text,
			// Evolution looks up the quoted message by id; an unknown one is sent without a quote.
			...(input.quoted ? { quoted: { key: { id: input.quoted.providerId } } } : {}),
			...mentioned(input.mentions ?? []),
		},
		answer: SentMessage,
		doubt: "unknown",
	});
	if (answer.class !== "accepted") return answer;
	const { id, remoteJid } = answer.value.key;
	return accepted({ providerId: id, address: parseJid(remoteJid) });
}

/** Whom a text names, by jid; everybody at once is a switch of its own. */
function mentioned(mentions: readonly Mention[]) {
	const jids = mentions.flatMap(({ address }) => (address ? [toJid(address)] : []));
	return {
		...(jids.length > 0 && { mentioned: jids }),
		...(mentions.some(({ address }) => address === null) && { mentionsEveryOne: true }),
	};
}

async function sendPresence(
	target: EvolutionTarget,
	input: Parameters<ChannelGateway["sendPresence"]>[0],
): Promise<GatewayAnswer<null>> {
	const isActive = input.state === "typing" || input.state === "recording";
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/chat/sendPresence/${target.ref}`,
		apiKey: target.key,
		body: {
			number: toNumber(input.to),
			presence: PRESENCE_WORDS[input.state],
			delay: isActive ? TYPING_MS : 0,
		},
		answer: z.looseObject({ presence: z.string() }),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

/** For a lid, Evolution answers success and does nothing, so the phone number is passed when it is known. */
async function markRead(
	target: EvolutionTarget,
	input: Parameters<ChannelGateway["markRead"]>[0],
): Promise<GatewayAnswer<null>> {
	if (input.providerIds.length === 0) return accepted(null);
	const remoteJid = toJid(input.to);
	const answer = await callEvolution(target.connection, {
		method: "POST",
		path: `/chat/markMessageAsRead/${target.ref}`,
		apiKey: target.key,
		body: { readMessages: input.providerIds.map((id) => ({ remoteJid, fromMe: false, id })) },
		answer: z.looseObject({ read: z.literal("success") }),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}
