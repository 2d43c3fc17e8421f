import { createHmac, timingSafeEqual } from "node:crypto";
import { isPlainChallenge } from "#app/domain/facebook/webhook.ts";
import { equalsSecret } from "../whatsapp-gateway/webhook-secrets.ts";

/** A call to one of the addresses that an app of Meta's has for all its customers. */
export interface MetaCall {
	/** `X-Hub-Signature-256`. */
	signature: string | null;
	bytes: Uint8Array;
}

/** What Meta asks once, when an address is registered. */
export interface MetaChallenge {
	mode: string;
	token: string;
	challenge: string;
}

/** Whether one of these apps signed the bytes as they came; every secret is tried in any case. */
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

/** The challenge back, for whoever knows our verify token; null for anybody else. */
export function answerMetaChallenge(query: MetaChallenge, verifyToken: string): string | null {
	const isOurs = equalsSecret(query.token, verifyToken);
	return isOurs && isPlainChallenge(query.mode, query.challenge) ? query.challenge : null;
}
