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

/** Channels whose secrets an isolate keeps; the one that was not called for the longest time goes first. */
const KEPT_CHANNELS = 1000;
const kept = new Map<string, WebhookSecrets>();

/** Each secret is derived when it is first asked for: a vendor uses one or two of them. */
function secretsOf(masterKey: string, owner: string): WebhookSecrets {
	const texts = new Map<string, string>();
	const textOf = (purpose: string, bytes?: number): string => {
		const known = texts.get(purpose);
		if (known !== undefined) return known;
		const text = derive(masterKey, purpose, owner).subarray(0, bytes).toString("base64url");
		texts.set(purpose, text);
		return text;
	};
	return {
		get mac() {
			return textOf("path", PATH_MAC_BYTES);
		},
		get headerSecret() {
			return textOf("header");
		},
		get jwtSecret() {
			return textOf("jwt");
		},
		get hmacSecret() {
			return textOf("hmac");
		},
	};
}

/** Keeps what was asked for last. */
function keep(key: string, secrets: WebhookSecrets): void {
	kept.delete(key);
	kept.set(key, secrets);
	const [oldest] = kept.keys();
	if (kept.size > KEPT_CHANNELS && oldest !== undefined) kept.delete(oldest);
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
	return secretsOf(masterKey, ownerOf(channelId, ownId));
}

const ownerOf = (channelId: string, ownId: string | null): string =>
	ownId === null ? channelId : `${channelId}~${ownId}`;

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
	const { mac, headerSecret, jwtSecret, hmacSecret } = deriveWebhookSecrets(
		config.masterKey,
		channelId,
		ownId,
	);
	const { origin } = new URL(config.publicUrl);
	const url = `${origin}${webhookPath(channelId, mac, vendor, ownId)}`;
	return { url, headerSecret, jwtSecret, hmacSecret };
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

/**
 * The channel of a path segment and its secrets; null when the MAC is wrong. A guess takes the same time whether or
 * not there is such a channel (I09): only secrets of a path that was proved are kept, so a stranger can neither tell
 * the kept ones by the clock without knowing the path, nor fill the memory.
 */
export function openWebhookPath(
	masterKey: string,
	segment: string,
): { channelId: string; ownId: string | null; secrets: WebhookSecrets } | null {
	const { channelId, ownId, mac } = parseWebhookPath(segment) ?? {
		channelId: "-",
		ownId: null,
		mac: "",
	};
	const key = `${masterKey}\n${ownerOf(channelId, ownId)}.${mac}`;
	const known = kept.get(key);
	const secrets = known ?? deriveWebhookSecrets(masterKey, channelId, ownId);
	if (!known && !equalsSecret(mac, secrets.mac)) return null;
	keep(key, secrets);
	return { channelId, ownId, secrets };
}

/** The name of a channel's instance at the gateway, built from our own id. */
export function instanceRefOf(channelId: string): string {
	return `prosa_${channelId}`;
}
