/** Runs @auth/core's flows: the library handles state, PKCE and nonce; accounts and sessions are ours. */
import { Auth, type AuthConfig, customFetch, skipCSRFCheck } from "@auth/core";
import type { Provider } from "#app/domain/auth/provider.ts";
import type { SocialFailure } from "#app/domain/auth/social.ts";
import type { Log } from "../secrets/log-event.ts";
import { facebookProvider, FacebookRefusal, readFacebookPerson } from "./facebook.ts";
import { googleProvider, readGooglePerson } from "./google.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import type { OAuthHandshake, SocialPerson } from "./port.ts";

export interface HandshakeConfig {
	google: { clientId: string; clientSecret: string; issuer: string } | null;
	facebook: { appId: string; appSecret: string; dialogUrl: string; graphUrl: string } | null;
	graphVersion: string;
	/** The only source of callback URLs; never a Host header (B10). */
	publicUrl: string;
	/** The first encrypts the flow's cookies, all decrypt. */
	secrets: readonly string[];
	allowedPrivateHosts: readonly string[];
	log: Log;
	now: () => number;
}

const BASE_PATH = "/api/auth";
const CHECKS = ["state", "pkce", "nonce"] as const;

/** What the flow's callbacks found; the flow itself answers only redirects. */
interface Findings {
	person: SocialPerson | null;
	failure: SocialFailure | null;
}

/** Cookies are per provider, so that a flow started at one cannot be finished at the other (B04). */
function cookieName(provider: Provider, check: string, isSecure: boolean): string {
	return `${isSecure ? "__Host-" : ""}prosa.${provider}-${check}`;
}

function cookiesOf(provider: Provider, isSecure: boolean): NonNullable<AuthConfig["cookies"]> {
	const cookie = (name: string) => ({
		name: cookieName(provider, name, isSecure),
		options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure } as const,
	});
	return {
		state: cookie("state"),
		pkceCodeVerifier: cookie("pkce"),
		nonce: cookie("nonce"),
		// The library sets this cookie, but we do not send it to the browser.
		callbackUrl: cookie("callback"),
		csrfToken: cookie("csrf"),
		sessionToken: cookie("session"),
	};
}

function providerOf(config: HandshakeConfig, provider: Provider, findings: Findings) {
	const call = createGuardedFetch(config.allowedPrivateHosts);
	if (provider === "google")
		return config.google ? { ...googleProvider(config.google), [customFetch]: call } : null;
	if (!config.facebook) return null;
	const settings = { ...config.facebook, version: config.graphVersion };
	const hooks = {
		onToken: async (token: string) => {
			try {
				findings.person = await readFacebookPerson(call, settings, token, config.now());
			} catch (error) {
				findings.failure = error instanceof FacebookRefusal ? error.failure : null;
				throw error;
			}
			return findings.person;
		},
		onMissingToken: () => {
			findings.failure = "facebook_token_missing";
		},
	};
	return { ...facebookProvider(settings, hooks), [customFetch]: call };
}

function authConfig(
	config: HandshakeConfig,
	provider: Provider,
	findings: Findings,
): AuthConfig | null {
	const known = providerOf(config, provider, findings);
	if (!known) return null;
	return {
		providers: [known],
		basePath: BASE_PATH,
		secret: [...config.secrets],
		trustHost: true,
		// Safe only because api/handle-request.ts refuses cross-site requests (G04).
		skipCSRFCheck,
		cookies: cookiesOf(provider, config.publicUrl.startsWith("https:")),
		pages: { error: "/auth/callback", signIn: "/auth" },
		callbacks: {
			signIn({ profile }) {
				if (provider === "google") findings.person = readGooglePerson(profile);
				// Answering a string ends the flow before the library creates a session.
				return `${config.publicUrl}/auth/callback`;
			},
		},
		logger: {
			error: (error) =>
				config.log({ event: "social_sign_in_failed", level: "warn", provider, error }),
			warn: () => undefined,
			debug: () => undefined,
		},
	};
}

/** Facebook redirects to other hosts (m., web., country hosts), depending on the device. */
function listOrigins({ google, facebook }: HandshakeConfig): string[] {
	const dialog = facebook && new URL(facebook.dialogUrl).origin;
	return [
		...(google ? [new URL(google.issuer).origin] : []),
		...(dialog === "https://www.facebook.com"
			? ["https://*.facebook.com"]
			: dialog
				? [dialog]
				: []),
	];
}

/** Google and Facebook by code flow on the server (founding.md 5). Failures are values, not exceptions. */
export function createOAuthHandshake(config: HandshakeConfig): OAuthHandshake {
	const isSecure = config.publicUrl.startsWith("https:");
	const missing = (provider: Provider): SocialFailure =>
		provider === "google" ? "google_not_configured" : "facebook_not_configured";
	const endings = (provider: Provider): string[] =>
		CHECKS.map(
			(check) =>
				`${cookieName(provider, check, isSecure)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isSecure ? "; Secure" : ""}`,
		);
	return {
		isConfigured: (provider) => config[provider] !== null,
		origins: listOrigins(config),

		async start(provider) {
			const findings: Findings = { person: null, failure: null };
			const auth = authConfig(config, provider, findings);
			if (!auth) return { failure: missing(provider) };
			const request = new Request(`${config.publicUrl}${BASE_PATH}/signin/${provider}`, {
				method: "POST",
				body: new URLSearchParams(),
			});
			const answer = await Auth(request, auth);
			const location = answer.headers.get("location") ?? "";
			if (location === "" || location.startsWith(config.publicUrl))
				return { failure: "configuration" };
			const own = CHECKS.map((check) => `${cookieName(provider, check, isSecure)}=`);
			const setCookie = answer.headers
				.getSetCookie()
				.filter((value) => own.some((name) => value.startsWith(name)));
			return { location, setCookie };
		},

		async finish(provider, search, cookie) {
			const findings: Findings = { person: null, failure: null };
			const auth = authConfig(config, provider, findings);
			if (!auth) return { outcome: { failure: missing(provider) }, setCookie: [] };
			const address = `${config.publicUrl}${BASE_PATH}/callback/${provider}${search}`;
			const answer = await Auth(new Request(address, { headers: { cookie } }), auth);
			// Only a completed flow redirects there without an error.
			const isDone = answer.headers.get("location") === `${config.publicUrl}/auth/callback`;
			const outcome =
				isDone && findings.person
					? findings.person
					: { failure: findings.failure ?? ("processing_failed" as const) };
			return { outcome, setCookie: endings(provider) };
		},
	};
}
