/** The only place that wires env -> data + adapters -> services. */
import { isLoopback } from "#app/domain/net/own-origin.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { type Config, ConfigError } from "#workers/config.ts";
import { isSchemaCurrent, readMigrationState } from "#workers/data/migration-state.ts";
import { createOperationRunner } from "./channels/operation.ts";
import { createContactService } from "./contact.ts";
import { createConversationService } from "./conversations.ts";
import { createFiguresService } from "./figures.ts";
import { createHomeService } from "./home.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createInstanceSeeder } from "./instance-seeder.ts";
import { createLiveService } from "./live.ts";
import { gatherMeans, type ServiceOptions } from "./means.ts";
import { createReportsService } from "./reports.ts";
import { createSeedService, type SeedInstanceInto } from "./seed.ts";
import { createWebchatSeeder } from "./webchat-seeder.ts";
import { wireAdmin } from "./wire-admin.ts";
import { wireAgents, wireBench } from "./wire-agents.ts";
import { wireAnswering } from "./wire-answering.ts";
import { wireBilling } from "./wire-billing.ts";
import { wireChannels } from "./wire-channels.ts";
import { wireFacebook } from "./wire-facebook.ts";
import { wireGateways } from "./wire-gateways.ts";
import { wireMedia } from "./wire-media.ts";
import { wireInstances } from "./wire-instances.ts";
import { wireIntegrations } from "./wire-integrations.ts";
import { wireLinking } from "./wire-linking.ts";
import { wirePlatform } from "./wire-platform.ts";
import { wireSettings } from "./wire-settings.ts";
import { wireSignIn } from "./wire-sign-in.ts";
import { wireTeam } from "./wire-team.ts";
import { wireWebchat } from "./wire-webchat.ts";

/** What screens and handlers may know of the deployment; no secret is in it. */
function describeSite({ env, publicUrl, simulator, passwordMin, company }: Config) {
	return {
		env,
		/** Pages under /dev exist. */
		isLocal: env !== "production",
		/** Nobody but this machine is meant to reach it: only then its doors open (decision 47). */
		hasLocalDoors: env !== "production" && isLoopback(new URL(publicUrl).hostname),
		/** Reached by https alone. */
		isHttps: env === "production",
		publicUrl,
		simulator,
		passwordMin,
		company,
	};
}

/** All services of one request. Throws ConfigError when the deployment is not configured. */
export function createServices(env: Env, options: ServiceOptions) {
	const means = gatherMeans(env, options);
	const { config, log } = means;
	const live = createLiveService(means);
	const platform = wirePlatform(env, means, () => isSchemaCurrent(env.DB));
	const { notify } = platform.notifications;
	const team = wireTeam(means, { revokeLive: live.revoke, notify });
	const billing = wireBilling(means, team.activity.record);
	const answering = wireAnswering(env, means, {
		notify,
		record: team.activity.record,
		tellAgent: (workspaceId, agentId) => agents.channelAgents.tellAgent(workspaceId, agentId),
	});
	const { mind: _mind, listOffered, ...replying } = answering;
	const agents = wireAgents(means, { commit: team.activity.commit, listOffered });
	const linkInvitations = wireLinking(means);
	const instances = wireInstances(means, { notify, record: team.activity.record });
	const { whatsapp } = instances;
	const channels = wireChannels(means, team.activity.record);
	const seedInstance: SeedInstanceInto = createInstanceSeeder({ ...means, whatsapp });
	const seedWebchat = createWebchatSeeder({ ...means, ...agents, ...channels });
	return {
		...wireSignIn(means, {
			revokeLive: live.revoke,
			preferenceCookies: platform.preferences.cookiesFor,
		}),
		live,
		...agents,
		...replying,
		agentBench: wireBench(means, answering),
		...instances,
		...wireIntegrations(means, { notify, record: team.activity.record }),
		...wireFacebook(means, team.activity.record),
		media: wireMedia(means),
		runOperation: createOperationRunner({
			...means,
			notify,
			linkInvitations,
			record: team.activity.record,
			conversationHelp: answering.conversationHelp,
		}),
		conversations: createConversationService(means),
		...channels,
		billing,
		figures: createFiguresService(means),
		linkInvitations,
		home: createHomeService(means),
		reports: createReportsService(means),
		contact: createContactService(means),
		gatewayWebhooks: wireGateways(means),
		webchat: wireWebchat(means),
		...wireSettings(means),
		...platform,
		...team,
		...wireAdmin(env, means, team.activity),
		housekeeping: createHousekeeping(means),
		/** Null in production: nothing there can be seeded. */
		seed:
			config.env === "production"
				? null
				: createSeedService({ ...means, seedInstance, seedWebchat, subscribe: billing.subscribe }),
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
