// Spec 1, sections 2 and 8: /auth/callback.
import { parseSocialFailure, type SocialFailure } from "#app/domain/auth/social.ts";

/** The failure shown by /auth/callback: one of our own reasons, never text of the address. */
export type CallbackFailure = { reason: SocialFailure };

/**
 * The failure named in the address; null for none. Anybody can write an address, so a description
 * in it is not shown: it would be a stranger's sentence in our own notice (security 10).
 */
export function parseFailure(query: URLSearchParams): CallbackFailure | null {
	const reason = query.get("reason");
	if (reason !== null) return { reason: parseSocialFailure(reason) };
	if (!query.has("error") && !query.has("error_code")) return null;
	if (query.get("error_reason") === "user_denied") return { reason: "user_denied" };
	return { reason: query.get("provider") === "google" ? "processing_failed" : "facebook_refused" };
}

/**
 * Judges the address's hash. A token in it belongs to a flow that we do not run and is never used
 * (B05). Null for other hashes; Facebook leaves a stray `#_=_`.
 */
export function judgeHash(hash: string): SocialFailure | null {
	const params = new URLSearchParams(hash.replace(/^#/, ""));
	if (params.get("access_token")) return "facebook_token_invalid";
	return params.has("access_token") || params.has("expires_in") ? "facebook_token_missing" : null;
}
