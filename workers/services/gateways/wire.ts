/** Wires gateways of workspaces and their apps of Meta. */
import {
	metaAppPath,
	openMetaAppPath,
	proveMetaApp,
} from "#workers/adapters/meta-graph/own-app.ts";
import { answerMetaChallenge } from "#workers/adapters/meta-graph/signature.ts";
import { openMetaCall } from "#workers/adapters/messenger/messenger-webhook.ts";
import { openCloudCall } from "#workers/adapters/whatsapp-gateway/cloud-api/webhook.ts";
import { sealOwnGateway } from "#workers/adapters/whatsapp-gateway/own-gateway.ts";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { listOfferedTypes } from "#workers/adapters/channel-gateway/index.ts";
import { checkGateway } from "#workers/adapters/whatsapp-gateway/check-gateway.ts";
import { listOfferedGateways } from "#workers/adapters/whatsapp-gateway/index.ts";
import { createTellNotices } from "../channels/account-notices.ts";
import { createNumberProver } from "../channels/wire-gateways.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { Runtime } from "../runtime.ts";
import type { Notify } from "../shell/notifications.ts";
import { createGatewaysService } from "./gateways.ts";
import { createMetaAppsService, viewMetaApp } from "./meta-apps.ts";
import { createOwnMetaWebhooks } from "./own-meta-webhooks.ts";

export function wireOwnGateways(
	runtime: Runtime,
	{ record, notify }: { record: RecordActivity; notify: Notify },
) {
	const { config, guards, publicUrl } = runtime;
	const { graphUrl, graphVersion, webhook } = config.cloudApi;
	const callbackUrl = (id: string) => new URL(metaAppPath(config.masterKey, id), publicUrl).href;
	const offersPages = listOfferedTypes(config).includes("messenger");
	const shared = { ...runtime, record, callbackUrl };
	return {
		gateways: createGatewaysService({
			...shared,
			sealOwnGateway,
			offeredGateways: listOfferedGateways(config),
			offersPages,
			viewApp: (row, sealer, channels) => viewMetaApp(callbackUrl, row, sealer, channels),
			createVerifyToken: createToken,
			check: ({ url, ...asked }) => checkGateway({ ...guards, baseUrl: url }, asked),
		}),
		metaApps: createMetaAppsService({
			...shared,
			offersMeta: webhook !== null && offersPages,
			prove: (app) =>
				proveMetaApp(
					{ baseUrl: graphUrl, allowedPrivateHosts: config.allowedPrivateHosts },
					graphVersion,
					app,
				),
		}),
		ownMetaWebhooks: createOwnMetaWebhooks({
			...runtime,
			claims: { ...runtime, proveNumber: createNumberProver(config) },
			answerChallenge: answerMetaChallenge,
			openPages: (call, { secret, appId }) => openMetaCall(call, { secrets: [secret], appId }),
			openCloud: openCloudCall,
			tellNotices: createTellNotices({ db: runtime.db, notify, hash: hashToken }),
			openPath: (segment) => openMetaAppPath(config.masterKeys, segment),
		}),
	};
}
