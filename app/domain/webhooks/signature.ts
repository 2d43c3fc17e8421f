// Attack H19: `X-Prosa-Signature: t=1795204285,v1=<hex>`, HMAC-SHA256 of `t.body`.

export const SIGNATURE_HEADER = "X-Prosa-Signature";
/**
 * After a rotation the former secret signs too for this long, so that receivers need not switch at once.
 */
export const OLD_SECRET_MS = 24 * 60 * 60_000;

/** Says that a request was made by a webhook of ours (H12). */
export const HOP_HEADER = "X-Prosa-Hop";

/** What is signed. `seconds` since 1970 keeps a body from being sent again much later. */
export const signedText = (seconds: number, body: string): string => `${seconds}.${body}`;

/** @param macs hex, one for each secret that is valid now */
export function formatSignature(seconds: number, macs: readonly string[]): string {
	return [`t=${seconds}`, ...macs.map((mac) => `v1=${mac}`)].join(",");
}

/** What a call of ours may not become: the start of another one. */
export const isLoop = (header: string | null): boolean => header !== null;
