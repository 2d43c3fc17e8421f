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
import { ConfigError, loadConfig } from "#workers/config.ts";
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

/** All services of one request. Throws ConfigError when the deployment is not configured. */
export function createServices(env: Env, options: ServiceOptions) {
	const config = loadConfig(env);
	const db = createDatabase(env.DB);
	const now = options.now ?? Date.now;
	const log = logEvent;
	const passwords = createScryptHasher();
	const makeDataKey = (workspaceId: string) => createDataKey(config.masterKey, workspaceId);
	const confirmationToken = (id: string) => deriveToken(config.masterKey, "confirm_email", id);
	const instance = (channelId: string) =>
		env.WHATSAPP_INSTANCE.getByName(channelObjectName(channelId));
	const hub = (workspaceId: string) => env.WORKSPACE_HUB.getByName(workspaceId);
	const live = createLiveService({ db, instance, hub });
	const revokeLive: RevokeLive = live.revoke;
	const whatsapp = createWhatsAppService({
		db,
		instance,
		tellWorkspace: (workspaceId, frame) => hub(workspaceId).publish(frame),
		offeredGateways: listOfferedGateways(config),
		createSealer: (workspaceId, dataKeyWrapped) =>
			createSealer({ masterKeys: config.masterKeys, workspaceId, dataKeyWrapped }),
		newId,
		now,
	});
	const seedInstance: SeedInstanceInto = createInstanceSeeder({ whatsapp, instance, newId, now });

	const signIns = createSignInStore({
		db,
		cookie: createSignInCookie({
			secrets: config.authSecrets,
			maxAgeMs: config.signIn.absoluteMs,
		}),
		log,
		now,
		newId,
		createToken,
		hashToken,
		defer: options.defer,
		revokeLive,
		idleMs: config.signIn.idleMs,
		absoluteMs: config.signIn.absoluteMs,
	});
	const auth = createAuthService({
		db,
		passwords,
		signIns,
		log,
		now,
		newId,
		hashToken,
		confirmationToken,
		createDataKey: makeDataKey,
		queueEmail: async (job) => {
			await env.EMAILS.send(job);
		},
		allows: {
			signIn: async (key) => (await env.SIGN_IN_LIMIT.limit({ key })).success,
			signUp: async (key) => (await env.SIGN_UP_LIMIT.limit({ key })).success,
		},
		passwordMin: config.passwordMin,
	});
	return {
		auth,
		live,
		whatsapp,
		inbox: createInboxService({ instance }),
		gatewayWebhooks: createGatewayWebhooks({
			openEvolution: (call) => openEvolutionCall(config.masterKey, call, now()),
			instance,
			log,
		}),
		mailBox: createMailBox({
			db,
			sender: createMailSender(config.mail.kind),
			render: renderMail,
			confirmationToken,
			publicUrl: config.publicUrl,
			now,
			isLocal: config.env !== "production" && config.mail.kind === "local",
		}),
		deadLetters: createDeadLetterBox({ db, log }),
		housekeeping: createHousekeeping({ db, log, now }),
		/** Null in production: nothing there can be seeded. */
		seed:
			config.env === "production"
				? null
				: createSeedService({
						db,
						passwords,
						createDataKey: makeDataKey,
						seedInstance,
						newId,
						now,
					}),
		health: {
			migrations: () => readMigrationState(env.DB),
			isCurrent: () => isSchemaCurrent(env.DB),
		},
		/** What screens and handlers may know of the deployment; no secret is in it. */
		site: {
			env: config.env,
			/** Pages under /dev exist. */
			isLocal: config.env !== "production",
			publicUrl: config.publicUrl,
			simulator: config.simulator,
			passwordMin: config.passwordMin,
			company: config.company,
		},
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
