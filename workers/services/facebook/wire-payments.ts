/** Wires what is sent to the Conversions API and what is bought in the app. */
import type { Graph } from "#workers/adapters/meta-graph/port.ts";
import { parseSignedPurchase } from "#workers/adapters/meta-graph/signed-request.ts";
import { hashUserData } from "#workers/adapters/meta-graph/user-data.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createFacebookConversions } from "./conversions.ts";
import { createFacebookPayments } from "./payments.ts";
import type { FacebookLogin } from "./login.ts";
import { openAccountToken } from "./tokens.ts";
import type { Runtime } from "../runtime.ts";

/** What the SDK of Facebook loads, opens and calls by itself. */
const FACEBOOK_ORIGINS = [
	"https://www.facebook.com",
	"https://web.facebook.com",
	"https://staticxx.facebook.com",
	"https://graph.facebook.com",
];

/** An emulator has everything at one address. */
function listSdkOrigins(sdkUrl: string): string[] {
	const { origin } = new URL(sdkUrl);
	return origin === "https://connect.facebook.net" ? [origin, ...FACEBOOK_ORIGINS] : [origin];
}

export function wireFacebookMoney(
	runtime: Runtime,
	of: { graph: Graph; login: FacebookLogin; record: RecordActivity },
) {
	const { masterKeys, publicUrl, facebookArea } = runtime.config;
	const { app, sdk } = facebookArea;
	const sealerOf = (workspaceId: string, dataKeyWrapped: string) =>
		createSealer({ masterKeys, workspaceId, dataKeyWrapped });
	return {
		facebookConversions: createFacebookConversions({
			...runtime,
			graph: of.graph,
			record: of.record,
			publicUrl,
			hashUserData,
			openAccountToken: (owner, tokenSealed, dataKeyWrapped) =>
				openAccountToken(sealerOf(owner.workspaceId, dataKeyWrapped), owner, tokenSealed),
		}),
		facebookPayments: createFacebookPayments({
			...runtime,
			graph: of.graph,
			createSealer: sealerOf,
			findLogin: (signedIn) => of.login.withIdentity(signedIn),
			parseSignedPurchase: (text) =>
				app && parseSignedPurchase(text, { appId: app.id, appSecret: app.secret }),
			sdk: app && { appId: app.id, ...sdk },
			sdkOrigins: app ? listSdkOrigins(sdk.url) : [],
		}),
	};
}
