import type { OpenedWebhook } from "../channel-gateway/port.ts";
import { equalsSecret, openWebhookPath } from "../whatsapp-gateway/webhook-secrets.ts";
import { parseTelegramUpdate } from "./telegram-updates.ts";

/** A call to `/webhooks/telegram/<segment>`, before anything is believed of it. */
export interface TelegramCall {
	segment: string;
	/** `X-Telegram-Bot-Api-Secret-Token`: the only proof there is (I07). */
	secret: string | null;
	body: string;
}

/**
 * Proves a call of Telegram and translates it. The channel is taken from the secret path, and the
 * header must be that very channel's own: an update names no bot (I13).
 */
export function openTelegramCall(masterKey: string, call: TelegramCall): OpenedWebhook {
	const path = openWebhookPath(masterKey, call.segment);
	if (!path) return { kind: "unknown_path" };
	const { channelId, secrets } = path;
	if (!equalsSecret(call.secret ?? "", secrets.headerSecret))
		return { kind: "unproved", channelId };
	const parsed = parseTelegramUpdate(call.body);
	switch (parsed.kind) {
		case "quarantine":
			return { ...parsed, channelId, body: call.body };
		case "events":
			return { kind: "events", channelId, events: parsed.events, unread: null };
		case "ignored":
		case "damaged":
			return { ...parsed, channelId };
	}
}
