/** The only place that wires env -> data + adapters -> services. */
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { isLoopback } from "#app/domain/net/own-origin.ts";
import {
	COST_OF_PRINTED_PASSWORDS,
	createScryptHasher,
} from "#workers/adapters/password/scrypt.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { type Config, ConfigError } from "#workers/config.ts";
import { isSchemaCurrent, readMigrationState } from "#workers/data/migration-state.ts";
import { createDirectRunner, type DirectDeps } from "./channels/direct.ts";
import { createOperationRunner } from "./channels/operation.ts";
import { createContactService } from "./site/contact.ts";
import { createConversationActs } from "./conversations/acts.ts";
import { createRoutingService } from "./routing/routing.ts";
import { createPinService } from "./conversations/pins.ts";
import { createCannedResponsesService } from "./canned-responses/canned-responses.ts";
import { createDeskHoursService } from "./desk/desk-hours.ts";
import { createSatisfactionService } from "./satisfaction/satisfaction.ts";
import { listMembersWhoMay } from "#workers/data/queries/agents/answering.ts";
import { createPricesService } from "./prices/prices.ts";
import { createRulesService } from "./rules/rules.ts";
import { createScheduledService } from "./scheduled/scheduled.ts";
import { createTellDesk } from "./desk/tell-desk.ts";
import { createSavedViewsService } from "./conversations/saved-views.ts";
import { createConversationService } from "./conversations/conversations.ts";
import { createFiguresService } from "./channels/figures.ts";
import { createHomeService } from "./home/home.ts";
import { createHousekeeping } from "./admin/housekeeping.ts";
import { createMemberErasureService } from "./personal-data/member-erasure.ts";
import { createPersonalDataService } from "./personal-data/personal-data.ts";
import { createInstanceSeeder } from "./channels/seed-instance.ts";
import { createLiveService } from "./channels/live.ts";
import { ofGroup, once, onDemand } from "./on-demand.ts";
import type { AgentConversion } from "./facebook/agent-conversions.ts";
import type { RevokeLive } from "./auth/session.ts";
import type { Notify } from "./shell/notifications.ts";
import type { CommitActivity, RecordActivity } from "./team/activity.ts";
import { createRenderer } from "#workers/adapters/renderer/images.ts";
import { createFileStore } from "#workers/adapters/file-store/index.ts";
import { createFileExpiry } from "./channels/file-expiry.ts";
import { createFileSweep } from "./channels/file-sweep.ts";
import { createRenderings } from "./channels/renderings.ts";
import { createUploads } from "./channels/uploads.ts";
import { createLibrary } from "./library/library.ts";
import { createRuntime, type ServiceOptions } from "./runtime.ts";
import { createReportsService } from "./home/reports.ts";
import { createSeedService } from "./admin/seed.ts";
import { createWebchatSeeder } from "./channels/seed-webchat.ts";
import { readWebhookState } from "./health/webhooks.ts";
import { wireHealth } from "./health/wire.ts";
import { wireAdmin } from "./admin/wire.ts";
import { wireAlerts } from "./alerts/wire.ts";
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
import { createNoteExport } from "./team/audit.ts";
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

/**
 * All services of one request, each made when it is first asked for. Throws ConfigError when the deployment is not
 * configured.
 */
