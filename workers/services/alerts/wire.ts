/** Wires what members want to be told of, and pushes to their browsers. */
import { createWebPush } from "#workers/adapters/web-push/web-push.ts";
import type { Runtime } from "../runtime.ts";
import { createAlertsService } from "./alerts.ts";
import { createPushes } from "./pushes.ts";

export function wireAlerts(runtime: Runtime) {
	const { config, guards, publicUrl } = runtime;
	const { contactEmail } = config.company;
	const webPush = createWebPush({
		masterKeys: config.masterKeys,
		contact: contactEmail === null ? publicUrl : `mailto:${contactEmail}`,
		guards,
		now: runtime.now,
	});
	return {
		alerts: createAlertsService({ ...runtime, webPush }),
		pushes: createPushes({ ...runtime, webPush, idleMs: config.signIn.idleMs }),
	};
}
