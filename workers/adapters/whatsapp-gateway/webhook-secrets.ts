import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { WebhookRegistration } from "../channel-gateway/port.ts";

/** Vendors that call an address of each channel's own. */
type CalledBy = "evolution" | "waha" | "telegram";

/**
 * Everything a gateway needs to reach one channel derives from one master key, so nothing is
 * stored and a guess of a path is refused without any lookup (I09).
 */
interface WebhookSecrets {
	/** Last part of the path, base64url. */
	mac: string;
	/** Static header `x-prosa-token`. */
	headerSecret: string;
	/** HS256 key of the bearer token. */
	jwtSecret: string;
	/** Key of the body's HMAC-SHA512. */
	hmacSecret: string;
}

/** Bytes of the path's mac: no guessing, and short enough for a URL. */
const PATH_MAC_BYTES = 18;

function derive(masterKey: string, purpose: string, channelId: string): Buffer {
	return createHmac("sha256", masterKey).update(`prosa:webhook:${purpose}:${channelId}`).digest();
}

/** The secrets of a channel; each purpose is bound into its own derivation. */
export function deriveWebhookSecrets(masterKey: string, channelId: string): WebhookSecrets {
	return {
		mac: derive(masterKey, "path", channelId).subarray(0, PATH_MAC_BYTES).toString("base64url"),
		headerSecret: derive(masterKey, "header", channelId).toString("base64url"),
		jwtSecret: derive(masterKey, "jwt", channelId).toString("base64url"),
		hmacSecret: derive(masterKey, "hmac", channelId).toString("base64url"),
	};
}

/** Compares digests of equal length, so neither content nor length shows in the time (I03). */
export function equalsSecret(given: string, expected: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}

/** `/webhooks/<vendor>/<channel id>.<mac>` */
export function webhookPath(
	channelId: string,
	mac: string,
	vendor: CalledBy = "evolution",
): string {
	return `/webhooks/${vendor}/${channelId}.${mac}`;
}

/** What a vendor is told of us, to call about one channel. */
export function registrationAt(
	config: { publicUrl: string; masterKey: string },
	channelId: string,
	vendor: CalledBy,
): WebhookRegistration {
	const { mac, ...secrets } = deriveWebhookSecrets(config.masterKey, channelId);
	const { origin } = new URL(config.publicUrl);
	return { url: `${origin}${webhookPath(channelId, mac, vendor)}`, ...secrets };
}

/** The parts of a path segment, unverified; null when it cannot be one of ours. */
export function parseWebhookPath(segment: string): { channelId: string; mac: string } | null {
	const parts = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{16,64})$/.exec(segment);
	return parts?.[1] && parts[2] ? { channelId: parts[1], mac: parts[2] } : null;
}

/**
 * The channel behind a path segment and its secrets, or null when the mac is not ours.
 * Every segment costs the same work, known or not (I09).
 */
export function openWebhookPath(
	masterKey: string,
	segment: string,
): { channelId: string; secrets: WebhookSecrets } | null {
	const parts = parseWebhookPath(segment) ?? { channelId: "-", mac: "" };
	const secrets = deriveWebhookSecrets(masterKey, parts.channelId);
	return equalsSecret(parts.mac, secrets.mac) ? { channelId: parts.channelId, secrets } : null;
}

/** The name of a channel's instance at the gateway: made by us, never typed. */
export function instanceRefOf(channelId: string): string {
	return `prosa_${channelId}`;
}
