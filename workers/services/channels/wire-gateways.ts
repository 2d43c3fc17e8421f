import type { OpenedWebhook } from "#workers/adapters/channel-gateway/port.ts";
import { openMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import { answerMetaChallenge } from "#workers/adapters/meta-graph/signature.ts";
import { openTelegramCall } from "#workers/adapters/telegram/telegram-inbound.ts";
import { openCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";
import { openEvolutionCall } from "#workers/adapters/whatsapp-gateway/evolution/inbound.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import { parseWebhookPath } from "#workers/adapters/whatsapp-gateway/webhook-secrets.ts";
import { openWahaCall } from "#workers/adapters/whatsapp-gateway/waha/inbound.ts";

import type { CloudCredentials } from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";
import { proveCloudNumber } from "#workers/adapters/whatsapp-gateway/cloud-api/number.ts";
import {
	findCloudChannels,
	findOfBusiness,
} from "#workers/data/queries/channels/cloud-channels.ts";
import { findExternalChannels } from "#workers/data/queries/channels/external-channels.ts";
import { createTellNotices } from "./account-notices.ts";
import { settleClaims } from "./cloud-claims.ts";
import { createGatewayWebhooks } from "./gateway-webhooks.ts";
import type { Runtime } from "../runtime.ts";
import type { Notify } from "../shell/notifications.ts";

/** Gateways keep calling an address that was derived from an earlier master key. */
function openWith(
	masterKeys: readonly [string, ...string[]],
	open: (masterKey: string) => OpenedWebhook,
): OpenedWebhook {
	// All keys are always tried, so that timing does not distinguish a valid path from a guess (I09).
	const opened = masterKeys.map(open);
	return opened.find(({ kind }) => kind !== "unknown_path") ?? { kind: "unknown_path" };
}

/** Asks Meta whether a token may use a phone number. */
export const createNumberProver =
	({ cloudApi: { graphUrl, graphVersion }, allowedPrivateHosts }: Runtime["config"]) =>
	(credentials: CloudCredentials) =>
		proveCloudNumber({
			connection: { baseUrl: graphUrl, allowedPrivateHosts },
			version: graphVersion,
			credentials,
		});

/** Names the own gateway that a verified address was made for. */
const ofServer = (segment: string, opened: OpenedWebhook) => ({
	...opened,
	ownId: parseWebhookPath(segment)?.ownId ?? null,
});

/** Webhook calls of gateways. */
export function wireGateways(runtime: Runtime, notify: Notify) {
	const { config, db, now, channel, log } = runtime;
	const { masterKeys, messenger } = config;
	const cloudApp = config.cloudApi.webhook;
	const pageApp = messenger.webhook;
	const claims = { ...runtime, proveNumber: createNumberProver(config) };
	return createGatewayWebhooks({
		openEvolution: (call) =>
			ofServer(
				call.segment,
				openWith(masterKeys, (key) => openEvolutionCall(key, call, now())),
			),
		openWaha: (call) =>
			ofServer(
				call.segment,
				openWith(masterKeys, (key) => openWahaCall(key, call)),
			),
		openTelegram: (call) => openWith(masterKeys, (key) => openTelegramCall(key, call)),
		cloud: cloudApp && {
			open: (call) => openCloudCall(call, cloudApp.appSecret),
			answerChallenge: (query) => answerMetaChallenge(query, cloudApp.verifyToken),
			findChannels: (phoneNumberIds) => findCloudChannels(db, phoneNumberIds),
			findOfBusiness: (businessId) => findOfBusiness(db, businessId),
			settleClaims: (phoneNumberIds) => settleClaims(claims, phoneNumberIds),
		},
		facebook: pageApp && {
			open: (call) => openMetaCall(call, { secrets: messenger.appSecrets, appId: messenger.appId }),
			findChannels: (ids) => findExternalChannels(db, ["messenger", "instagram"], ids),
		},
		channel,
		accountObject: runtime.accountObject,
		tellNotices: createTellNotices({ db, notify, hash: hashToken }),
		log,
	});
}
