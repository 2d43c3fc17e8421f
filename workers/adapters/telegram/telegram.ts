import { z } from "zod";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type {
	ChannelGateway,
	GatewayAnswer,
	LinkAnswer,
	LinkReading,
	WebhookRegistration,
} from "../channel-gateway/port.ts";
import type { Fetch } from "../safe-fetch.ts";
import { acceptWhen } from "../whatsapp-gateway/gateway-http.ts";
import { unsupported } from "../whatsapp-gateway/unsupported.ts";
import { deleteMessage, DELETABLE_MS, editText, react, REACTIONS } from "./telegram-acts.ts";
import { readTelegramGroup } from "./telegram-group-facts.ts";
import { callTelegram, type TelegramTarget } from "./telegram-http.ts";
import { sendItem } from "./telegram-items.ts";
import { fetchTelegramMedia } from "./telegram-media.ts";
import { sendFile, sendText, showTyping, TELEGRAM_FILES } from "./telegram-send.ts";
import { ALLOWED_UPDATES } from "./telegram-updates.ts";

export const TELEGRAM_CAPABILITIES: GatewayCapabilities = {
	linking: "credentials",
	pairingCode: false,
	passkey: false,
	presence: false,
	typing: true,
	// Telegram reports to bots neither delivery nor reading.
	receipts: false,
	profiles: false,
	groupNames: false,
	keepsWebhook: true,
	refusesCalls: false,
	history: false,
	media: true,
	templates: false,
	quotes: true,
	replyWindowHours: null,
	maxTextLength: 4096,
	files: TELEGRAM_FILES,
	gifs: true,
	reactions: REACTIONS,
	places: true,
	// A message of its own for each.
	cards: { max: 1 },
	polls: { maxOptions: 12, votes: true },
	// A bot changes its own messages however old they are.
	edits: { withinMs: null, captions: ["image", "video", "audio", "document"] },
	deletions: { withinMs: DELETABLE_MS },
	groups: true,
	mentions: {},
};

/** Simultaneous webhook calls; Telegram's default. */
const MAX_CONNECTIONS = 40;
const accepted = <T>(value: T): { class: "accepted"; value: T } => ({ class: "accepted", value });

/** One bot at Telegram's Bot API. There is no session: a valid token is the link. */
export function createTelegramGateway(options: {
	url: string;
	botToken: string | null;
	/** The webhook for the bot's updates while it is linked. */
	webhook: WebhookRegistration | null;
	allowedPrivateHosts: readonly string[];
	fetch?: Fetch;
	timeoutMs?: number;
}): ChannelGateway {
	const { url, botToken, webhook, ...connection } = options;
	const target: TelegramTarget = { connection: { ...connection, baseUrl: url }, botToken };
	return {
		name: "telegram",
		capabilities: TELEGRAM_CAPABILITIES,
		createInstance: async () => accepted({ token: null }),
		// A revoked token counts as deleted: the bot's updates do not reach us any more.
		deleteInstance: async () => acceptWhen(await deleteWebhook(target), ["unauthorized"]),
		endLink: async () => acceptWhen(await deleteWebhook(target), ["unauthorized"]),
		applySettings: async () => accepted(null),
		startLink: () => startLink(target, webhook),
		readLink: () => readLink(target, webhook),
		requestPairingCode: unsupported,
		readPasskey: unsupported,
		answerPasskey: unsupported,
		sendText: (input) => sendText(target, input),
		// A bot cannot list its sent messages.
		findSent: unsupported,
		sendFile: (input) => sendFile(target, input),
		sendItem: (input) => sendItem(target, input),
		react: (input) => react(target, input),
		editText: (input) => editText(target, input),
		deleteMessage: (input) => deleteMessage(target, input),
		sendPresence: ({ to, state }) =>
			state === "typing" ? showTyping(target, to) : Promise.resolve(accepted(null)),
		// Telegram does not show customers that a bot has read.
		markRead: async () => accepted(null),
		listSince: unsupported,
		fetchMedia: (input) => fetchTelegramMedia(target, input),
		listTemplates: unsupported,
		readProfile: unsupported,
		readGroup: (of) => readTelegramGroup(target, of),
		readAddresses: unsupported,
		keepWebhook: (wanted, isForced) => keepWebhook(target, wanted, isForced),
	};
}

