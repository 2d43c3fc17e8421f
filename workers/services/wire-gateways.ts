import {
	answerCloudChallenge,
	openCloudCall,
} from "#workers/adapters/whatsapp-gateway/cloud-webhook.ts";
import { openEvolutionCall } from "#workers/adapters/whatsapp-gateway/evolution-inbound.ts";
import { openWahaCall } from "#workers/adapters/whatsapp-gateway/waha-inbound.ts";
import { findCloudChannels } from "#workers/data/queries/cloud-channels.ts";
import { createGatewayWebhooks } from "./gateway-webhooks.ts";
import type { Means } from "./means.ts";

/** What gateways call us with. */
export function wireGateways({ config, db, now, instance, log }: Means) {
	const meta = config.cloudApi.webhook;
	return createGatewayWebhooks({
		openEvolution: (call) => openEvolutionCall(config.masterKey, call, now()),
		openWaha: (call) => openWahaCall(config.masterKey, call),
		cloud: meta && {
			open: (call) => openCloudCall(call, meta.appSecret),
			answerChallenge: (query) => answerCloudChallenge(query, meta.verifyToken),
			findChannels: (phoneNumberIds) => findCloudChannels(db, phoneNumberIds),
		},
		instance,
		log,
	});
}
