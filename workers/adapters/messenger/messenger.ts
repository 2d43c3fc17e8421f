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
import { unsupported } from "../whatsapp-gateway/unsupported.ts";
import { readAccount } from "./messenger-account.ts";
import {
	callMessenger,
	isInstagramToken,
	type MessengerTarget,
	type MessengerType,
} from "./messenger-http.ts";
import { fetchMessengerMedia } from "./messenger-media.ts";
import {
	act,
	INSTAGRAM_FILES,
	INSTAGRAM_REACTIONS,
	MESSENGER_FILES,
	personOf,
	react,
	sendFile,
	sendText,
} from "./messenger-send.ts";

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
	files: MESSENGER_FILES,
	// Nothing that was sent can be edited or deleted.
	reactions: true,
};
/** Instagram limits bytes, so a text with fewer characters may still be too long (`maxTextBytes`). */
export const INSTAGRAM_CAPABILITIES: GatewayCapabilities = {
	...MESSENGER_CAPABILITIES,
	maxTextLength: 1000,
	maxTextBytes: 1000,
	files: INSTAGRAM_FILES,
	reactions: INSTAGRAM_REACTIONS,
};
const { files: _, ...WITHOUT_FILES } = INSTAGRAM_CAPABILITIES;
/** An account that signed in at Instagram itself: there Meta takes addresses of files, and no bytes. */
export const OWN_INSTAGRAM_CAPABILITIES: GatewayCapabilities = WITHOUT_FILES;

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
	const capabilities = capabilitiesOf(target);
	return {
		name: type,
		capabilities,
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
		...(capabilities.files && { sendFile: (input) => sendFile(target, input) }),
		react: (input) => react(target, input),
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

function capabilitiesOf({ type, token }: MessengerTarget): GatewayCapabilities {
	if (type === "messenger") return MESSENGER_CAPABILITIES;
	return isInstagramToken(token ?? "") ? OWN_INSTAGRAM_CAPABILITIES : INSTAGRAM_CAPABILITIES;
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
