import type { Provider } from "#app/domain/auth/provider.ts";
import type { SocialFailure } from "#app/domain/auth/social.ts";

/** A person authenticated by a provider. `subject` is their permanent id at this provider. */
export interface SocialPerson {
	provider: Provider;
	subject: string;
	/** As the provider reports it; null for none. */
	email: string | null;
	/** True only when the provider reports it (B02). */
	isEmailVerified: boolean;
	fullName: string;
}

/** The code flow with a provider; its state is only in cookies of the browser. */
export interface OAuthHandshake {
	isConfigured(provider: Provider): boolean;
	/** Origins to which the browser may be redirected. */
	readonly origins: readonly string[];
	/** The provider's URL, and the Set-Cookie values that bind the browser to this flow. */
	start(
		provider: Provider,
	): Promise<{ location: string; setCookie: string[] } | { failure: SocialFailure }>;
	/**
	 * Turns the provider's redirect into a person or a failure. `search`: the query of the redirect. The Set-Cookie
	 * values end the flow in either case.
	 */
	finish(
		provider: Provider,
		search: string,
		cookie: string,
	): Promise<{ outcome: SocialPerson | { failure: SocialFailure }; setCookie: string[] }>;
}
