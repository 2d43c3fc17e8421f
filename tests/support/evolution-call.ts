import { createHmac } from "node:crypto";
import { env, exports } from "cloudflare:workers";
import {
	deriveWebhookSecrets,
	instanceRefOf,
	webhookPath,
} from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { loadConfig } from "#workers/config.ts";
import { ORIGIN } from "./sign-in.ts";

/** How long Evolution's own token lives. */
const TOKEN_LIFE_S = 600;

/** What a test makes wrong about a call; everything else is as Evolution 2.3.7 does it. */
export interface CallFaults {
	/** Last part of the path; the channel's own unless said. */
	segment?: string;
	/** What `byEvents` appends. */
	suffix?: string;
	/** Null sends no header at all. */
	authorization?: string | null;
	headerToken?: string | null;
	contentType?: string | null;
	/** Moment the token was made, milliseconds. */
	issuedAt?: number;
	headers?: Record<string, string>;
}

export const secretsOf = (channelId: string) =>
	deriveWebhookSecrets(loadConfig(env).masterKey, channelId);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A bearer value signed HS256 as Evolution signs it; `header` can claim another algorithm. */
export function bearer(
	key: string,
	issuedAt = Date.now(),
	header: Record<string, unknown> = { alg: "HS256", typ: "JWT" },
): string {
	const iat = Math.floor(issuedAt / 1000);
	const claims = { iat, exp: iat + TOKEN_LIFE_S, app: "evolution", action: "webhook" };
	const signed = `${encode(header)}.${encode(claims)}`;
	const signature = createHmac("sha256", key).update(signed).digest("base64url");
	return `Bearer ${signed}.${signature}`;
}

/** One call of Evolution to a channel's path: the body exactly as given. */
export function callEvolution(
	channelId: string,
	body: string,
	faults: CallFaults = {},
): Promise<Response> {
	const secrets = secretsOf(channelId);
	const headers = new Headers(faults.headers);
	const put = (name: string, value: string | null) => {
		if (value !== null) headers.set(name, value);
	};
	put("content-type", faults.contentType === undefined ? "application/json" : faults.contentType);
	put(
		"x-prosa-token",
		faults.headerToken === undefined ? secrets.headerSecret : faults.headerToken,
	);
	put(
		"authorization",
		faults.authorization === undefined
			? bearer(secrets.jwtSecret, faults.issuedAt)
			: faults.authorization,
	);
	const path = faults.segment
		? `/webhooks/evolution/${faults.segment}`
		: webhookPath(channelId, secrets.mac);
	const bytes = new TextEncoder().encode(body);
	// A view of bytes: a text body would bring a content type of its own.
	return exports.default.fetch(
		new Request(`${ORIGIN}${path}${faults.suffix ?? ""}`, { method: "POST", headers, body: bytes }),
	);
}

/** The envelope around an event's data, as text. */
export const evolutionBody = (channelId: string, event: string, data: unknown): string =>
	JSON.stringify({ event, instance: instanceRefOf(channelId), data });

/** One `messages.upsert`: a text of a customer, unless said. */
export function upsertBody(
	channelId: string,
	message: { id?: string; phone?: string; text?: string; name?: string; sentAt?: number } = {},
): string {
	return evolutionBody(channelId, "messages.upsert", {
		key: {
			remoteJid: `${message.phone ?? "5511987654321"}@s.whatsapp.net`,
			fromMe: false,
			id: message.id ?? `IN${crypto.randomUUID().replaceAll("-", "").toUpperCase()}`,
		},
		pushName: message.name ?? "Maria",
		message: { conversation: message.text ?? "Oi, ainda tem o tamanho 38?" },
		messageType: "conversation",
		messageTimestamp: Math.floor((message.sentAt ?? Date.now()) / 1000),
	});
}

/** `connection.update` open: the number is linked. */
export const openBody = (channelId: string): string =>
	evolutionBody(channelId, "connection.update", {
		instance: instanceRefOf(channelId),
		wuid: "5511912345678@s.whatsapp.net",
		profileName: "Loja Exemplo",
		state: "open",
		statusReason: 200,
	});
