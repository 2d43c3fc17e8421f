/** Wires the Facebook area: one client of the Graph API, and everything that asks it. */
import { createGraph } from "#workers/adapters/meta-graph/graph.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import type { RecordActivity } from "./activity.ts";
import { createFacebookAccounts } from "./facebook-accounts.ts";
import { createFacebookAds } from "./facebook-ads.ts";
import { createFacebookReader } from "./facebook-reader.ts";
import { createFacebookSync } from "./facebook-sync.ts";
import type { Means } from "./means.ts";
import { wireFacebookHooks } from "./wire-facebook-hooks.ts";
import { wireFacebookMoney } from "./wire-facebook-money.ts";

export function wireFacebook(means: Means, record: RecordActivity) {
	const { facebookArea, allowedPrivateHosts, publicUrl, masterKeys } = means.config;
	const { app, graphUrl, graphVersion } = facebookArea;
	const graph = createGraph({
		graphUrl,
		version: graphVersion,
		app,
		allowedPrivateHosts,
		ownOrigin: publicUrl,
		now: means.now,
		wait: (ms) => scheduler.wait(ms),
	});
	const shared = {
		...means,
		graph,
		record,
		hasApp: app !== null,
		createSealer: (workspaceId: string, dataKeyWrapped: string) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
	};
	const facebookSync = createFacebookSync(shared);
	const hooks = wireFacebookHooks(means, { graph, record });
	return {
		...hooks,
		...wireFacebookMoney(means, { graph, record, login: hooks.facebookLogin }),
		facebookSync,
		facebookReader: createFacebookReader(shared),
		facebookAccounts: createFacebookAccounts({ ...shared, sync: facebookSync }),
		facebookAds: createFacebookAds(shared),
	};
}
