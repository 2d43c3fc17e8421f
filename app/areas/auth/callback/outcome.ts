// Spec 1, sections 2 and 8: /auth/callback.
import { parseSocialFailure, type SocialFailure } from "#app/domain/auth/social.ts";

/** What the address of /auth/callback says went wrong: a reason of ours, never words of the address. */
export type CallbackFailure = { reason: SocialFailure };

/**
 * Null: the address tells of no failure. Anybody can write the address, so a description in it is
 * not shown: it would be somebody else's sentence in our own notice (security 10).
 */
export function parseFailure(query: URLSearchParams): CallbackFailure | null {
	const reason = query.get("reason");
	if (reason !== null) return { reason: parseSocialFailure(reason) };
	if (!query.has("error") && !query.has("error_code")) return null;
	if (query.get("error_reason") === "user_denied") return { reason: "user_denied" };
	return { reason: query.get("provider") === "google" ? "processing_failed" : "facebook_refused" };
}

/**
 * A token in the address was made by a flow we do not run: it is never used (B05). Null when the
 * hash is none of that kind; Facebook leaves a stray `#_=_`.
 */
export function judgeHash(hash: string): SocialFailure | null {
	const told = new URLSearchParams(hash.replace(/^#/, ""));
	if (told.get("access_token")) return "facebook_token_invalid";
	return told.has("access_token") || told.has("expires_in") ? "facebook_token_missing" : null;
}
