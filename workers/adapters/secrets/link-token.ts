import { createHmac, timingSafeEqual } from "node:crypto";

/** What the signed link of a phone's owner speaks for. */
export interface LinkClaims {
	workspaceId: string;
	channelId: string;
	/** Milliseconds since 1970; the link is good from the first to the second. */
	issuedAt: number;
	expiresAt: number;
	/** Makes two links of one moment two. */
	nonce: string;
}

const MAC_BYTES = 24;
/** Longer is none of ours, and not worth decoding. */
const MAX_TOKEN_LENGTH = 512;

const macOf = (masterKey: string, payload: Buffer): Buffer =>
	createHmac("sha256", masterKey)
		.update("prosa:link-invitation:")
		.update(payload)
		.digest()
		.subarray(0, MAC_BYTES);

/** One path segment that carries its claims and their proof; nothing of it is stored. */
export function signLinkToken(masterKey: string, claims: LinkClaims): string {
	const { workspaceId, channelId, issuedAt, expiresAt, nonce } = claims;
	const fields = [workspaceId, channelId, issuedAt.toString(36), expiresAt.toString(36), nonce];
	const payload = Buffer.from(fields.join("|"), "utf8");
	return Buffer.concat([payload, macOf(masterKey, payload)]).toString("base64url");
}

/**
 * The claims of a token that one of the keys signed, or null. Whether it is still good is the
 * caller's to judge. The newest key comes first.
 */
export function openLinkToken(masterKeys: readonly string[], token: string): LinkClaims | null {
	if (token.length > MAX_TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
	const bytes = Buffer.from(token, "base64url");
	// One link has one form: the last character could otherwise be another one.
	if (bytes.length <= MAC_BYTES || bytes.toString("base64url") !== token) return null;
	const payload = bytes.subarray(0, -MAC_BYTES);
	const mac = bytes.subarray(-MAC_BYTES);
	if (!masterKeys.some((key) => timingSafeEqual(mac, macOf(key, payload)))) return null;
	const [workspaceId, channelId, issued, expires, nonce] = payload.toString("utf8").split("|");
	if (!workspaceId || !channelId || !issued || !expires || !nonce) return null;
	return {
		workspaceId,
		channelId,
		issuedAt: Number.parseInt(issued, 36),
		expiresAt: Number.parseInt(expires, 36),
		nonce,
	};
}
