// Spec 1, sections 2 and 8: /auth/callback.
import { parseSocialFailure, type SocialFailure } from "#app/domain/auth/social.ts";

/** What the address of /auth/callback says went wrong; a description is the provider's own words. */
export type CallbackFailure = { reason: SocialFailure } | { description: string };

/** As long as a toast shows. */
const MAX_DESCRIPTION = 200;

/** Null: the address tells of no failure. */
export function parseFailure(query: URLSearchParams): CallbackFailure | null {
	const reason = query.get("reason");
	if (reason !== null) return { reason: parseSocialFailure(reason) };
	if (!query.has("error") && !query.has("error_code")) return null;
	if (query.get("error_reason") === "user_denied") return { reason: "user_denied" };
	const description = query.get("error_description") ?? query.get("error_message") ?? "";
	if (description.trim() !== "") return { description: description.slice(0, MAX_DESCRIPTION) };
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
