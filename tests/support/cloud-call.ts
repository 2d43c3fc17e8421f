import { createHmac } from "node:crypto";
import { env, exports } from "cloudflare:workers";
import { loadConfig } from "#workers/config.ts";
import { ORIGIN } from "./sign-in.ts";

export { cloudBody } from "./cloud-body.ts";

/** Signed with the secret of Meta's app. */
export function signCloud(body: string): string {
	const secret = loadConfig(env).cloudApi.webhook?.appSecret ?? "";
	return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

/** One call of Meta's app, signed with its secret unless said. */
export function callCloud(body: string, signature?: string): Promise<Response> {
	return exports.default.fetch(
		new Request(`${ORIGIN}/webhooks/whatsapp`, {
			method: "POST",
			headers: {
				"content-type": "application/json",
				"x-hub-signature-256": signature ?? signCloud(body),
			},
			body,
		}),
	);
}

/** What a customer wrote, for `cloudBody`. */
export const cloudText = (
	text: string,
	id = `wamid.${crypto.randomUUID()}`,
	sentAt = Date.now(),
) => ({
	contacts: [{ profile: { name: "Maria" }, wa_id: "5511987654321" }],
	messages: [
		{
			from: "5511987654321",
			id,
			timestamp: String(Math.floor(sentAt / 1000)),
			type: "text",
			text: { body: text },
		},
	],
});

export const cloudStatus = (id: string, status: string, more: object = {}) => ({
	statuses: [{ id, status, timestamp: "1790000000", recipient_id: "5511987654321", ...more }],
});
