/** Wires the keys of third parties: keeping them, testing them, watching them. */
import { createProbes } from "#workers/adapters/connectivity/index.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import type { RecordActivity } from "./activity.ts";
import { createHealthChecks } from "./health-checks.ts";
import { createIntegrationsService } from "./integrations.ts";
import type { Means } from "./means.ts";

/** A number in [0, 1). */
const drawChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export function wireIntegrations(means: Means, record: RecordActivity) {
	const { masterKeys, publicUrl, allowedPrivateHosts, vendorHosts, cloudApi } = means.config;
	const shared = {
		...means,
		createSealer: (workspaceId: string, dataKeyWrapped: string) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
	};
	const healthChecks = createHealthChecks({
		...shared,
		probes: createProbes({
			allowedPrivateHosts,
			ownOrigin: publicUrl,
			vendorHosts,
			graphVersion: cloudApi.graphVersion,
			now: means.now,
		}),
		chance: drawChance,
		wait: (ms) => scheduler.wait(ms),
	});
	const { testConnection } = healthChecks;
	return {
		healthChecks,
		integrations: createIntegrationsService({ ...shared, record, testConnection }),
	};
}
