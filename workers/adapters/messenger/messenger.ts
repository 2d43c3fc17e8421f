import { z } from "zod";
import type { Address } from "#app/domain/inbox/address.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { MetaCredentials } from "../channel-gateway/credentials.ts";
import type {
	ChannelGateway,
	GatewayAnswer,
	LinkAnswer,
	LinkReading,
} from "../channel-gateway/port.ts";
import type { Fetch } from "../safe-fetch.ts";
import { acceptWhen } from "../whatsapp-gateway/gateway-http.ts";
import { unsupported } from "../whatsapp-gateway/unsupported.ts";
import { readAccount } from "./messenger-account.ts";
import {
	callMessenger,
	isInstagramToken,
	type MessengerTarget,
	type MessengerType,
} from "./messenger-http.ts";
import { fetchMessengerMedia } from "./messenger-media.ts";

export const MESSENGER_CAPABILITIES: GatewayCapabilities = {
	linking: "credentials",
	pairingCode: false,
	passkey: false,
	presence: false,
	typing: true,
	receipts: true,
	profiles: true,
	groupNames: false,
	keepsWebhook: false,
	refusesCalls: false,
	history: false,
	media: true,
	templates: false,
	quotes: true,
	replyWindowHours: 24,
	maxTextLength: 2000,
};
/** Instagram limits bytes, so a text with fewer characters may still be too long (`maxTextBytes`). */
export const INSTAGRAM_CAPABILITIES: GatewayCapabilities = {
	...MESSENGER_CAPABILITIES,
	maxTextLength: 1000,
	maxTextBytes: 1000,
};

const PAGE_FIELDS =
	"messages,messaging_postbacks,message_deliveries,message_reads,message_echoes,message_reactions,message_edits";
const INSTAGRAM_FIELDS = "messages,messaging_postbacks,messaging_seen,message_reactions";

const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

/** The Graph API's hosts and version for pages and Instagram accounts. */
export interface MessengerReach {
	graphUrl: string;
	instagramUrl: string;
	graphVersion: string;
	allowedPrivateHosts: readonly string[];
	fetch?: Fetch;
	timeoutMs?: number;
}

/** The target of a token; its prefix says which host it works on. */
export function messengerTarget(
	type: MessengerType,
	token: string | null,
	{ graphUrl, instagramUrl, graphVersion: version, ...connection }: MessengerReach,
): MessengerTarget {
	const baseUrl = isInstagramToken(token ?? "") ? instagramUrl : graphUrl;
	return { type, token, version, connection: { ...connection, baseUrl } };
}

/** One page's Messenger, or one Instagram account. There is no session: a valid token is the link. */
export function createMessengerGateway(
	options: MessengerReach & { type: MessengerType; credentials: MetaCredentials | null },
): ChannelGateway {
	const { type, credentials, ...reach } = options;
	const token = credentials && tokenOf(credentials);
	const target = messengerTarget(type, token, reach);
	return {
		name: type,
		capabilities: type === "messenger" ? MESSENGER_CAPABILITIES : INSTAGRAM_CAPABILITIES,
		createInstance: async () => accepted({ token: null }),
		// The page stays subscribed, because its Instagram account may be another channel.
		deleteInstance: async () => accepted(null),
		endLink: async () => accepted(null),
		applySettings: async () => accepted(null),
		startLink: () => startLink(target, credentials),
		readLink: () => readLink(target, credentials),
		requestPairingCode: unsupported,
		readPasskey: unsupported,
		answerPasskey: unsupported,
		sendText: (input) => sendText(target, input),
		// Not needed: a sent message returns as an echo with our own id.
		findSent: unsupported,
		async sendPresence({ to, state }) {
			return state === "typing" || state === "online"
				? act(target, to, state === "typing" ? "typing_on" : "typing_off")
				: accepted(null);
		},
		markRead: async ({ to, providerIds }) =>
			providerIds.length === 0 ? accepted(null) : act(target, to, "mark_seen"),
		listSince: unsupported,
		fetchMedia: (input) => fetchMessengerMedia(target, input),
		listTemplates: unsupported,
		readProfile: (of) => readProfile(target, of),
		readAddresses: unsupported,
		keepWebhook: unsupported,
	};
}

const tokenOf = (credentials: MetaCredentials): string =>
	credentials.type === "messenger" ? credentials.pageToken : credentials.token;