export function createServices(env: Env, options: ServiceOptions) {
	const runtime = createRuntime(env, options);
	const { config, log } = runtime;
	const live = once(() => createLiveService(runtime));
	const platform = once(() => wirePlatform(env, runtime, () => isSchemaCurrent(env.DB)));
	const team = once(() => wireTeam(runtime, { revokeLive, notify }));
	const billing = once(() => wireBilling(runtime, record));
	const facebook = once(() => wireFacebook(runtime, record));
	const agents = once(() => wireAgents(env, runtime, { notify, commit, record, reportConversion }));
	const numbers = once(() =>
		wireWhatsApp(runtime, { files: createFileStore(env), notify, record }),
	);
	const renderings = once(() =>
		createRenderings({ files: createFileStore(env), renderer: createRenderer(env, log) }),
	);
	const channels = once(() =>
		wireChannels(runtime, { files: createFileStore(env), renderings: renderings() }, record),
	);
	let isSignInMade = false;
	const signIn = once(() => {
		isSignInMade = true;
		return wireSignIn(runtime, {
			revokeLive,
			preferenceCookies: (userId) => platform().preferences.cookiesFor(userId),
		});
	});
	const conversations = once(() => createConversationService(runtime));
	const conversationActs = once(() => createConversationActs({ ...runtime, record, notify }));
	const migrations = () => readMigrationState(env.DB);
	const installation = once(() =>
		wireInstallation(env, runtime, {
			enter: (...given) => signIn().enter(...given),
			closeSockets: (...given) => signIn().closeSockets(...given),
			holdSignIns: (userId) => signIn().holdSignIns(userId),
			saveLanguage: (userId, lang) => platform().preferences.save(userId, { lang }),
			migrations,
		}),
	);
	const health = once(() => {
		const isAdmin = (signedIn: SignedIn) => installation().installation.isAdmin(signedIn);
		return wireHealth(env.DB, runtime, { isAdmin });
	});

	// What services do for each other: whoever does it is made when it is done.
	const revokeLive: RevokeLive = (...given) => live().revoke(...given);
	const notify: Notify = (...given) => platform().notifications.notify(...given);
	const record: RecordActivity = (...given) => team().activity.record(...given);
	const commit: CommitActivity = (...given) => team().activity.commit(...given);
	const reportConversion = (conversion: AgentConversion) =>
		facebook().facebookConversions.report(conversion);

	// Spread they would all be made: most operations need none of them.
	const operationDeps = () =>
		Object.assign(
			onDemand({
				linkInvitations: () => channels().linkInvitations,
				keeping: () => channels().keeping,
				linkPreviews: () => channels().linkPreviews,
				conversationHelp: () => agents().conversationHelp,
				entryUse: () => agents().entryUse,
				actDecisions: () => agents().actDecisions,
				adPlaces: () => facebook().adPlaces,
			}),
			{ ...runtime, files: createFileStore(env), notify, record },
		);

	return onDemand({
		...ofGroup(signIn, {
			auth: true,
			enter: true,
			closeSockets: true,
			holdSignIns: true,
			passwordResets: true,
			social: true,
		}),
		...ofGroup(installation, { installation: true }),
		...ofGroup(health, {
			pulse: true,
			alarms: true,
			installationHealth: true,
			costs: true,
			tally: true,
		}),
		live,
		...ofGroup(agents, {
			agents: true,
			agentActions: true,
			agentAvatars: true,
			agentTests: true,
			agentVersions: true,
			agentBench: true,
			agentReplies: true,
			agentLearning: true,
			channelAgents: true,
			entryUse: true,
			actDecisions: true,
			conversationHelp: true,
			knowledge: true,
			knowledgeBases: true,
			semanticChoices: true,
			knowledgeSources: true,
			knowledgeApi: true,
			knowledgePairs: true,
			knowledgeSynonyms: true,
			modelKeys: true,
			voices: true,
		}),
		...ofGroup(numbers, {
			whatsapp: true,
			instanceSettings: true,
			embeddedSignUp: true,
			webhookDeliveries: true,
			webhooksOut: true,
			apiKeys: true,
			allowsApiCall: true,
		}),
		...ofGroup(
			once(() => wireIntegrations(runtime, { notify, record })),
			{ healthChecks: true, integrations: true },
		),
		...ofGroup(facebook, {
			facebookLogin: true,
			facebookPermissions: true,
			facebookWebhooks: true,
			facebookEvents: true,
			facebookConversions: true,
			facebookPayments: true,
			facebookSync: true,
			facebookReader: true,
			facebookAccounts: true,
			facebookAds: true,
			facebookMarks: true,
			adSales: true,
			adPlaces: true,
		}),
		library: () => createLibrary({ ...runtime, files: createFileStore(env) }),
		uploads: () =>
			createUploads({ ...runtime, files: createFileStore(env), renderings: renderings() }),
		runOperation: () => createOperationRunner(operationDeps()),
		runDirect: () => {
			const ask: DirectDeps["ask"] = (...given) => signIn().auth.askSignedIn(...given);
			return createDirectRunner(Object.assign(operationDeps(), { ask }));
		},
		conversations,
		conversationActs,
		desk: () => createTellDesk(runtime),
		deskHours: () =>
			createDeskHoursService({ ...runtime, record, tellDesk: createTellDesk(runtime).tellDesk }),
		satisfaction: () =>
			createSatisfactionService({ ...runtime, record, ...createTellDesk(runtime) }),
		cannedResponses: () =>
			createCannedResponsesService({ ...runtime, noteExport: createNoteExport(record) }),
		rules: () =>
			createRulesService({
				...runtime,
				record,
				notify,
				conversations: conversations(),
				tellDesk: createTellDesk(runtime).tellDesk,
				listMembers: (workspaceId) => listMembersWhoMay(runtime.db, workspaceId, "send"),
			}),
		scheduled: () =>
			createScheduledService({
				...runtime,
				notify,
				listMembers: (workspaceId) => listMembersWhoMay(runtime.db, workspaceId, "send"),
			}),
		prices: () =>
			createPricesService({
				...runtime,
				record,
				notify,
				noteExport: createNoteExport(record),
				tellDesk: createTellDesk(runtime).tellDesk,
				listMembers: (workspaceId) => listMembersWhoMay(runtime.db, workspaceId, "manage_channels"),
			}),
		savedViews: () => createSavedViewsService(runtime),
		pins: () => createPinService(runtime),
		routing: () => createRoutingService({ ...runtime, record }),
		...ofGroup(
			once(() => wireAlerts(runtime, notify)),
			{ alerts: true, lateAlerts: true, pushes: true },
		),
		...ofGroup(channels, {
			channels: true,
			webchat: true,
			webchatFlood: true,
			channelChanges: true,
			linkInvitations: true,
			media: true,
			keeping: true,
			linkPreviews: true,
		}),
		billing,
		figures: () => createFiguresService(runtime),
		home: () =>
			createHomeService({ ...runtime, conversations: conversations(), db: runtime.readings }),
		reports: () =>
			createReportsService({
				...runtime,
				db: runtime.readings,
				noteExport: createNoteExport(record),
			}),
		contact: () => createContactService(runtime),
		gatewayWebhooks: () => wireGateways(runtime, notify),
		...ofGroup(
			once(() => wireOwnGateways(runtime, { record, notify })),
			{ gateways: true, metaApps: true, ownMetaWebhooks: true },
		),
		...ofGroup(
			once(() => wireSettings(env, runtime, record)),
			{
				settings: true,
				echo: true,
				n8nTest: true,
				profile: true,
				inboxSettings: true,
				fileLifetime: true,
				voiceWords: true,
			},
		),
		personalData: () => ({
			...createPersonalDataService({ ...runtime, record }),
			...createMemberErasureService({ ...runtime, ...team().team, commit }),
		}),
		...ofGroup(platform, { mails: true, notifications: true, header: true, preferences: true }),
		...ofGroup(team, {
			activity: true,
			audit: true,
			team: true,
			access: true,
			departments: true,
			invitations: true,
		}),
		...ofGroup(
			once(() => wireAdmin(env, runtime, { record, commit })),
			{
				deadLetterStore: true,
				deadLetters: true,
				keptEvents: true,
				keyRotation: true,
				conversationRebuild: true,
			},
		),
		...ofGroup(
			once(() => {
				const latest = async () => (await readMigrationState(env.DB)).latest;
				return wireBackup(runtime, latest, createFileStore(env));
			}),
			{ backup: true, restore: true },
		),
		housekeeping: () => createHousekeeping(runtime),
		fileSweep: () => createFileSweep(runtime),
		fileExpiry: () => createFileExpiry(runtime),
		/** Null in production, where nothing can be seeded. */
		seed: () =>
			config.env === "production"
				? null
				: createSeedService({
						...runtime,
						passwords: createScryptHasher(COST_OF_PRINTED_PASSWORDS),
						seedInstance: createInstanceSeeder({ ...runtime, whatsapp: numbers().whatsapp }),
						seedWebchat: createWebchatSeeder({ ...runtime, ...agents(), ...channels() }),
						subscribe: billing().subscribe,
					}),
		health: () => ({
			migrations,
			isCurrent: () => isSchemaCurrent(env.DB),
			webhooks: () => readWebhookState(runtime.db, runtime.publicUrl),
		}),
		/** Whether one more error report from this address is accepted. */
		allowsReport: () => (address: string | null) => runtime.limit("report", address),
		/** The cookies that renew the request's sign-in; none where nobody asked who is signed in. */
		takeRenewals: () => () => (isSignInMade ? signIn().auth.takeRenewals() : []),
		site: () => describeSite(config),
		listWritten: () => runtime.listWritten,
		log: () => log,
	});
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
