/** Calls of Telegram and of Meta's app for pages, as tests in workerd make them. */
import { createHmac } from "node:crypto";
import { env, exports } from "cloudflare:workers";
import {
	deriveWebhookSecrets,
	webhookPath,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { loadConfig } from "#workers/config.ts";
import { ORIGIN } from "./sign-in.ts";

let nextMessage = 1_000;

export const telegramSecrets = (channelId: string) =>
	deriveWebhookSecrets(loadConfig(env).masterKey, channelId);

/** One update for a channel; `secret` null sends no header. */
export function callTelegram(
	channelId: string,
	body: string,
	faults: { segment?: string; secret?: string | null; contentType?: string } = {},
): Promise<Response> {
	const { mac, headerSecret } = telegramSecrets(channelId);
	const secret = faults.secret === undefined ? headerSecret : faults.secret;
	const path = faults.segment
		? `/webhooks/telegram/${faults.segment}`
		: webhookPath(channelId, mac, "telegram");
	return exports.default.fetch(
		new Request(`${ORIGIN}${path}`, {
			method: "POST",
			headers: {
				"content-type": faults.contentType ?? "application/json",
				...(secret === null ? {} : { "x-telegram-bot-api-secret-token": secret }),
			},
			body: new TextEncoder().encode(body),
		}),
	);
}

/** What Maria writes to the bot, as Telegram tells it. */
export function telegramText(
	text: string,
	more: { messageId?: number; chat?: number; date?: number; update?: object } = {},
): string {
	const { messageId = nextMessage++, chat = 5_551_234, update = {} } = more;
	const person = { id: chat, first_name: "Maria", username: "maria_s" };
	return JSON.stringify({
		update_id: 823_000_000 + messageId,
		message: {
			message_id: messageId,
			from: { ...person, is_bot: false, language_code: "pt-br" },
			chat: { ...person, type: "private" },
			date: more.date ?? Math.floor(Date.now() / 1000),
			text,
			...update,
		},
	});
}

export function signMeta(body: string, secret?: string): string {
	const [own = ""] = loadConfig(env).messenger.webhook?.appSecrets ?? [];
	return `sha256=${createHmac("sha256", secret ?? own)
		.update(body)
		.digest("hex")}`;
}

/** One call of Meta's app for pages, signed with its secret unless said; null sends no header. */
export function callFacebook(
	body: string,
	signature: string | null = signMeta(body),
	contentType = "application/json",
): Promise<Response> {
	return exports.default.fetch(
		new Request(`${ORIGIN}/webhooks/facebook`, {
			method: "POST",
			headers: {
				"content-type": contentType,
				...(signature === null ? {} : { "x-hub-signature-256": signature }),
			},
			body: new TextEncoder().encode(body),
		}),
	);
}

/** A body about one page or several. */
export function metaBody(
	object: string,
	...entries: { id: string; messaging?: object[]; changes?: object[] }[]
): string {
	const entry = entries.map((each) => ({ time: Date.now(), ...each }));
	return JSON.stringify({ object, entry });
}

/** What a customer writes to a page, for `metaBody`. */
export const metaText = (
	accountId: string,
	text: string,
	more: { mid?: string; person?: string; timestamp?: number } = {},
) => ({
	sender: { id: more.person ?? "8130382090340794" },
	recipient: { id: accountId },
	timestamp: more.timestamp ?? Date.now(),
	message: { mid: more.mid ?? `m_${crypto.randomUUID()}`, text },
});
