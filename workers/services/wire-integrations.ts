/** Wires the keys of third parties: keeping them, testing them, watching them. */
import { createProbes } from "#workers/adapters/connectivity/index.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { createToken } from "#workers/adapters/secrets/token.ts";
import type { RecordActivity } from "./activity.ts";
import { createAutomationDesk } from "./automation-desk.ts";
import { createAutomations } from "./automations.ts";
import { createHealthChecks } from "./health-checks.ts";
import { createIntegrationsService } from "./integrations.ts";
import type { Means } from "./means.ts";
import type { Notify } from "./notifications.ts";

/** A number in [0, 1). */
const drawChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export function wireIntegrations(means: Means, others: { record: RecordActivity; notify: Notify }) {
	const { masterKeys, publicUrl, allowedPrivateHosts, vendorHosts } = means.config;
	const shared = {
		...means,
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
			...means.guards,
			vendorHosts,
			graphVersion: means.config.cloudApi.graphVersion,
			now: means.now,
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
				tellAutomations: createAutomations(means).tellChannels,
			}),
			...createAutomationDesk(shared),
		},
	};
}
