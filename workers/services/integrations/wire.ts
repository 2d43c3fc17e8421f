/** Wires the keys of third parties: keeping them, testing them, watching them. */
import { createProbes } from "#workers/adapters/connectivity/index.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { createToken } from "#workers/adapters/secrets/token.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createAutomationDeliveries } from "./automation-deliveries.ts";
import { createAutomations } from "./automations.ts";
import { createHealthChecks } from "./health-checks.ts";
import { createIntegrationsService } from "./integrations.ts";
import type { Runtime } from "../runtime.ts";
import type { Notify } from "../shell/notifications.ts";

/** A number in [0, 1). */
const drawChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export function wireIntegrations(
	runtime: Runtime,
	others: { record: RecordActivity; notify: Notify },
) {
	const { masterKeys, publicUrl, allowedPrivateHosts, vendorHosts } = runtime.config;
	const shared = {
		...runtime,
		...others,
		publicUrl,
		allowedPrivateHosts,
		createSecret: () => `whsec_${createToken()}`,
		createSealer: (workspaceId: string, dataKeyWrapped: string) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
	};
	const healthChecks = createHealthChecks({
		...shared,
		probes: createProbes({
			...runtime.guards,
			vendorHosts,
			graphVersion: runtime.config.cloudApi.graphVersion,
			now: runtime.now,
		}),
		chance: drawChance,
		wait: (ms) => scheduler.wait(ms),
	});
	const { testConnection } = healthChecks;
	return {
		healthChecks,
		integrations: {
			...createIntegrationsService({
				...shared,
				testConnection,
				tellAutomations: createAutomations(runtime).tellChannels,
			}),
			...createAutomationDeliveries(shared),
		},
	};
}
