/** Wires integrations: credentials of third parties, tests of their connection, and automations. */
import { createProbes } from "#workers/adapters/connectivity/index.ts";

import { createToken } from "#workers/adapters/secrets/token.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createAutomationDeliveries } from "./automation-deliveries.ts";
import { createAutomations } from "./automations.ts";
import { createHealthChecks } from "./health-checks.ts";
import { createIntegrationsService } from "./integrations.ts";
import type { Runtime } from "../runtime.ts";
import type { Notify } from "../shell/notifications.ts";

export function wireIntegrations(
	runtime: Runtime,
	others: { record: RecordActivity; notify: Notify },
) {
	const { vendorHosts, cloudApi } = runtime.config;
	const shared = { ...runtime, ...others, createSecret: () => `whsec_${createToken()}` };
	const healthChecks = createHealthChecks({
		...shared,
		probes: createProbes({
			...runtime.guards,
			vendorHosts,
			graphVersion: cloudApi.graphVersion,
			now: runtime.now,
		}),

		wait: (ms) => scheduler.wait(ms),
	});
	const { testConnection } = healthChecks;
	return {
		healthChecks,
		integrations: {
			...createIntegrationsService({
				...shared,
				testConnection,
				notifyAutomations: createAutomations(runtime).notifyChannels,
			}),
			...createAutomationDeliveries(shared),
		},
	};
}
