/** Wires what members want to be told of, and pushes to their browsers. */
import { createWebPush } from "#workers/adapters/web-push/web-push.ts";
import type { Runtime } from "../runtime.ts";
import { createAlertsService } from "./alerts.ts";
import { createLateAlerts } from "./late.ts";
import { createPushes } from "./pushes.ts";
import type { Notify } from "../shell/notifications.ts";

export function wireAlerts(runtime: Runtime, notify: Notify) {
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
		lateAlerts: createLateAlerts({ ...runtime, notify }),
		pushes: createPushes({ ...runtime, webPush, idleMs: config.signIn.idleMs }),
	};
}
