/** Wires the Facebook area: one client of the Graph API and everything that uses it. */
import { dialogAddress } from "#workers/adapters/meta-graph/dialog.ts";
import { createGraph } from "#workers/adapters/meta-graph/graph.ts";
import { parseSignedPurchase } from "#workers/adapters/meta-graph/signed-request.ts";
import { hashUserData } from "#workers/adapters/meta-graph/user-data.ts";
import { openEventCall } from "#workers/adapters/meta-graph/webhook-events.ts";
import type { LoginPurpose } from "#app/domain/facebook/permission.ts";
import { deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { equalsSecret } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { Runtime } from "../runtime.ts";
import { createFacebookAccounts } from "./accounts.ts";
import { createNoteExport } from "../team/audit.ts";
import { createAdSales } from "./ad-sales.ts";
import { createAdPlaces } from "./ad-places.ts";
import { createMarkConversions } from "./mark-conversions.ts";
import { createFacebookAds } from "./ads.ts";
import { createFacebookConversions } from "./conversions.ts";
import { createFacebookEvents } from "./events.ts";
import { createFacebookLogin } from "./login.ts";
import { createFacebookPayments } from "./payments.ts";
import { createFacebookPermissions } from "./permissions.ts";
import { createFacebookReader } from "./reader.ts";
import { listSdkOrigins } from "./sdk-origins.ts";
import { createLoginState } from "./state.ts";
import { createFacebookSubscriptions } from "./subscriptions.ts";
import { createFacebookSync } from "./sync.ts";
import { openAccountToken } from "./tokens.ts";
import { createFacebookWebhooks } from "./webhooks.ts";

function wireGraph({ config, allowedPrivateHosts, publicUrl, now }: Runtime) {
	const { app, graphUrl, graphVersion } = config.facebookArea;
	return createGraph({
		graphUrl,
		version: graphVersion,
		app,
		allowedPrivateHosts,
		ownOrigin: publicUrl,
		now,
		wait: (ms) => scheduler.wait(ms),
	});
}

function wireLogin(runtime: Runtime, graph: ReturnType<typeof createGraph>) {
	const { masterKey, social } = runtime.config;
	const { facebook: app, graphVersion } = social;
	const redirectUrl = `${runtime.publicUrl}/facebook/callback`;
	return createFacebookLogin({
		...runtime,
		graph,
		redirectUrl,
		dialogAddress:
			app && ((ask) => dialogAddress({ ...app, graphVersion }, { ...ask, redirectUrl })),
		state: createLoginState<LoginPurpose>({
			...runtime,
			sign: (text) => deriveToken(masterKey, "facebook_state", text),
			isSame: equalsSecret,
		}),
	});
}

export function wireFacebook(runtime: Runtime, record: RecordActivity) {
	const { facebookArea, masterKey, messenger } = runtime.config;
	const { app, sdk } = facebookArea;
	const graph = wireGraph(runtime);
	const login = wireLogin(runtime, graph);
	const shared = { ...runtime, graph, login, record, hasApp: app !== null };
	const callbackUrl = `${runtime.publicUrl}/webhooks/facebook`;
	const verifyToken = deriveToken(masterKey, "facebook_verify", "app");
	const secrets = messenger.appSecrets;
	const facebookSync = createFacebookSync(shared);
	const facebookConversions = createFacebookConversions({
		...shared,
		hashUserData,
		openAccountToken: (owner, tokenSealed, dataKeyWrapped) =>
			openAccountToken(runtime.createSealer(owner.workspaceId, dataKeyWrapped), owner, tokenSealed),
	});
	return {
		adSales: createAdSales({ ...shared, noteExport: createNoteExport(record) }),
		adPlaces: createAdPlaces(shared),
		facebookMarks: createMarkConversions({
			...shared,
			hashUserData,
			...facebookConversions.sending,
		}),
		facebookLogin: login,
		facebookPermissions: createFacebookPermissions(shared),
		facebookWebhooks: createFacebookWebhooks({
			...shared,
			hashToken,
			callbackUrl,
			subscriptions: createFacebookSubscriptions({ ...shared, callbackUrl, verifyToken }),
		}),
		facebookEvents: createFacebookEvents({
			...shared,
			open: secrets.length > 0 ? (call) => openEventCall(call, secrets, runtime.now()) : null,
			// Both tokens are always compared, so that timing does not tell which one matched.
			isOwnToken: (token) =>
				[verifyToken, messenger.webhook?.verifyToken ?? verifyToken]
					.map((known) => equalsSecret(token, known))
					.includes(true),
		}),
		facebookConversions,
		facebookPayments: createFacebookPayments({
			...shared,
			findLogin: (signedIn) => login.withIdentity(signedIn),
			parseSignedPurchase: (text) =>
				app && parseSignedPurchase(text, { appId: app.id, appSecret: app.secret }),
			sdk: app && { appId: app.id, ...sdk },
			sdkOrigins: app ? listSdkOrigins(sdk.url) : [],
		}),
		facebookSync,
		facebookReader: createFacebookReader(shared),
		facebookAccounts: createFacebookAccounts({ ...shared, sync: facebookSync }),
		facebookAds: createFacebookAds(shared),
	};
}
