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
import type { RecordActivity } from "../team/activity.ts";
import { createAutomations } from "../integrations/automations.ts";
import { createChannelAgents } from "../agents/channel-agents.ts";
import { createChannelChanges } from "./channel-changes.ts";
import type { ChannelChangesDeps } from "./channel-changes-deps.ts";
import { createChannelsService } from "./channels.ts";
import type { Runtime } from "../runtime.ts";
import { createWebchatFlood } from "./webchat-flood.ts";
import { recountConversations } from "../billing/wire.ts";

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

export function wireChannels(runtime: Runtime, record: RecordActivity) {
	const { config } = runtime;
	const { masterKey, masterKeys } = config;
	const shared = { ...runtime, record, offeredTypes: listOfferedTypes(config).filter(isCreatable) };
	return {
		channels: createChannelsService({
			...shared,
			widgetKeyOf: (channelId) => widgetKeyOf(masterKey, channelId),
		}),
		webchatFlood: createWebchatFlood({
			...shared,
			async giveBack(workspaceId, ids) {
				const given = await runtime.hub(workspaceId).giveBack(ids);
				if (given > 0) runtime.defer(recountConversations(runtime, workspaceId));
			},
		}),
		channelChanges: createChannelChanges({
			...shared,
			tellChannels: createChannelAgents(runtime).tellChannels,
			tellAutomations: createAutomations(runtime).tellChannels,
			createSealer: (workspaceId, dataKeyWrapped) =>
				createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
			admit: createAdmission(config),
		}),
	};
}
