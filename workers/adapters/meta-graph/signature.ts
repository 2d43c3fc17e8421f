import { createHmac, timingSafeEqual } from "node:crypto";
import { isPlainChallenge } from "#app/domain/facebook/webhook.ts";
import { equalsSecret } from "../whatsapp-gateway/webhook-secrets.ts";

/** A webhook call of Meta. */
export interface MetaCall {
	/** `X-Hub-Signature-256`. */
	signature: string | null;
	bytes: Uint8Array;
}

/** Meta's verification request when a webhook address is registered. */
export interface MetaChallenge {
	mode: string;
	token: string;
	challenge: string;
}

/** Whether one of these app secrets signed the raw bytes. Always tries all secrets, so that timing reveals nothing. */
export function isSignedByMeta(call: MetaCall, appSecrets: readonly string[]): boolean {
	const hex = /^sha256=([0-9a-f]{64})$/i.exec(call.signature ?? "")?.[1];
	return appSecrets
		.map((secret) => {
			const expected = createHmac("sha256", secret).update(call.bytes).digest();
			const given = hex ? Buffer.from(hex, "hex") : Buffer.alloc(expected.length);
			return timingSafeEqual(given, expected);
		})
		.includes(true);
}

/** The challenge, if the verify token is ours; else null. */
export function answerMetaChallenge(query: MetaChallenge, verifyToken: string): string | null {
	const isOurs = equalsSecret(query.token, verifyToken);
	return isOurs && isPlainChallenge(query.mode, query.challenge) ? query.challenge : null;
}
