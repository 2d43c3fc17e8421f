/** Wires what Meta tells us, and members' own sign-ins at Facebook. */
import { createLoginState } from "./facebook-state.ts";
import { dialogAddress } from "#workers/adapters/meta-graph/dialog.ts";
import type { Graph } from "#workers/adapters/meta-graph/port.ts";
import { openEventCall } from "#workers/adapters/meta-graph/told-events.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { equalsSecret } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import type { RecordActivity } from "./activity.ts";
import { createFacebookEvents } from "./facebook-events.ts";
import { createFacebookLogin } from "./facebook-login.ts";
import { createFacebookPermissions } from "./facebook-permissions.ts";
import { createFacebookSubscriptions } from "./facebook-subscriptions.ts";
import { createFacebookWebhooks } from "./facebook-webhooks.ts";
import type { Means } from "./means.ts";

/** `graph`: null where the deployment has no app of Meta's: there is nobody to speak for. */
export function wireFacebookHooks(
	means: Means,
	{ graph, record }: { graph: Graph | null; record: RecordActivity },
) {
	const { masterKey, masterKeys, publicUrl, social, messenger } = means.config;
	const { facebook: app, graphVersion } = social;
	const redirectUrl = `${publicUrl}/facebook/callback`;
	const callbackUrl = `${publicUrl}/webhooks/facebook`;
	const verifyToken = deriveToken(masterKey, "facebook_verify", "app");
	const facebookLogin = createFacebookLogin({
		...means,
		graph,
		redirectUrl,
		dialogAddress:
			app && ((ask) => dialogAddress({ ...app, graphVersion }, { ...ask, redirectUrl })),
		state: createLoginState({
			...means,
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
			...means,
			record,
			login: facebookLogin,
			hashToken,
			callbackUrl,
			subscriptions:
				graph && createFacebookSubscriptions({ ...means, graph, callbackUrl, verifyToken }),
		}),
		facebookEvents: createFacebookEvents({
			...means,
			graph,
			open: secrets.length > 0 ? (call) => openEventCall(call, secrets, means.now()) : null,
			isOwnToken: (token) =>
				[verifyToken, messenger.webhook?.verifyToken ?? verifyToken]
					.map((known) => equalsSecret(token, known))
					.includes(true),
		}),
	};
}
