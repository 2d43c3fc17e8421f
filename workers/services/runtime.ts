/** What the services of one request share, made from env. Only services/index.ts and the wire files use it. */
import { v7 as newId } from "uuid";
import { accountObjectName, moveAccount } from "#app/domain/channels/account-owner.ts";
import type { ToldMember, WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { FacebookSyncJob } from "#app/contracts/facebook.ts";
import type { HealthJob } from "#app/contracts/integrations.ts";
import type { EmailJob, TellDeskJob, WebhookJob } from "#app/contracts/jobs.ts";
import { SWITCHABLE, type Switchable } from "#app/domain/notifications/first-news.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Region } from "#app/domain/installation/entering.ts";
import { listOfferedTypes } from "#workers/adapters/channel-gateway/index.ts";
import { createLeavingFiles } from "#workers/adapters/file-store/leaving.ts";
import { createHostCheck } from "#workers/adapters/host-check.ts";
import { createScryptHasher } from "#workers/adapters/password/scrypt.ts";
import { shortCookie } from "#workers/adapters/sign-in-cookie/short-cookie.ts";
import { createDataKey, createSealer } from "#workers/adapters/secrets/envelope.ts";
import {
	giveBackFailures,
	hasFailures,
	logOf,
	takeFailures,
} from "#workers/adapters/secrets/log-event.ts";
import { deriveToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { type Config, loadConfig } from "#workers/config.ts";
import { noteUse } from "#workers/data/database-use.ts";
import { openDatabases, parseBookmark } from "#workers/data/read-where.ts";
import { createKeyValue } from "#workers/data/key-value.ts";
import { findWorkspaceRegion } from "#workers/data/queries/installation/region.ts";
import { createAnswers } from "./answers.ts";
import type { ChannelStub, InstanceStub } from "./channels/stub.ts";
import { createLimit } from "./limiter.ts";
import { createPlaces } from "./places.ts";

/** What depends on the request or is replaced by tests. */
export interface ServiceOptions {
	/** Keeps the invocation alive for work that goes on after the answer (ctx.waitUntil). */
	defer: (work: Promise<unknown>) => void;
	/** Epoch ms; Date.now by default. */
	now?: () => number;
	/** Stands in each line of the log. */
	requestId?: string;
	/** Of a browser's request; without it nothing is read from copies of the database. */
	browser?: { cookie: string; url: string; isWriting: boolean };
	/** The region nearest to whoever asks. */
	nearby?: Region | null;
}

function limitBindings(env: Env) {
	return {
		signIn: env.SIGN_IN_LIMIT,
		signUp: env.SIGN_UP_LIMIT,
		reset: env.RESET_LIMIT,
		invite: env.INVITE_LIMIT,
		contact: env.CONTACT_LIMIT,
		checkout: env.CHECKOUT_LIMIT,
		report: env.REPORT_LIMIT,
		send: env.SEND_LIMIT,
		numberLookup: env.NUMBER_LOOKUP_LIMIT,
		upload: env.UPLOAD_LIMIT,
		preview: env.PREVIEW_LIMIT,
		workspacePreview: env.WORKSPACE_PREVIEW_LIMIT,
		echo: env.ECHO_LIMIT,
		webhookTest: env.WEBHOOK_TEST_LIMIT,
		api: env.API_LIMIT,
		webhookHost: env.WEBHOOK_HOST_LIMIT,
		connectivity: env.CONNECTIVITY_LIMIT,
		healthAsk: env.HEALTH_ASK_LIMIT,
		conversion: env.CONVERSION_LIMIT,
		linkLook: env.LINK_LOOK_LIMIT,
		linkAsk: env.LINK_ASK_LIMIT,
		bench: env.BENCH_LIMIT,
		knowledge: env.KNOWLEDGE_LIMIT,
		webchatVisit: env.WEBCHAT_VISIT_LIMIT,
		webchatNew: env.WEBCHAT_NEW_LIMIT,
		webchatChannel: env.WEBCHAT_CHANNEL_LIMIT,
	};
}

/** What a deployment with this configuration does not offer to its workspaces. */
function listSwitchedOff(config: Config): Switchable[] {
	const offered = listOfferedTypes(config);
	const isOff: Record<Switchable, boolean> = {
		whatsapp: !offered.includes("whatsapp"),
		messenger: !offered.includes("messenger"),
		mail: config.mail.kind === "none",
		payments: config.stripe === null,
	};
	return SWITCHABLE.filter((one) => isOff[one]);
}

/** Throws ConfigError when the deployment is not configured. */
export function createRuntime(env: Env, options: ServiceOptions) {
	const config = loadConfig(env);
	const log = logOf(options.requestId);
	/**
	 * A token derived from a purpose and an id. Given the stored hash, the token that matches it under any master
	 * key, because it may have been made before the master key was replaced.
	 */
	const tokenOf = (purpose: string, id: string, hash?: string): string =>
		config.masterKeys
			.map((key) => deriveToken(key, purpose, id))
			.find((token) => hash === undefined || hashToken(token) === hash) ??
		deriveToken(config.masterKey, purpose, id);
	/** Whether cookies get the Secure attribute: always in production, whatever the request's scheme (decision 47). */
	const isSecure = (url: string): boolean =>
		config.env === "production" || new URL(url).protocol === "https:";
	const { browser } = options;
	const { db, readings, bookmark } = openDatabases(
		env.DB,
		browser
			? {
					isWriting: browser.isWriting,
					bookmark: parseBookmark(
						shortCookie.read(browser.cookie, "written", isSecure(browser.url)),
					),
				}
			: null,
		noteUse,
	);
	const now = options.now ?? Date.now;
	const findRegion = (workspaceId: string) => findWorkspaceRegion(db, workspaceId);
	const places = createPlaces(env, { findRegion, log, now });
	const moveNumber: MoveNumber = (phoneNumberId, write) => {
		const name = accountObjectName({ kind: "number", id: phoneNumberId });
		return moveAccount(places.account(name), newId(), write);
	};
	const answers = createAnswers();
	return {
		config,
		/** What the hub said with the sign-in of this request. */
		answers,
		...places,
		/** Where new workspaces are made: near who asks. */
		nearby: options.nearby ?? null,
		/** Origin of this deployment, without a path. */
		publicUrl: config.publicUrl,
		/** What this deployment does not offer; the founder of a workspace is told. */
		switchedOff: listSwitchedOff(config),
		/** Exact `host:port` pairs that may be private or plain http. */
		allowedPrivateHosts: config.allowedPrivateHosts,
		/** Checks for every call to an address that a user typed: allow list, own origin, resolved name (H10). */
		guards: {
			allowedPrivateHosts: config.allowedPrivateHosts,
			ownOrigin: config.publicUrl,
			checkHost: createHostCheck(config.resolverUrl),
		},
		db,
		/** For what is only shown and may be some seconds old (data/read-where.ts). */
		readings,
		/** Set-Cookie values with which this browser reads what the request changed. */
		listWritten(): string[] {
			const written = browser ? bookmark() : null;
			return browser && written !== null
				? [shortCookie.issue("written", written, isSecure(browser.url))]
				: [];
		},
		now,
		newId,
		isSecure,
		log,
		...(options.requestId !== undefined && { requestId: options.requestId }),
		hasFailures,
		takeFailures,
		giveBackFailures,
		defer: options.defer,
		passwords: createScryptHasher(),
		createDataKey: (workspaceId: string) => createDataKey(config.masterKey, workspaceId),
		/** Encrypts and decrypts a workspace's secrets with its data key (`workspaces.data_key_wrapped`). */
		createSealer: (workspaceId: string, dataKeyWrapped: string) =>
			createSealer({ masterKeys: config.masterKeys, workspaceId, dataKeyWrapped }),
		/** A random number in [0, 1). */
		chance: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
		// Tokens below are derived again whenever they are needed; D1 stores only their hash.
		confirmationToken: (id: string, hash?: string) => tokenOf("confirm_email", id, hash),
		/** For the browser that signed up; the link in the mail has another token. */
		signUpToken: (id: string) => tokenOf("sign_up_browser", id),
		resetToken: (id: string, hash?: string) => tokenOf("reset_password", id, hash),
		/** Each mail has its own token: a resend invalidates the previous one (C11). */
		invitationToken: (invitationId: string, resentCount: number, hash?: string) =>
			tokenOf("invitation", `${invitationId}:${resentCount}`, hash),
		limit: createLimit({ bindings: limitBindings(env), log }),
		/** A channel's object, by its type; `instance` also has the methods that only WhatsApp numbers have. */
		channel: (channel: { id: string; type: ChannelType }, region?: Region | null): ChannelStub =>
			answers.ofChannel(places.channel(channel, region), channel.id),
		instance: (channelId: string): InstanceStub =>
			answers.ofChannel(places.instance(channelId), channelId),
		keyValue: createKeyValue(env.KV),
		/** Null: this installation keeps no files. */
		leavingFiles: createLeavingFiles(env),
		queueEmail: async (job: EmailJob): Promise<void> => {
			await env.EMAILS.send(job);
		},
		/** Any number of jobs: sendBatch takes at most 100 messages. */
		queueChecks: async (jobs: readonly HealthJob[]): Promise<void> => {
			for (let at = 0; at < jobs.length; at += 100)
				await env.HEALTH_CHECKS.sendBatch(jobs.slice(at, at + 100).map((body) => ({ body })));
		},
		/** At most a hundred jobs, each not before `delayMs` from now. */
		queueWebhooks: async (jobs: readonly WebhookJob[], delayMs = 0): Promise<void> => {
			const delaySeconds = Math.ceil(delayMs / 1000);
			await env.WEBHOOKS_OUT.sendBatch(jobs.map((body) => ({ body, delaySeconds })));
		},
		/** Channels' objects that could not be reached are tried again in a minute. */
		queueDesk: async (job: TellDeskJob): Promise<void> => {
			await env.FACEBOOK_SYNC.send(job, { delaySeconds: 60 });
		},
		/** At most a hundred jobs, each not before `delayMs` from now. Each job reads one page of one list. */
		queueFacebook: async (jobs: readonly FacebookSyncJob[], delayMs = 0): Promise<void> => {
			const delaySeconds = Math.ceil(delayMs / 1000);
			await env.FACEBOOK_SYNC.sendBatch(jobs.map((body) => ({ body, delaySeconds })));
		},
		/** The object that knows whose an account of Meta's is (domain/channels/account-owner.ts). */
		accountObject: places.account,
		moveNumber,
		hub: (workspaceId: string, region?: Region | null) =>
			answers.ofHub(places.hub(workspaceId, region)),
		/** Sends each frame to the open pages of one member. */
		tellMembers: async (workspaceId: string, told: ToldMember[]): Promise<void> => {
			await places.hub(workspaceId).tellMembers(told);
		},
		/**
		 * To be called before rights of members of these workspaces are changed: their hubs ask D1 each time until the change
		 * was told to them (`revoke`). Rejects when one cannot be reached: then nothing may be changed.
		 */
		holdRights: async (workspaceIds: readonly string[]): Promise<void> => {
			const ids = [...new Set(workspaceIds)];
			await Promise.all(ids.map((id) => places.hub(id).holdRights()));
		},
		publishToWorkspace: async (workspaceId: string, frame: WorkspaceFrame): Promise<void> => {
			await places.hub(workspaceId).publish(frame);
		},
	};
}
/** Runs what may give a number of the official API to another channel. */
export type MoveNumber = <T>(phoneNumberId: string, write: () => Promise<T>) => Promise<T>;
export type Runtime = ReturnType<typeof createRuntime>;
