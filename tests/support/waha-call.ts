import { createHmac } from "node:crypto";
import { env, exports } from "cloudflare:workers";
import {
	deriveWebhookSecrets,
	instanceRefOf,
	webhookPath,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { loadConfig } from "#workers/config.ts";
import { ORIGIN } from "./sign-in.ts";

const secretsOf = (channelId: string) => deriveWebhookSecrets(loadConfig(env).masterKey, channelId);

/** One signed call of WAHA to a channel's path; the key and the session of another one if said. */
export function callWaha(
	channelId: string,
	event: string,
	payload: unknown,
	faults: { session?: string; signedWith?: string; signature?: string; cut?: boolean } = {},
): Promise<Response> {
	const { mac } = secretsOf(channelId);
	const session = instanceRefOf(faults.session ?? channelId);
	const me = { id: "5511912345678@c.us", pushName: "Loja" };
	const whole = JSON.stringify({ id: "evt_1", event, session, me, payload, engine: "GOWS" });
	const body = faults.cut ? whole.slice(0, -9) : whole;
	const key = secretsOf(faults.signedWith ?? channelId).hmacSecret;
	const signature = faults.signature ?? createHmac("sha512", key).update(body).digest("hex");
	return exports.default.fetch(
		new Request(`${ORIGIN}${webhookPath(channelId, mac, "waha")}`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-webhook-hmac": signature },
			body,
		}),
	);
}

/** A text of a customer, as WAHA tells it. */
export const wahaText = (text: string, id = crypto.randomUUID()) => ({
	id: `false_5511987654321@c.us_${id}`,
	timestamp: Math.floor(Date.now() / 1000),
	from: "5511987654321@c.us",
	to: "5511912345678@c.us",
	fromMe: false,
	body: text,
	hasMedia: false,
	_data: { notifyName: "Maria" },
});
