// Spec 1, sections 2 and 8: social sign-in. Attacks B01, B02, B05. founding.md 5.

/** Why a social sign-in came to nothing. Travels in an address, so it is a fixed list (B09). */
export const SOCIAL_FAILURES = [
	"user_denied",
	"processing_failed",
	"configuration",
	"google_not_configured",
	"facebook_not_configured",
	"facebook_refused",
	"facebook_token_missing",
	"facebook_token_invalid",
	"facebook_token_unchecked",
	"profile_unread",
	"permissions_unread",
	"email_missing",
	"sign_up_closed",
	"no_membership",
	"rate_limited",
] as const;
export type SocialFailure = (typeof SOCIAL_FAILURES)[number];

/** What a failure in an address means; anything unknown is the general one. */
export const parseSocialFailure = (text: string): SocialFailure =>
	SOCIAL_FAILURES.find((known) => known === text) ?? "processing_failed";

/** Time a person has to confirm a link with their password. */
export const PENDING_LINK_TTL_MS = 15 * 60 * 1000;

/** The step after a provider has identified a person. */
export type SocialStep =
	/** They are known by provider and subject. */
	| "enter"
	/** An account exists: linked only after its person proves to be the same (password). */
	| "confirm_link"
	/** The provider does not vouch for the address: our own mail asks, as at a sign-up. */
	| "confirm_email"
	/** A verified address nobody has confirmed here: an account and a workspace of their own. */
	| "found"
	| "email_missing"
	/** Accounts here are by invitation only (decision 41). */
	| "sign_up_closed";

/**
 * Decides by provider and subject first; an address counts only when the provider verified it (B02).
 * @param account whether the address has an account here, and a confirmed one
 */
export function decideSocialStep(input: {
	isKnown: boolean;
	/** Whether the browser is signed in and a further way to sign in is added. */
	isSignedIn: boolean;
	email: string | null;
	isEmailVerified: boolean;
	account: "none" | "unconfirmed" | "confirmed";
	isSignUpOpen: boolean;
}): SocialStep {
	if (input.isKnown) return "enter";
	if (input.isSignedIn) return "confirm_link";
	if (input.email === null) return "email_missing";
	if (input.isEmailVerified && input.account === "confirmed") return "confirm_link";
	// Said of every address alike where the provider does not vouch for it (A05).
	if (!input.isSignUpOpen) return "sign_up_closed";
	return input.isEmailVerified ? "found" : "confirm_email";
}
