import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { KeyHolder } from "#workers/services/settings/api-keys.ts";
import type { Services } from "#workers/services/index.ts";

/** What every hono app of workers/api is made for: `new Hono<ApiEnv>()`. */
export interface ApiEnv {
	/** Passed by the front door, made once per request. */
	Bindings: { services: Services; requestId: string };
	Variables: {
		/** Set by `requireSignedIn` (signed-in.ts). */
		signedIn: SignedIn;
		/** Set by `requireKey` (v1.ts). */
		keyHolder: KeyHolder;
	};
}
