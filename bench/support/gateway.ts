/** What the gateway of a linked number tells: webhooks as Evolution sends them. */
import { createHmac, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import {
	deriveWebhookSecrets,
	instanceRefOf,
	webhookPath,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Posts a body over a kept connection; throws unless it is taken. */
export function post(
	address: string,
	body: string,
	headers: Record<string, string> = {},
): Promise<void> {
	return new Promise((resolve, reject) => {
		const call = request(
			address,
			{
				method: "POST",
				agent,
				timeout: 60_000,
				headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
			},
			(answer) => {
				answer.resume();
				answer.once("end", () => {
					if ((answer.statusCode ?? 500) < 300) resolve();
					else reject(new Error(`${address} answered ${answer.statusCode}`));
				});
			},
		);
		call.once("timeout", () => call.destroy(new Error(`${address} did not answer`)));
		call.once("error", reject);
		call.end(body);
	});
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function bearer(key: string): string {
	const iat = Math.floor(Date.now() / 1000);
	const claims = { iat, exp: iat + 600, app: "evolution", action: "webhook" };
	const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
	return `Bearer ${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
}

export interface Gateway {
	/** A customer writes; the id of the message. */
	write: (text: string, phone?: string) => Promise<string>;
	/** A customer's phone says what became of a message of ours. */
	tick: (id: string, status: "DELIVERY_ACK" | "READ", phone: string) => Promise<void>;
}

/** The gateway of one channel. */
export function createGateway(url: string, masterKey: string, channelId: string): Gateway {
	const secrets = deriveWebhookSecrets(masterKey, channelId);
	const address = `${url}${webhookPath(channelId, secrets.mac)}`;
	const tell = (event: string, data: unknown) =>
		post(address, JSON.stringify({ event, instance: instanceRefOf(channelId), data }), {
			"content-type": "application/json",
			"x-prosa-token": secrets.headerSecret,
			authorization: bearer(secrets.jwtSecret),
		});
	return {
		async write(text, phone = "5511987654321") {
			const id = `IN${randomUUID().replaceAll("-", "").toUpperCase()}`;
			await tell("messages.upsert", {
				key: { remoteJid: `${phone}@s.whatsapp.net`, fromMe: false, id },
				pushName: "Maria",
				message: { conversation: text },
				messageType: "conversation",
				messageTimestamp: Math.floor(Date.now() / 1000),
			});
			return id;
		},
		tick: (id, status, phone) =>
			tell("messages.update", {
				keyId: id,
				remoteJid: `${phone}@s.whatsapp.net`,
				fromMe: true,
				status,
			}),
	};
}
