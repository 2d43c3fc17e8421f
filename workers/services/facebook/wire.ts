/** Wires the Facebook area: one client of the Graph API, and everything that asks it. */
import { createGraph } from "#workers/adapters/meta-graph/graph.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createFacebookAccounts } from "./accounts.ts";
import { createFacebookAds } from "./ads.ts";
import { createFacebookReader } from "./reader.ts";
import { createFacebookSync } from "./sync.ts";
import type { Runtime } from "../runtime.ts";
import { wireFacebookHooks } from "./wire-webhooks.ts";
import { wireFacebookMoney } from "./wire-payments.ts";

export function wireFacebook(runtime: Runtime, record: RecordActivity) {
	const { facebookArea, allowedPrivateHosts, publicUrl, masterKeys } = runtime.config;
	const { app, graphUrl, graphVersion } = facebookArea;
	const graph = createGraph({
		graphUrl,
		version: graphVersion,
		app,
		allowedPrivateHosts,
		ownOrigin: publicUrl,
		now: runtime.now,
		wait: (ms) => scheduler.wait(ms),
	});
	const shared = {
		...runtime,
		graph,
		record,
		hasApp: app !== null,
		createSealer: (workspaceId: string, dataKeyWrapped: string) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
	};
	const facebookSync = createFacebookSync(shared);
	const hooks = wireFacebookHooks(runtime, { graph, record });
	return {
		...hooks,
		...wireFacebookMoney(runtime, { graph, record, login: hooks.facebookLogin }),
		facebookSync,
		facebookReader: createFacebookReader(shared),
		facebookAccounts: createFacebookAccounts({ ...shared, sync: facebookSync }),
		facebookAds: createFacebookAds(shared),
	};
}
