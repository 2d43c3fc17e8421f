import type { OpenedWebhook } from "#workers/adapters/channel-gateway/port.ts";
import { parseWahaWebhook, verifyWahaWebhook } from "./webhook.ts";
import { instanceRefOf, openWebhookPath } from "../webhook-secrets.ts";

/** An unverified call to `/webhooks/waha/<segment>`. */
export interface WahaCall {
	segment: string;
	/** `X-Webhook-Hmac`. */
	signature: string | null;
	bytes: Uint8Array;
}

/** Fields with credentials. */
const SECRET_FIELDS = /("(?:challenge|code|key|qr)"\s*:\s*)"(?:[^"\\]|\\.)*"?/g;
const redact = (body: string): string => body.replace(SECRET_FIELDS, '$1"[removed]"');

/**
 * Verifies a call of WAHA and translates it. The channel comes from the secret path, the HMAC uses that channel's own
 * key, and the body must name its session (I08, I13). Never throws.
 */
export function openWahaCall(masterKey: string, call: WahaCall): OpenedWebhook {
	const path = openWebhookPath(masterKey, call.segment);
	if (!path) return { kind: "unknown_path" };
	const { channelId, secrets } = path;
	if (!verifyWahaWebhook(call.bytes, call.signature, secrets.hmacSecret))
		return { kind: "unproved", channelId };
	const body = new TextDecoder().decode(call.bytes);
	const parsed = parseWahaWebhook(body, instanceRefOf(channelId));
	switch (parsed.kind) {
		case "foreign":
			return { kind: "unproved", channelId };
		case "quarantine":
			return { ...parsed, channelId, body: redact(body) };
		case "events":
			return { kind: "events", channelId, events: parsed.events, unread: null };
		case "ignored":
		case "damaged":
			return { ...parsed, channelId };
	}
}
