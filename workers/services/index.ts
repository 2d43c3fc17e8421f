/** The only place that wires env -> data + adapters -> services. */
import type { Language } from "#app/domain/preferences/preference.ts";
import { isLoopback } from "#app/domain/net/own-origin.ts";
import {
	COST_OF_PRINTED_PASSWORDS,
	createScryptHasher,
} from "#workers/adapters/password/scrypt.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { type Config, ConfigError } from "#workers/config.ts";
import { isSchemaCurrent, readMigrationState } from "#workers/data/migration-state.ts";
import { createOperationRunner } from "./channels/operation.ts";
import { createContactService } from "./site/contact.ts";
import { createConversationService } from "./conversations/conversations.ts";
import { createFiguresService } from "./channels/figures.ts";
import { createHomeService } from "./home/home.ts";
import { createHousekeeping } from "./admin/housekeeping.ts";
import { createMemberErasureService } from "./personal-data/member-erasure.ts";
import { createPersonalDataService } from "./personal-data/personal-data.ts";
import { createInstanceSeeder } from "./channels/seed-instance.ts";
import { createLiveService } from "./channels/live.ts";
import { createRuntime, type ServiceOptions } from "./runtime.ts";
import { createReportsService } from "./home/reports.ts";
import { createSeedService, type SeedInstanceInto } from "./admin/seed.ts";
import { createWebchatSeeder } from "./channels/seed-webchat.ts";
import { readWebhookState } from "./health/webhooks.ts";
import { wireHealth } from "./health/wire.ts";
import { wireAdmin } from "./admin/wire.ts";
import { wireAgents } from "./agents/wire.ts";
import { wireBackup } from "./backup/wire.ts";
import { wireBilling } from "./billing/wire.ts";
import { wireChannels } from "./channels/wire.ts";
import { wireFacebook } from "./facebook/wire.ts";
import { wireGateways } from "./channels/wire-gateways.ts";
import { wireOwnGateways } from "./gateways/wire.ts";

import { wireWhatsApp } from "./channels/wire-whatsapp.ts";
import { wireInstallation } from "./installation/wire.ts";
import { wireIntegrations } from "./integrations/wire.ts";

import { wirePlatform } from "./shell/wire.ts";
import { wireSettings } from "./settings/wire.ts";
import { wireSignIn } from "./auth/wire.ts";
import { wireTeam } from "./team/wire.ts";

/** The public facts of the deployment for screens and handlers; it contains no secret. */
function describeSite({ env, publicUrl, simulator, passwordMin, company, mail, signUp }: Config) {
	return {
		env,
		/** Whether pages under /dev exist. */
		isLocal: env !== "production",
		/** Whether only this machine can reach it; only then demonstration sign-ins are open (decision 47). */
		hasLocalDoors: env !== "production" && isLoopback(new URL(publicUrl).hostname),

		isHttps: env === "production",
		publicUrl,
		simulator,
		/** Whether mail leaves, or is kept where people can read it. */
		isMailSent: mail.kind !== "none",
		signUpMode: signUp,
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
	const { record, commit } = team.activity;
	const facebook = wireFacebook(runtime, record);
	const { report: reportConversion } = facebook.facebookConversions;
	const agents = wireAgents(env, runtime, { notify, commit, record, reportConversion });
	const numbers = wireWhatsApp(runtime, { notify, record });
	const { whatsapp } = numbers;
	const channels = wireChannels(runtime, record);
	const seedInstance: SeedInstanceInto = createInstanceSeeder({ ...runtime, whatsapp });
	const seedWebchat = createWebchatSeeder({ ...runtime, ...agents, ...channels });
	const { enter, closeSockets, ...signIn } = wireSignIn(runtime, {
		revokeLive: live.revoke,
		preferenceCookies: platform.preferences.cookiesFor,
	});
	const migrations = () => readMigrationState(env.DB);
	const saveLanguage = (userId: string, lang: Language) =>
		platform.preferences.save(userId, { lang });
	const { installation } = wireInstallation(env, runtime, {
		enter,
		closeSockets,
		saveLanguage,
		migrations,
	});
	const conversations = createConversationService(runtime);
	return {
		...signIn,
		installation,
		...wireHealth(env.DB, runtime, { isAdmin: installation.isAdmin }),
		live,
		...agents,
		...numbers,
		...wireIntegrations(runtime, { notify, record }),
		...facebook,
		runOperation: createOperationRunner({
			...runtime,
			notify,
			record,
			linkInvitations: channels.linkInvitations,
			conversationHelp: agents.conversationHelp,
			entryUse: agents.entryUse,
			actDecisions: agents.actDecisions,
		}),
		conversations,
		...channels,
		billing,
		figures: createFiguresService(runtime),
		home: createHomeService({ ...runtime, conversations, db: runtime.readings }),
		reports: createReportsService({ ...runtime, db: runtime.readings }),
		contact: createContactService(runtime),
		gatewayWebhooks: wireGateways(runtime),
		...wireOwnGateways(runtime, record),
		...wireSettings(runtime),
		personalData: {
			...createPersonalDataService({ ...runtime, record }),
			...createMemberErasureService({ ...runtime, ...team.team, commit }),
		},
		...platform,
		...team,
		...wireAdmin(env, runtime, team.activity),
		...wireBackup(runtime, async () => (await readMigrationState(env.DB)).latest),
		housekeeping: createHousekeeping(runtime),
		/** Null in production, where nothing can be seeded. */
		seed:
			config.env === "production"
				? null
				: createSeedService({
						...runtime,
						passwords: createScryptHasher(COST_OF_PRINTED_PASSWORDS),
						seedInstance,
						seedWebchat,
						subscribe: billing.subscribe,
					}),
		health: {
			migrations,
			isCurrent: () => isSchemaCurrent(env.DB),
			webhooks: () => readWebhookState(runtime.db, runtime.publicUrl),
		},
		/** Whether one more error report from this address is accepted. */
		allowsReport: (address: string | null) => runtime.limit("report", address),
		site: describeSite(config),
		listWritten: runtime.listWritten,
		log,
	};
}
export type Services = ReturnType<typeof createServices>;

/**
 * Logs how a request ended: of those that went well only a share is kept (domain/health/log-sampling.ts). 503 is what
 * repeats by itself, other failures are ours.
 */
export function reportAnswer(answer: {
	requestId: string;
	area: string;
	status: number;
	ms: number;
}): void {
	const { status } = answer;
	const level = status < 500 ? "info" : status === 503 ? "warn" : "error";
	logEvent({ event: "request_answered", level, ...answer });
}

/** Logs why a request got the maintenance page; for when createServices threw. Never throws. */
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
