import type { OpenedWebhook } from "../channel-gateway/port.ts";
import { equalsSecret, openWebhookPath } from "../whatsapp-gateway/webhook-secrets.ts";
import { parseTelegramUpdate } from "./telegram-updates.ts";

/** An unverified call to `/webhooks/telegram/<segment>`. */
export interface TelegramCall {
	segment: string;
	/** `X-Telegram-Bot-Api-Secret-Token`, the only authentication (I07). */
	secret: string | null;
	body: string;
}

/**
 * Verifies a call of Telegram and translates it. The channel comes from the secret path, and the header must be that
 * channel's own, because an update does not name its bot (I13). Never throws.
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
