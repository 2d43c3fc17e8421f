/** The only place that wires env -> data + adapters -> services. */
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { type Config, ConfigError } from "#workers/config.ts";
import { openEvolutionCall } from "#workers/adapters/whatsapp-gateway/evolution-inbound.ts";
import { listOfferedGateways } from "#workers/adapters/whatsapp-gateway/index.ts";
import { isSchemaCurrent, readMigrationState } from "#workers/data/migration-state.ts";
import { createContactService } from "./contact.ts";
import { createDeadLetterBox } from "./dead-letter-box.ts";
import { createGatewayWebhooks } from "./gateway-webhooks.ts";
import { createHomeService } from "./home.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createInboxService } from "./inbox.ts";
import { createInstanceSeeder } from "./instance-seeder.ts";
import { createLiveService } from "./live.ts";
import { gatherMeans, type Means, type ServiceOptions } from "./means.ts";
import { createReportsService } from "./reports.ts";
import { createSeedService, type SeedInstanceInto } from "./seed.ts";
import { createWhatsAppService } from "./whatsapp.ts";
import { wireBilling } from "./wire-billing.ts";
import { wirePlatform } from "./wire-platform.ts";
import { wireSettings } from "./wire-settings.ts";
import { wireSignIn } from "./wire-sign-in.ts";
import { wireTeam } from "./wire-team.ts";

function wireWhatsApp(means: Means) {
	const { config } = means;
	return createWhatsAppService({
		...means,
		offeredGateways: listOfferedGateways(config),
		createSealer: (workspaceId, dataKeyWrapped) =>
			createSealer({ masterKeys: config.masterKeys, workspaceId, dataKeyWrapped }),
	});
}

/** What screens and handlers may know of the deployment; no secret is in it. */
function describeSite({ env, publicUrl, simulator, passwordMin, company }: Config) {
	/** `isLocal`: pages under /dev exist. */
	return { env, isLocal: env !== "production", publicUrl, simulator, passwordMin, company };
}

/** All services of one request. Throws ConfigError when the deployment is not configured. */
export function createServices(env: Env, options: ServiceOptions) {
	const means = gatherMeans(env, options);
	const { config, instance, now, log } = means;
	const live = createLiveService(means);
	const whatsapp = wireWhatsApp(means);
	const seedInstance: SeedInstanceInto = createInstanceSeeder({ ...means, whatsapp });
	const platform = wirePlatform(env, means, () => isSchemaCurrent(env.DB));
	const { notify } = platform.notifications;
	const team = wireTeam(means, { revokeLive: live.revoke, notify });
	const billing = wireBilling(means, team.activity.record);
	return {
		...wireSignIn(means, {
			revokeLive: live.revoke,
			preferenceCookies: platform.preferences.cookiesFor,
		}),
		live,
		whatsapp,
		inbox: createInboxService(means),
		billing,
		home: createHomeService(means),
		reports: createReportsService(means),
		contact: createContactService(means),
		gatewayWebhooks: createGatewayWebhooks({
			openEvolution: (call) => openEvolutionCall(config.masterKey, call, now()),
			instance,
			log,
		}),
		...wireSettings(means),
		...platform,
		...team,
		deadLetters: createDeadLetterBox(means),
		housekeeping: createHousekeeping(means),
		/** Null in production: nothing there can be seeded. */
		seed:
			config.env === "production"
				? null
				: createSeedService({ ...means, seedInstance, subscribe: billing.subscribe }),
		health: {
			migrations: () => readMigrationState(env.DB),
			isCurrent: () => isSchemaCurrent(env.DB),
		},
		/** Whether one more error report of this address is looked at. */
		allowsReport: (address: string | null) => means.limit("report", address),
		site: describeSite(config),
		log,
	};
}
export type Services = ReturnType<typeof createServices>;

/** Logs why a request met the maintenance page, where there are no services to log with. */
export function reportTrouble(requestId: string, cause: unknown): void {
	const problems = cause instanceof ConfigError ? cause.problems : undefined;
	logEvent({
		event: problems ? "configuration_refused" : "request_failed",
		level: "error",
		requestId,
		problems,
		error: problems ? undefined : cause,
	});
}
