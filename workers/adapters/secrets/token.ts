import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A bearer token: 32 random bytes as base64url. Only its hash is stored (J03). */
export function createToken(): string {
	return randomBytes(TOKEN_BYTES).toString("base64url");
}

/**
 * The token of a stored row, derived from the master key whenever a mail is rendered. So no queue message and no dead
 * letter contains it, and a repeated mail has the same link.
 */
export function deriveToken(masterKey: string, purpose: string, id: string): string {
	return createHmac("sha256", masterKey).update(`prosa:token:${purpose}:${id}`).digest("base64url");
}

/** The stored hash of a token: SHA-256 as hex. Unsalted, because tokens are random. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
