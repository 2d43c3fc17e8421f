import { openMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import { answerMetaChallenge } from "#workers/adapters/meta-graph/signature.ts";
import { openTelegramCall } from "#workers/adapters/telegram/telegram-inbound.ts";
import { openCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-webhook.ts";
import { openEvolutionCall } from "#workers/adapters/whatsapp-gateway/evolution-inbound.ts";
import { openWahaCall } from "#workers/adapters/whatsapp-gateway/waha-inbound.ts";
import { findCloudChannels } from "#workers/data/queries/cloud-channels.ts";
import { findExternalChannels } from "#workers/data/queries/external-channels.ts";
import { createGatewayWebhooks } from "./gateway-webhooks.ts";
import type { Means } from "./means.ts";

/** What gateways call us with. */
export function wireGateways({ config, db, now, channel, log }: Means) {
	const { masterKey, messenger } = config;
	const cloudApp = config.cloudApi.webhook;
	const pageApp = messenger.webhook;
	return createGatewayWebhooks({
		openEvolution: (call) => openEvolutionCall(masterKey, call, now()),
		openWaha: (call) => openWahaCall(masterKey, call),
		openTelegram: (call) => openTelegramCall(masterKey, call),
		cloud: cloudApp && {
			open: (call) => openCloudCall(call, cloudApp.appSecret),
			answerChallenge: (query) => answerMetaChallenge(query, cloudApp.verifyToken),
			findChannels: (phoneNumberIds) => findCloudChannels(db, phoneNumberIds),
		},
		facebook: pageApp && {
			open: (call) => openMetaCall(call, { secrets: pageApp.appSecrets, appId: messenger.appId }),
			answerChallenge: (query) => answerMetaChallenge(query, pageApp.verifyToken),
			findChannels: (ids) => findExternalChannels(db, ["messenger", "instagram"], ids),
		},
		channel,
		log,
	});
}
