/** Wires channels of every type: their pages, making and changing them. */
import { type CredentialedType, isCreatable } from "#app/domain/channels/channel-form.ts";
import { ok } from "#app/domain/result.ts";
import {
	type ChannelCredentials,
	sealChannelCredentials,
} from "#workers/adapters/channel-gateway/credentials.ts";
import { identifyChannel } from "#workers/adapters/channel-gateway/identify.ts";
import { listOfferedTypes } from "#workers/adapters/channel-gateway/index.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { widgetKeyOf } from "#workers/adapters/webchat/keys.ts";
import type { Config } from "#workers/config.ts";
import type { RecordActivity } from "./activity.ts";
import { createAutomations } from "./automations.ts";
import { createChannelAgents } from "./channel-agents.ts";
import { createChannelDesk } from "./channel-desk.ts";
import type { ChannelDeskDeps } from "./channel-desk-deps.ts";
import { createChannelsService } from "./channels.ts";
import type { Means } from "./means.ts";
import { createWebchatFlood } from "./webchat-flood.ts";
import { recountConversations } from "./wire-billing.ts";

/** Its account's id nobody has to type: the vendor tells it. */
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

function createAdmission(config: Config): ChannelDeskDeps["admit"] {
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

export function wireChannels(means: Means, record: RecordActivity) {
	const { config } = means;
	const { masterKey, masterKeys } = config;
	const shared = { ...means, record, offeredTypes: listOfferedTypes(config).filter(isCreatable) };
	return {
		channels: createChannelsService({
			...shared,
			widgetKeyOf: (channelId) => widgetKeyOf(masterKey, channelId),
		}),
		webchatFlood: createWebchatFlood({
			...shared,
			async giveBack(workspaceId, ids) {
				const given = await means.hub(workspaceId).giveBack(ids);
				if (given > 0) means.defer(recountConversations(means, workspaceId));
			},
		}),
		channelDesk: createChannelDesk({
			...shared,
			tellChannels: createChannelAgents(means).tellChannels,
			tellAutomations: createAutomations(means).tellChannels,
			createSealer: (workspaceId, dataKeyWrapped) =>
				createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
			admit: createAdmission(config),
		}),
	};
}
