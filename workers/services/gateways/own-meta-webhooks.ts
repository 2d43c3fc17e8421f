import type { OpenedMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import type { MetaCall, MetaChallenge } from "#workers/adapters/meta-graph/signature.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { OpenedCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";
import type { Database } from "#workers/data/database.ts";
import {
	findCloudChannels,
	findOfBusiness,
} from "#workers/data/queries/channels/cloud-channels.ts";
import { findExternalChannels } from "#workers/data/queries/channels/external-channels.ts";
import {
	findMetaApp,
	type MetaAppRow,
	noteCalled,
	noteVerified,
} from "#workers/data/queries/gateways/meta-apps.ts";
import { type CloudClaimsDeps, settleClaims } from "../channels/cloud-claims.ts";
import type { WebhookOutcome } from "../channels/gateway-webhooks.ts";
import { type MetaBatchDeps, receiveCloud, receivePages } from "../channels/meta-batches.ts";
import { openAppSecret } from "./secrets.ts";

export interface OwnMetaWebhooksDeps extends MetaBatchDeps {
	db: Database;
	/** The id in a callback path; null for a guess. */
	openPath(segment: string): string | null;
	/** The challenge, if the verify token is this one; else null. */
	answerChallenge(query: MetaChallenge, verifyToken: string): string | null;
	/** Verify the signature and read what is for pages and Instagram, and what is for numbers. */
	openPages(call: MetaCall, app: { secret: string; appId: string }): OpenedMetaCall;
	openCloud(call: MetaCall, secret: string): OpenedCloudCall;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	claims: CloudClaimsDeps;
	defer(work: Promise<unknown>): void;
	now(): number;
}

/** In logs in place of the address, which is a secret. */
const CALLBACK = { path: "/webhooks/meta", isOwnApp: true };

/** What a workspace's own app of Meta sends to the callback address of that workspace. */
export function createOwnMetaWebhooks(deps: OwnMetaWebhooksDeps) {
	/** The app behind a path; null for a guess and for an app that was removed. */
	async function find(segment: string): Promise<"unknown_path" | "gone" | OpenedApp> {
		const id = deps.openPath(segment);
		if (id === null) return "unknown_path";
		const found = await findMetaApp(deps.db, id);
		if (!found) return "gone";
		const { app } = found;
		const sealer = deps.createSealer(app.workspaceId, found.dataKeyWrapped);
		return {
			app,
			secret: openAppSecret(sealer, app, "secret", app.secretSealed),
			verifyToken: openAppSecret(sealer, app, "verify_token", app.verifyTokenSealed),
		};
	}

	return {
		/**
		 * Meta's verification request when the address is registered: the challenge, if the token is the one of this
		 * workspace's app; else null (decisions 49).
		 */
		async answerChallenge(segment: string, query: MetaChallenge): Promise<string | null> {
			const found = await find(segment);
			if (typeof found === "string" || found.verifyToken === null) return null;
			const challenge = deps.answerChallenge(query, found.verifyToken);
			const { workspaceId, id } = found.app;
			if (challenge !== null) await noteVerified(deps.db, workspaceId, id, deps.now());
			return challenge;
		},

		/**
		 * A call signed with this app's secret reaches the channels of its own workspace only: whoever knows that secret
		 * may say anything, and must not say it to others. Throws when D1 or an object fails: Meta repeats the call.
		 */
		async receive(segment: string, call: MetaCall): Promise<WebhookOutcome> {
			const found = await find(segment);
			if (typeof found === "string") return found;
			const { app, secret } = found;
			// Not to be decrypted: nothing can be proved, and Meta has to try again.
			if (secret === null) throw new Error("The secret of an own Meta app cannot be decrypted.");
			const outcome = await deliver(deps, app, secret, call);
			if (outcome !== "unproved" && app.calledAt === null)
				deps.defer(noteCalled(deps.db, app.workspaceId, app.id, deps.now()));
			return outcome;
		},
	};
}

interface OpenedApp {
	app: MetaAppRow;
	/** Null when they cannot be decrypted. */
	secret: string | null;
	verifyToken: string | null;
}

/** One address receives for numbers, pages and accounts; each reader passes over what is not its own. */
async function deliver(
	deps: OwnMetaWebhooksDeps,
	{ workspaceId, appId }: MetaAppRow,
	secret: string,
	call: MetaCall,
): Promise<WebhookOutcome> {
	const ofPages = deps.openPages(call, { secret, appId });
	if (ofPages.kind === "batches" && ofPages.batches.length > 0)
		return receivePages(
			deps,
			{
				open: () => ofPages,
				findChannels: (ids) =>
					findExternalChannels(deps.db, ["messenger", "instagram"], ids, workspaceId),
			},
			call,
			CALLBACK,
		);
	return receiveCloud(
		deps,
		{
			open: (signed) => deps.openCloud(signed, secret),
			findChannels: (ids) => findCloudChannels(deps.db, ids, workspaceId),
			findOfBusiness: (id) => findOfBusiness(deps.db, id, workspaceId),
			settleClaims: (ids) => settleClaims(deps.claims, ids, workspaceId),
		},
		call,
		CALLBACK,
	);
}
