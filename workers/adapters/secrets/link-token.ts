import { createHmac, timingSafeEqual } from "node:crypto";

/** The contents of a signed link for a phone's owner. */
export interface LinkClaims {
	workspaceId: string;
	channelId: string;
	/** Validity of the link, epoch ms. */
	issuedAt: number;
	expiresAt: number;
	/** Makes two links of the same millisecond differ. */
	nonce: string;
}

const MAC_BYTES = 24;
/** Longer tokens are not ours and are not decoded. */
const MAX_TOKEN_LENGTH = 512;

const macOf = (masterKey: string, payload: Buffer): Buffer =>
	createHmac("sha256", masterKey)
		.update("prosa:link-invitation:")
		.update(payload)
		.digest()
		.subarray(0, MAC_BYTES);

/** A path segment with the claims and their MAC; nothing is stored. */
export function signLinkToken(masterKey: string, claims: LinkClaims): string {
	const { workspaceId, channelId, issuedAt, expiresAt, nonce } = claims;
	const fields = [workspaceId, channelId, issuedAt.toString(36), expiresAt.toString(36), nonce];
	const payload = Buffer.from(fields.join("|"), "utf8");
	return Buffer.concat([payload, macOf(masterKey, payload)]).toString("base64url");
}

/** The claims of a token signed with one of the keys, or null. Does not check the expiry. Never throws. */
export function openLinkToken(masterKeys: readonly string[], token: string): LinkClaims | null {
	if (token.length > MAX_TOKEN_LENGTH || !/^[\w-]+$/.test(token)) return null;
	const bytes = Buffer.from(token, "base64url");
	// Only the canonical encoding: base64url ignores some bits of the last character.
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
