import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { WebhookRegistration } from "../channel-gateway/port.ts";

/** Vendors with a webhook address per channel. */
type CalledBy = "evolution" | "waha" | "telegram";

/**
 * The secrets of one channel's webhook. They are derived from the master key, so nothing is stored and a guessed path
 * is refused without a lookup (I09).
 */
interface WebhookSecrets {
	/** The last part of the path, base64url. */
	mac: string;
	/** The static header `x-prosa-token`. */
	headerSecret: string;
	/** HS256 key of the bearer token. */
	jwtSecret: string;
	/** Key of the body's HMAC-SHA512. */
	hmacSecret: string;
}

/** Bytes of the path's MAC: 144 bits are not guessable, and short enough for a URL. */
const PATH_MAC_BYTES = 18;

function derive(masterKey: string, purpose: string, channelId: string): Buffer {
	return createHmac("sha256", masterKey).update(`prosa:webhook:${purpose}:${channelId}`).digest();
}

/**
 * The secrets of a channel; each purpose has its own derivation.
 * @param ownId id of the workspace's own gateway. Each gateway gets other secrets, so that one that a channel has left
 *   cannot speak as the present one; null for the deployment's
 */
export function deriveWebhookSecrets(
	masterKey: string,
	channelId: string,
	ownId: string | null = null,
): WebhookSecrets {
	const owner = ownId === null ? channelId : `${channelId}~${ownId}`;
	return {
		mac: derive(masterKey, "path", owner).subarray(0, PATH_MAC_BYTES).toString("base64url"),
		headerSecret: derive(masterKey, "header", owner).toString("base64url"),
		jwtSecret: derive(masterKey, "jwt", owner).toString("base64url"),
		hmacSecret: derive(masterKey, "hmac", owner).toString("base64url"),
	};
}

/** Compares digests in constant time, so that timing reveals neither content nor length (I03). */
export function equalsSecret(given: string, expected: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given), digest(expected));
}

/** `/webhooks/<vendor>/<channel id>.<mac>`; of a workspace's own gateway `<channel id>~<gateway id>.<mac>`. */
export function webhookPath(
	channelId: string,
	mac: string,
	vendor: CalledBy = "evolution",
	ownId: string | null = null,
): string {
	return `/webhooks/${vendor}/${channelId}${ownId === null ? "" : `~${ownId}`}.${mac}`;
}

/** The webhook address and secrets that a vendor is configured with for one channel. */
export function registrationAt(
	config: { publicUrl: string; masterKey: string },
	channelId: string,
	vendor: CalledBy,
	ownId: string | null = null,
): WebhookRegistration {
	const { mac, ...secrets } = deriveWebhookSecrets(config.masterKey, channelId, ownId);
	const { origin } = new URL(config.publicUrl);
	return { url: `${origin}${webhookPath(channelId, mac, vendor, ownId)}`, ...secrets };
}

/** The unverified parts of a path segment; null when it has not our format. */
export function parseWebhookPath(
	segment: string,
): { channelId: string; ownId: string | null; mac: string } | null {
	const parts = /^([\w-]{1,64})(?:~([\w-]{1,64}))?\.([\w-]{16,64})$/.exec(segment);
	return parts?.[1] && parts[3]
		? { channelId: parts[1], ownId: parts[2] ?? null, mac: parts[3] }
		: null;
}

/** The channel of a path segment and its secrets; null when the MAC is wrong. The duration is always the same (I09). */
export function openWebhookPath(
	masterKey: string,
	segment: string,
): { channelId: string; ownId: string | null; secrets: WebhookSecrets } | null {
	const { channelId, ownId, mac } = parseWebhookPath(segment) ?? {
		channelId: "-",
		ownId: null,
		mac: "",
	};
	const secrets = deriveWebhookSecrets(masterKey, channelId, ownId);
	return equalsSecret(mac, secrets.mac) ? { channelId, ownId, secrets } : null;
}

/** The name of a channel's instance at the gateway, built from our own id. */
export function instanceRefOf(channelId: string): string {
	return `prosa_${channelId}`;
}