const Bot = z.looseObject({ id: z.int(), username: z.string().nullish(), first_name: z.string() });

/** The bot of a token. */
export function readBot(target: TelegramTarget): Promise<GatewayAnswer<z.infer<typeof Bot>>> {
	return callTelegram(target, { method: "getMe", result: Bot, doubt: "not_accepted" });
}

/** The bot's public name: `@loja_bot`. */
export const nameOfBot = (bot: z.infer<typeof Bot>): string =>
	bot.username ? `@${bot.username}` : bot.first_name;

async function startLink(
	target: TelegramTarget,
	webhook: WebhookRegistration | null,
): Promise<GatewayAnswer<LinkAnswer>> {
	if (webhook === null) return { class: "refused", reason: "rejected" };
	const answer = await setWebhook(target, webhook);
	return answer.class === "accepted" ? accepted({ state: "linked" }) : answer;
}

const setWebhook = (
	target: TelegramTarget,
	webhook: WebhookRegistration,
): Promise<GatewayAnswer<true>> =>
	callTelegram(target, {
		method: "setWebhook",
		body: {
			url: webhook.url,
			secret_token: webhook.headerSecret,
			max_connections: MAX_CONNECTIONS,
			allowed_updates: ALLOWED_UPDATES,
		},
		result: z.literal(true),
		doubt: "not_accepted",
	});

const WebhookInfo = z.looseObject({
	url: z.string(),
	allowed_updates: z.array(z.string()).nullish().catch(null),
});

const readWebhook = (target: TelegramTarget): Promise<GatewayAnswer<z.infer<typeof WebhookInfo>>> =>
	callTelegram(target, { method: "getWebhookInfo", result: WebhookInfo, doubt: "not_accepted" });

/**
 * Linked while the bot's webhook is ours, be it at an address the installation had before; another program with the
 * token may have replaced it.
 */
async function readLink(
	target: TelegramTarget,
	webhook: WebhookRegistration | null,
): Promise<GatewayAnswer<LinkReading>> {
	const bot = await readBot(target);
	if (bot.class !== "accepted") return bot;
	const info = await readWebhook(target);
	if (info.class !== "accepted") return info;
	const isOurs = webhook !== null && pathOf(info.value.url) === pathOf(webhook.url);
	return accepted({
		state: isOurs ? "linked" : "unlinked",
		phone: null,
		profileName: nameOfBot(bot.value),
	});
}

/** It holds the channel's id with a proof that only our master key makes; null for no address. */
const pathOf = (url: string): string | null => URL.parse(url)?.pathname ?? null;

/** An earlier release asked for fewer kinds of updates. */
const hearsAll = ({ allowed_updates: heard }: z.infer<typeof WebhookInfo>): boolean =>
	ALLOWED_UPDATES.every((name) => heard?.includes(name));

/** The bot's updates follow when the installation moves to another address. */
async function keepWebhook(
	target: TelegramTarget,
	webhook: WebhookRegistration,
	isForced: boolean,
): Promise<GatewayAnswer<{ isRenewed: boolean }>> {
	const found = isForced ? null : await readWebhook(target);
	if (found !== null && found.class !== "accepted") return found;
	if (found?.value.url === webhook.url && hearsAll(found.value))
		return accepted({ isRenewed: false });
	const written = await setWebhook(target, webhook);
	return written.class === "accepted" ? accepted({ isRenewed: true }) : written;
}

const deleteWebhook = (target: TelegramTarget): Promise<GatewayAnswer<true>> =>
	callTelegram(target, {
		method: "deleteWebhook",
		result: z.literal(true),
		doubt: "not_accepted",
	});
