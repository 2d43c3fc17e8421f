/** Wires what Meta tells us, and members' own sign-ins at Facebook. */
import { createLoginState } from "./state.ts";
import { dialogAddress } from "#workers/adapters/meta-graph/dialog.ts";
import type { Graph } from "#workers/adapters/meta-graph/port.ts";
import { openEventCall } from "#workers/adapters/meta-graph/webhook-events.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { equalsSecret } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createFacebookEvents } from "./events.ts";
import { createFacebookLogin } from "./login.ts";
import { createFacebookPermissions } from "./permissions.ts";
import { createFacebookSubscriptions } from "./subscriptions.ts";
import { createFacebookWebhooks } from "./webhooks.ts";
import type { Runtime } from "../runtime.ts";

/** `graph`: null where the deployment has no app of Meta's: there is nobody to speak for. */
export function wireFacebookHooks(
	runtime: Runtime,
	{ graph, record }: { graph: Graph | null; record: RecordActivity },
) {
	const { masterKey, masterKeys, publicUrl, social, messenger } = runtime.config;
	const { facebook: app, graphVersion } = social;
	const redirectUrl = `${publicUrl}/facebook/callback`;
	const callbackUrl = `${publicUrl}/webhooks/facebook`;
	const verifyToken = deriveToken(masterKey, "facebook_verify", "app");
	const facebookLogin = createFacebookLogin({
		...runtime,
		graph,
		redirectUrl,
		dialogAddress:
			app && ((ask) => dialogAddress({ ...app, graphVersion }, { ...ask, redirectUrl })),
		state: createLoginState({
			...runtime,
			sign: (text) => deriveToken(masterKey, "facebook_state", text),
			isSame: equalsSecret,
		}),
		createSealer: (workspaceId, dataKeyWrapped) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
	});
	const secrets = messenger.appSecrets;
	return {
		facebookLogin,
		facebookPermissions: createFacebookPermissions({ graph, login: facebookLogin }),
		facebookWebhooks: createFacebookWebhooks({
			...runtime,
			record,
			login: facebookLogin,
			hashToken,
			callbackUrl,
			subscriptions:
				graph && createFacebookSubscriptions({ ...runtime, graph, callbackUrl, verifyToken }),
		}),
		facebookEvents: createFacebookEvents({
			...runtime,
			graph,
			open: secrets.length > 0 ? (call) => openEventCall(call, secrets, runtime.now()) : null,
			isOwnToken: (token) =>
				[verifyToken, messenger.webhook?.verifyToken ?? verifyToken]
					.map((known) => equalsSecret(token, known))
					.includes(true),
		}),
	};
}
