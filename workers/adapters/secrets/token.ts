import { createHash, createHmac, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A bearer token nobody guesses: 32 random bytes, base64url. Only its hash is stored (J03). */
export function createToken(): string {
	return randomBytes(TOKEN_BYTES).toString("base64url");
}

/**
 * The token of a stored row, made again from the master key whenever a mail is written.
 * So no queue body and no dead letter ever holds it, and a repeated delivery holds the same link.
 */
export function deriveToken(masterKey: string, purpose: string, id: string): string {
	return createHmac("sha256", masterKey).update(`prosa:token:${purpose}:${id}`).digest("base64url");
}

/** What is stored of a token: SHA-256, hex. Enough, because tokens are random. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
