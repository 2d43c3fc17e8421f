import { isLoopback } from "#app/domain/net/own-origin.ts";
import { createOAuthHandshake } from "#workers/adapters/oauth/handshake.ts";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { deviceCookie } from "#workers/adapters/sign-in-cookie/device-cookie.ts";
import { shortCookie } from "#workers/adapters/sign-in-cookie/short-cookie.ts";
import { createSignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";
import { createAuthService } from "./auth.ts";
import { createDeviceBook } from "./devices.ts";
import type { Means } from "./means.ts";
import { createOwnSignIns } from "./own-sign-ins.ts";
import { createPasswordReset } from "./password-reset.ts";
import { createSignInStore, type RevokeLive } from "./session.ts";
import { createSocialService } from "./social.ts";
import { createWorkspaceSwitch } from "./workspace-switch.ts";

function createHandshake(means: Means) {
	const { social, authSecrets, publicUrl, allowedPrivateHosts } = means.config;
	return createOAuthHandshake({
		...means,
		...social,
		publicUrl,
		secrets: authSecrets,
		allowedPrivateHosts,
	});
}

/** Everything about who somebody is: `auth`, `social` and `passwordResets`. */
export function wireSignIn(
	means: Means,
	given: {
		revokeLive: RevokeLive;
		preferenceCookies: (userId: string) => Promise<string[]>;
	},
) {
	const { authSecrets, signIn, passwordMin } = means.config;
	const tokens = { createToken, hashToken };
	const signIns = createSignInStore({
		...means,
		...tokens,
		...signIn,
		cookie: createSignInCookie({
			secrets: authSecrets,
			maxAgeMs: signIn.absoluteMs,
			isSecure: means.isSecure,
		}),
		revokeLive: given.revokeLive,
	});
	const deps = {
		...means,
		...tokens,
		...given,
		signIns,
		passwordMin,
		devices: createDeviceBook({ ...means, ...tokens, cookie: deviceCookie }),
	};
	const allows = {
		signIn: (key: string) => means.limit("signIn", key),
		signUp: (key: string) => means.limit("signUp", key),
	};
	const { env, publicUrl } = means.config;
	const hasDemonstration = env !== "local" || isLoopback(new URL(publicUrl).hostname);
	const auth = createAuthService({
		...deps,
		cookies: shortCookie,
		allows,
		hasDemonstration,
	});
	return {
		auth: {
			...auth,
			...createOwnSignIns(deps),
			...createWorkspaceSwitch(deps),
		},
		passwordResets: createPasswordReset(deps),
		social: createSocialService({
			...deps,
			handshake: createHandshake(means),
			cookies: shortCookie,
			signIn: auth.signIn,
		}),
	};
}
