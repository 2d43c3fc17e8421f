/** The only place that wires env -> data + adapters -> services. */
import { v7 as newId } from "uuid";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import { renderMail } from "#workers/adapters/email/render.ts";
import { createMailSender } from "#workers/adapters/email/index.ts";
import { createScryptHasher } from "#workers/adapters/password/scrypt.ts";
import { createDataKey, createSealer } from "#workers/adapters/secrets/envelope.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { createToken, deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { createSignInCookie } from "#workers/adapters/sign-in-cookie/sign-in-cookie.ts";
import { type Config, ConfigError, loadConfig } from "#workers/config.ts";
import { openEvolutionCall } from "#workers/adapters/whatsapp-gateway/evolution-inbound.ts";
import { listOfferedGateways } from "#workers/adapters/whatsapp-gateway/index.ts";
import { createDatabase } from "#workers/data/database.ts";
import { isSchemaCurrent, readMigrationState } from "#workers/data/migration-state.ts";
import { createAuthService } from "./auth.ts";
import { createDeadLetterBox } from "./dead-letter-box.ts";
import { createGatewayWebhooks } from "./gateway-webhooks.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createInboxService } from "./inbox.ts";
import { createInstanceSeeder } from "./instance-seeder.ts";
import { createLiveService } from "./live.ts";
import { createMailBox } from "./mail-box.ts";
import { createSeedService, type SeedInstanceInto } from "./seed.ts";
import { createSignInStore, type RevokeLive } from "./session.ts";
import { createWhatsAppService } from "./whatsapp.ts";

/** What a test or the entry may replace. */
export interface ServiceOptions {
	/** Runs work on after the answer (ctx.waitUntil). */
	defer: (work: Promise<unknown>) => void;
	now?: () => number;
}

/** What several services are made of. */
function gatherMeans(env: Env, options: ServiceOptions) {
	const config = loadConfig(env);
	return {
		config,
		db: createDatabase(env.DB),
		now: options.now ?? Date.now,
		newId,
		log: logEvent,
		defer: options.defer,
		passwords: createScryptHasher(),
		createDataKey: (workspaceId: string) => createDataKey(config.masterKey, workspaceId),
		confirmationToken: (id: string) => deriveToken(config.masterKey, "confirm_email", id),
		instance: (channelId: string) => env.WHATSAPP_INSTANCE.getByName(channelObjectName(channelId)),
		hub: (workspaceId: string) => env.WORKSPACE_HUB.getByName(workspaceId),
	};
}
type Means = ReturnType<typeof gatherMeans>;

function wireAuth(env: Env, means: Means, revokeLive: RevokeLive) {
	const { authSecrets, signIn, passwordMin } = means.config;
	const signIns = createSignInStore({
		...means,
		cookie: createSignInCookie({ secrets: authSecrets, maxAgeMs: signIn.absoluteMs }),
		createToken,
		hashToken,
		revokeLive,
		idleMs: signIn.idleMs,
		absoluteMs: signIn.absoluteMs,
	});
	return createAuthService({
		...means,
		signIns,
		hashToken,
		queueEmail: async (job) => {
			await env.EMAILS.send(job);
		},
		allows: {
			signIn: async (key) => (await env.SIGN_IN_LIMIT.limit({ key })).success,
			signUp: async (key) => (await env.SIGN_UP_LIMIT.limit({ key })).success,
		},
		passwordMin,
	});
}

function wireWhatsApp(means: Means) {
	const { config, hub } = means;
	return createWhatsAppService({
		...means,
		tellWorkspace: (workspaceId, frame) => hub(workspaceId).publish(frame),
		offeredGateways: listOfferedGateways(config),
		createSealer: (workspaceId, dataKeyWrapped) =>
			createSealer({ masterKeys: config.masterKeys, workspaceId, dataKeyWrapped }),
	});
}

function wireMailBox(means: Means) {
	const { env, mail, publicUrl } = means.config;
	return createMailBox({
		...means,
		sender: createMailSender(mail.kind),
		render: renderMail,
		publicUrl,
		isLocal: env !== "production" && mail.kind === "local",
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
	return {
		auth: wireAuth(env, means, live.revoke),
		live,
		whatsapp,
		inbox: createInboxService({ instance }),
		gatewayWebhooks: createGatewayWebhooks({
			openEvolution: (call) => openEvolutionCall(config.masterKey, call, now()),
			instance,
			log,
		}),
		mailBox: wireMailBox(means),
		deadLetters: createDeadLetterBox(means),
		housekeeping: createHousekeeping(means),
		/** Null in production: nothing there can be seeded. */
		seed: config.env === "production" ? null : createSeedService({ ...means, seedInstance }),
		health: {
			migrations: () => readMigrationState(env.DB),
			isCurrent: () => isSchemaCurrent(env.DB),
		},
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
