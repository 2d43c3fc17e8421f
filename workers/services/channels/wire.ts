/** Wires channels of every type: their pages, changes, visitors, media and links for phone owners. */
import { type CredentialedType, isCreatable } from "#app/domain/channels/channel-form.ts";
import { ok } from "#app/domain/result.ts";
import {
	type ChannelCredentials,
	sealChannelCredentials,
} from "#workers/adapters/channel-gateway/credentials.ts";
import { identifyChannel } from "#workers/adapters/channel-gateway/identify.ts";
import { listOfferedTypes } from "#workers/adapters/channel-gateway/index.ts";
import { createDocumentFetch } from "#workers/adapters/website/fetch-document.ts";
import { readPreview } from "#workers/adapters/website/read-preview.ts";
import type { FileStore } from "#workers/adapters/file-store/port.ts";
import { safeStream } from "#workers/adapters/safe-fetch.ts";
import { openLinkToken, signLinkToken } from "#workers/adapters/secrets/link-token.ts";
import * as webchatKeys from "#workers/adapters/webchat/keys.ts";
import type { Config } from "#workers/config.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createAutomations } from "../integrations/automations.ts";
import { createTellDesk } from "../desk/tell-desk.ts";
import { createChannelAgents } from "../agents/channel-agents.ts";
import { createChannelChanges } from "./channel-changes.ts";
import type { ChannelChangesDeps } from "./channel-changes-deps.ts";
import { createChannelsService } from "./channels.ts";
import { createLinkInvitations } from "./link-invitations.ts";
import { createKeeping } from "./keeping.ts";
import { createLinkPreviews, MAX_PAGE_BYTES, MAX_PICTURE_BYTES } from "./link-previews.ts";
import { createMediaService, type MediaDeps } from "./media.ts";
import type { Renderings } from "./renderings.ts";
import { createMediaFetch } from "./wire-media.ts";
import type { Runtime } from "../runtime.ts";
import { createWebchatService } from "./webchat.ts";
import { createWebchatFlood } from "./webchat-flood.ts";
import { recountConversations } from "../billing/wire.ts";

/** The account id is left empty: identifyChannel fills in what the vendor answers. */
function toCredentials(type: CredentialedType, token: string): ChannelCredentials {
	switch (type) {
		case "telegram":
			return { type, botToken: token };
		case "messenger":
			return { type, pageToken: token, pageId: "" };
		case "instagram":
			return { type, token, accountId: "" };
	}
}

function createAdmission(config: Config): ChannelChangesDeps["admit"] {
	return async (type, token) => {
		const identified = await identifyChannel({ credentials: toCredentials(type, token), config });
		if (!identified.ok) return identified;
		const { externalId, externalName, credentials } = identified.value;
		return ok({
			externalId,
			externalName,
			seal: (sealer, owner) => sealChannelCredentials(sealer, owner, credentials),
		});
	};
}

/** Sends no credential, so that the picture's host learns nothing but our request (I16). */
function createAvatarFetch({ allowedPrivateHosts }: Runtime): MediaDeps["fetchAvatar"] {
	return async (url, maxBytes) => {
		const answer = await safeStream({ url, allowedPrivateHosts, maxBytes });
		if (answer.kind !== "stream") return null;
		if (answer.status === 200) return answer.body;
		await answer.body.cancel();
		return null;
	};
}

/** Keys and tokens of webchats. The first master key signs; tokens of the earlier ones stay valid. */
function createWebchatKeys({ masterKey, masterKeys }: Config) {
	const {
		openChallenge,
		openUpload,
		openVisitorToken,
		openWidgetKey,
		signChallenge,
		signUpload,
		signVisitor,
		widgetKeyOf,
	} = webchatKeys;
	return {
		openKey: (key: string) => openWidgetKey(masterKeys, key),
		keyOf: (channelId: string) => widgetKeyOf(masterKey, channelId),
		signVisitor: (channelId: string, visitorId: string) =>
			signVisitor(masterKey, channelId, visitorId),
		signChallenge: (channelId: string, asked: webchatKeys.Challenge) =>
			signChallenge(masterKey, channelId, asked),
		openChallenge: (channelId: string, challenge: string) =>
			openChallenge(masterKeys, channelId, challenge),
		openVisitor: (channelId: string, token: string) =>
			openVisitorToken(masterKeys, channelId, token),
		signUpload: (channelId: string, upload: webchatKeys.UploadTicket, until: number) =>
			signUpload(masterKey, channelId, upload, until),
		openUpload: (channelId: string, upload: webchatKeys.UploadTicket, ticket: string) =>
			openUpload(masterKeys, channelId, upload, ticket),
	};
}

/** Of a page and of its picture: nobody waits longer for one. */
const PREVIEW_TIMEOUT_MS = 5_000;

export function wireChannels(
	runtime: Runtime,
	{ files, renderings }: { files: FileStore | null; renderings: Renderings },
	record: RecordActivity,
) {
	const { config } = runtime;
	const { masterKey, masterKeys } = config;
	const keys = createWebchatKeys(config);
	const fetchFromGateway = createMediaFetch(runtime, files);
	const fetchPicture = createDocumentFetch({
		...runtime.guards,
		timeoutMs: PREVIEW_TIMEOUT_MS,
		maxBytes: MAX_PICTURE_BYTES,
		accept: "image/webp,image/jpeg,image/png,image/gif",
	});
	const keeping = createKeeping({ ...runtime, files, fetchFromGateway, fetchPicture });
	const shared = { ...runtime, record, offeredTypes: listOfferedTypes(config).filter(isCreatable) };
	return {
		channels: createChannelsService({ ...shared, widgetKeyOf: keys.keyOf }),
		webchat: createWebchatService({ ...runtime, files, ...keys }),
		webchatFlood: createWebchatFlood({
			...shared,
			async giveBack(workspaceId, ids) {
				const given = await runtime.hub(workspaceId).giveBack(ids);
				if (given > 0) runtime.defer(recountConversations(runtime, workspaceId));
			},
		}),
		channelChanges: createChannelChanges({
			...shared,
			notifyChannels: createChannelAgents(runtime).notifyChannels,
			notifyAutomations: createAutomations(runtime).notifyChannels,
			tellDesk: createTellDesk(runtime).tellDesk,
			admit: createAdmission(config),
		}),
		linkInvitations: createLinkInvitations({
			...runtime,
			signToken: (claims) => signLinkToken(masterKey, claims),
			openToken: (token) => openLinkToken(masterKeys, token),
		}),
		keeping,
		linkPreviews: createLinkPreviews({
			...runtime,
			readPage: (address) =>
				readPreview(
					address,
					createDocumentFetch({
						...runtime.guards,
						timeoutMs: PREVIEW_TIMEOUT_MS,
						maxBytes: MAX_PAGE_BYTES,
						isBeginningEnough: true,
					}),
				),
			fetchPicture,
		}),
		media: createMediaService({
			...runtime,
			files,
			renderings,
			keeping,
			fetchFromGateway,
			fetchAvatar: createAvatarFetch(runtime),
		}),
	};
}