const accountIdOf = (credentials: MetaCredentials): string =>
	credentials.type === "messenger" ? credentials.pageId : credentials.accountId;

const Done = z.looseObject({ success: z.literal(true) });

/** Subscribes our app to the page: without it Meta sends no webhooks for it. */
async function startLink(
	target: MessengerTarget,
	credentials: MetaCredentials | null,
): Promise<GatewayAnswer<LinkAnswer>> {
	const read = await readLink(target, credentials);
	if (read.class !== "accepted") return read;
	const fields = isInstagramToken(target.token ?? "") ? INSTAGRAM_FIELDS : PAGE_FIELDS;
	const answer = await callMessenger(target, {
		method: "POST",
		path: `/me/subscribed_apps?subscribed_fields=${encodeURIComponent(fields)}`,
		answer: Done,
		doubt: "not_accepted",
	});
	return answer.class === "accepted" ? accepted({ state: "linked" }) : answer;
}

/** Reads the account of the token; a token of another page is refused. */
async function readLink(
	target: MessengerTarget,
	credentials: MetaCredentials | null,
): Promise<GatewayAnswer<LinkReading>> {
	const account = await readAccount(target);
	if (account.class !== "accepted") return account;
	if (!credentials || account.value.id !== accountIdOf(credentials))
		return { class: "refused", reason: "unauthorized" };
	return accepted({ state: "linked", phone: null, profileName: account.value.name });
}

const Sent = z.looseObject({ message_id: z.string().min(1) });

const personOf = (target: MessengerTarget, to: Address): { id: string } | null => {
	const kind = target.type === "messenger" ? "facebook" : "instagram";
	return to.kind === kind && /^\d{1,32}$/.test(to.value) ? { id: to.value } : null;
};

/** A harmless call is made first, as with the other vendors: when it fails, nothing was sent. */
async function sendText(
	target: MessengerTarget,
	{ to, text, clientId, quoted }: Parameters<ChannelGateway["sendText"]>[0],
): ReturnType<ChannelGateway["sendText"]> {
	const recipient = personOf(target, to);
	if (recipient === null) return { class: "refused", reason: "invalid" };
	const reachable = await readAccount(target);
	if (reachable.class !== "accepted") return reachable;
	const answer = await callMessenger(target, {
		method: "POST",
		path: "/me/messages",
		body: {
			recipient,
			messaging_type: "RESPONSE",
			// Returned with the echo, which identifies a send whose answer was lost. Instagram has no such field.
			message: target.type === "messenger" ? { text, metadata: clientId } : { text },
			...(quoted ? { reply_to: { mid: quoted.providerId } } : {}),
		},
		answer: Sent,
		doubt: "unknown",
	});
	return answer.class === "accepted"
		? accepted({ providerId: answer.value.message_id, address: null })
		: answer;
}

/** Sends a sender action (typing, seen); never together with a message. */
async function act(
	target: MessengerTarget,
	to: Address,
	action: "typing_on" | "typing_off" | "mark_seen",
): Promise<GatewayAnswer<null>> {
	const recipient = personOf(target, to);
	if (recipient === null) return { class: "refused", reason: "invalid" };
	const answer = await callMessenger(target, {
		method: "POST",
		path: "/me/messages",
		body: { recipient, sender_action: action },
		answer: z.looseObject({}),
		doubt: "not_accepted",
	});
	return acceptWhen(answer);
}

const Text = z.string().nullish().catch(null);
const Profile = z.looseObject({ first_name: Text, last_name: Text, name: Text, username: Text });

async function readProfile(
	target: MessengerTarget,
	of: Address,
): Promise<GatewayAnswer<{ name: string | null }>> {
	const person = personOf(target, of);
	if (person === null) return { class: "refused", reason: "invalid" };
	const fields = target.type === "messenger" ? "first_name,last_name" : "name,username";
	const answer = await callMessenger(target, {
		method: "GET",
		path: `/${person.id}?fields=${fields}`,
		answer: Profile,
		doubt: "not_accepted",
	});
	if (answer.class !== "accepted") return answer;
	const { first_name: first, last_name: last, name, username } = answer.value;
	const full = [first, last].filter(Boolean).join(" ");
	return accepted({ name: full || name || (username ? `@${username}` : null) });
}
