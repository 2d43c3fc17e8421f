/** The only place that wires env -> data + adapters -> services. */
import { isLoopback } from "#app/domain/net/own-origin.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { type Config, ConfigError } from "#workers/config.ts";
import { isSchemaCurrent, readMigrationState } from "#workers/data/migration-state.ts";
import { createOperationRunner } from "./channels/operation.ts";
import { createContactService } from "./site/contact.ts";
import { createConversationService } from "./conversations/conversations.ts";
import { createFiguresService } from "./channels/figures.ts";
import { createHomeService } from "./home/home.ts";
import { createHousekeeping } from "./admin/housekeeping.ts";
import { createInstanceSeeder } from "./channels/seed-instance.ts";
import { createLiveService } from "./channels/live.ts";
import { createRuntime, type ServiceOptions } from "./runtime.ts";
import { createReportsService } from "./home/reports.ts";
import { createSeedService, type SeedInstanceInto } from "./admin/seed.ts";
import { createWebchatSeeder } from "./channels/seed-webchat.ts";
import { wireAdmin } from "./admin/wire.ts";
import { wireAgents, wireBench } from "./agents/wire.ts";
import { wireAnswering } from "./agents/wire-answering.ts";
import { wireBilling } from "./billing/wire.ts";
import { wireChannels } from "./channels/wire.ts";
import { wireFacebook } from "./facebook/wire.ts";
import { wireGateways } from "./channels/wire-gateways.ts";
import { wireMedia } from "./channels/wire-media.ts";
import { wireInstances } from "./channels/wire-whatsapp.ts";
import { wireIntegrations } from "./integrations/wire.ts";
import { wireLinking } from "./channels/wire-linking.ts";
import { wirePlatform } from "./shell/wire.ts";
import { wireSettings } from "./settings/wire.ts";
import { wireSignIn } from "./auth/wire.ts";
import { wireTeam } from "./team/wire.ts";
import { wireWebchat } from "./channels/wire-webchat.ts";

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
	const runtime = createRuntime(env, options);
	const { config, log } = runtime;
	const live = createLiveService(runtime);
	const platform = wirePlatform(env, runtime, () => isSchemaCurrent(env.DB));
	const { notify } = platform.notifications;
	const team = wireTeam(runtime, { revokeLive: live.revoke, notify });
	const billing = wireBilling(runtime, team.activity.record);
	const answering = wireAnswering(env, runtime, {
		notify,
		record: team.activity.record,
		tellAgent: (workspaceId, agentId) => agents.channelAgents.tellAgent(workspaceId, agentId),
	});
	const { mind: _mind, listOffered, ...replying } = answering;
	const agents = wireAgents(runtime, { commit: team.activity.commit, listOffered });
	const linkInvitations = wireLinking(runtime);
	const instances = wireInstances(runtime, { notify, record: team.activity.record });
	const { whatsapp } = instances;
	const channels = wireChannels(runtime, team.activity.record);
	const seedInstance: SeedInstanceInto = createInstanceSeeder({ ...runtime, whatsapp });
	const seedWebchat = createWebchatSeeder({ ...runtime, ...agents, ...channels });
	return {
		...wireSignIn(runtime, {
			revokeLive: live.revoke,
			preferenceCookies: platform.preferences.cookiesFor,
		}),
		live,
		...agents,
		...replying,
		agentBench: wireBench(runtime, answering),
		...instances,
		...wireIntegrations(runtime, { notify, record: team.activity.record }),
		...wireFacebook(runtime, team.activity.record),
		media: wireMedia(runtime),
		runOperation: createOperationRunner({
			...runtime,
			notify,
			linkInvitations,
			record: team.activity.record,
			conversationHelp: answering.conversationHelp,
		}),
		conversations: createConversationService(runtime),
		...channels,
		billing,
		figures: createFiguresService(runtime),
		linkInvitations,
		home: createHomeService(runtime),
		reports: createReportsService(runtime),
		contact: createContactService(runtime),
		gatewayWebhooks: wireGateways(runtime),
		webchat: wireWebchat(runtime),
		...wireSettings(runtime),
		...platform,
		...team,
		...wireAdmin(env, runtime, team.activity),
		housekeeping: createHousekeeping(runtime),
		/** Null in production: nothing there can be seeded. */
		seed:
			config.env === "production"
				? null
				: createSeedService({
						...runtime,
						seedInstance,
						seedWebchat,
						subscribe: billing.subscribe,
					}),
		health: {
			migrations: () => readMigrationState(env.DB),
			isCurrent: () => isSchemaCurrent(env.DB),
		},
		/** Whether one more error report of this address is looked at. */
		allowsReport: (address: string | null) => runtime.limit("report", address),
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
