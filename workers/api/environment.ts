import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { KeyHolder } from "#workers/services/settings/api-keys.ts";
import type { Services } from "#workers/services/index.ts";

/** The environment of every hono app in workers/api: `new Hono<ApiEnv>()`. */
export interface ApiEnv {
	/** Made once per request by handle-request.ts. */
	Bindings: { services: Services; requestId: string };
	Variables: {
		/** Set by `requireSignedIn` (signed-in.ts). */
		signedIn: SignedIn;
		/** Set by `requireKey` (v1.ts). */
		keyHolder: KeyHolder;
	};
}
