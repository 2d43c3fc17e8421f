import type { Provider } from "#app/domain/auth/provider.ts";
import type { SocialFailure } from "#app/domain/auth/social.ts";

/** Somebody a provider vouches for. `subject` is theirs at this provider for good. */
export interface SocialPerson {
	provider: Provider;
	subject: string;
	/** As the provider says it; null when it tells none. */
	email: string | null;
	/** Only true when the provider itself says so (B02). */
	isEmailVerified: boolean;
	fullName: string;
}

/** The handshake with a provider by code flow; nothing is kept here but cookies of the browser. */
export interface OAuthHandshake {
	isConfigured(provider: Provider): boolean;
	/** Origins the browser is sent to. */
	readonly origins: readonly string[];
	/** Where to send the browser, and the cookies that bind it to this attempt. */
	start(
		provider: Provider,
	): Promise<{ location: string; setCookie: string[] } | { failure: SocialFailure }>;
	/**
	 * Turns the provider's answer into a person. `search`: the query the browser came back with.
	 * The Set-Cookie values end the attempt, whatever came of it.
	 */
	finish(
		provider: Provider,
		search: string,
		cookie: string,
	): Promise<{ outcome: SocialPerson | { failure: SocialFailure }; setCookie: string[] }>;
}
