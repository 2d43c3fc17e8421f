import { isLoopback } from "#app/domain/net/own-origin.ts";
import { createOAuthHandshake } from "#workers/adapters/oauth/handshake.ts";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { deviceCookie } from "#workers/adapters/sign-in-cookie/device-cookie.ts";
import { shortCookie } from "#workers/adapters/sign-in-cookie/short-cookie.ts";
import { createSignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";
import { createAuthService } from "./auth.ts";
import type { User } from "#workers/data/queries/auth/accounts.ts";
import { enter } from "./entering.ts";
import { createDeviceBook, type SignInMeta } from "./devices.ts";
import type { Runtime } from "../runtime.ts";
import { createOwnSignIns } from "./own-sign-ins.ts";
import { createPasswordReset } from "./password-reset.ts";
import { createSignInStore, type RevokeLive } from "./session.ts";
import { createSocialService } from "./social.ts";
import { createWorkspaceSwitch } from "./workspace-switch.ts";

function createHandshake(runtime: Runtime) {
	const { social, authSecrets } = runtime.config;
	return createOAuthHandshake({ ...runtime, ...social, secrets: authSecrets });
}

/** Sign-in, sign-up, sessions and password resets. */
export function wireSignIn(
	runtime: Runtime,
	given: {
		revokeLive: RevokeLive;
		preferenceCookies: (userId: string) => Promise<string[]>;
	},
) {
	const { authSecrets, signIn, passwordMin } = runtime.config;
	const tokens = { createToken, hashToken };
	const signIns = createSignInStore({
		...runtime,
		...tokens,
		...signIn,
		cookie: createSignInCookie({
			secrets: authSecrets,
			maxAgeMs: signIn.absoluteMs,
			isSecure: runtime.isSecure,
		}),
		revokeLive: given.revokeLive,
	});
	const deps = {
		...runtime,
		...tokens,
		...given,
		signIns,
		passwordMin,
		signUpMode: runtime.config.signUp,
		devices: createDeviceBook({ ...runtime, ...tokens, cookie: deviceCookie }),
	};
	const allows = {
		signIn: (key: string) => runtime.limit("signIn", key),
		signUp: (key: string) => runtime.limit("signUp", key),
	};
	const { env, publicUrl } = runtime.config;
	const hasDemonstration = env !== "local" || isLoopback(new URL(publicUrl).hostname);
	const auth = createAuthService({
		...deps,
		cookies: shortCookie,
		allows,
		hasDemonstration,
	});
	return {
		/** Begins the sign-in of a user whom something else than a password has proved. */
		enter: (user: User, meta: SignInMeta) => enter(deps, user, meta),
		closeSockets: signIns.closeSockets,
		holdSignIns: (userId: string) => signIns.holdRights({ userId }),
		auth: {
			...auth,
			...createOwnSignIns(deps),
			...createWorkspaceSwitch(deps),
		},
		passwordResets: createPasswordReset(deps),
		social: createSocialService({
			...deps,
			handshake: createHandshake(runtime),
			cookies: shortCookie,
			signIn: auth.signIn,
		}),
	};
}
