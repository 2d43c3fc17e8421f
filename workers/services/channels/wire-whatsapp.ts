/** Wires what only WhatsApp numbers have: creation, settings, API keys and webhooks. */
import { timingSafeEqual } from "node:crypto";
import { fail, ok } from "#app/domain/result.ts";
import { createCustomerWebhook } from "#workers/adapters/customer-webhook/http.ts";

import type { FileStore } from "#workers/adapters/file-store/port.ts";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { signWebhook } from "#workers/adapters/secrets/webhook-signature.ts";
import {
	parseCloudCredentials,
	sealCloudCredentials,
} from "#workers/adapters/whatsapp-gateway/cloud-api/credentials.ts";
import { sealOwnGateway } from "#workers/adapters/whatsapp-gateway/own-gateway.ts";
import { listOfferedGateways } from "#workers/adapters/whatsapp-gateway/index.ts";
import type { RecordActivity } from "../team/activity.ts";
import { createApiKeysService } from "../settings/api-keys.ts";
import { createAutomationTeller, createAutomations } from "../integrations/automations.ts";
import type { ReadCredentials } from "./cloud-credentials.ts";
import { wireEmbeddedSignUp } from "./wire-embedded-signup.ts";
import { createTellDesk } from "../desk/tell-desk.ts";
import { createInstanceSettingsService } from "./settings.ts";
import type { Runtime } from "../runtime.ts";
import type { Notify } from "../shell/notifications.ts";
import { createNumberProver } from "./wire-gateways.ts";
import { createWebhookDeliveries } from "../webhooks/deliveries.ts";
import { createWebhooksOut } from "../webhooks/deliver.ts";
import { createWhatsAppService } from "./whatsapp.ts";

const readCredentials: ReadCredentials = (typed) => {
	const parsed = parseCloudCredentials(typed);
	if (!parsed.ok) return fail("credentials_invalid");
	const credentials = parsed.value;
	return ok({
		credentials,
		seal: (sealer, place) => sealCloudCredentials(sealer, place, credentials),
	});
};

/** Compares two hashes in hex in constant time. */
function isSameHash(a: string, b: string): boolean {
	const [one, other] = [Buffer.from(a), Buffer.from(b)];
	return one.length === other.length && timingSafeEqual(one, other);
}

export function wireWhatsApp(
	runtime: Runtime,
	others: { files: FileStore | null; notify: Notify; record: RecordActivity },
) {
	const { vendorHosts } = runtime.config;
	const shared = {
		...runtime,
		...others,
		offeredGateways: listOfferedGateways(runtime.config),
		readCredentials,
		sealOwnGateway,
		proveNumber: createNumberProver(runtime.config),
		createSecret: () => `whsec_${createToken()}`,
		notifyAutomations: createAutomations(runtime).notifyChannels,
		tellDesk: createTellDesk(runtime).tellDesk,
		notifyAutomation: createAutomationTeller(runtime),
	};
	const whatsapp = createWhatsAppService(shared);
	const instanceSettings = createInstanceSettingsService(shared);
	return {
		whatsapp,
		instanceSettings,
		embeddedSignUp: wireEmbeddedSignUp(runtime, { whatsapp, instanceSettings }),
		webhookDeliveries: createWebhookDeliveries(shared),
		webhooksOut: createWebhooksOut({
			...shared,

			webhook: createCustomerWebhook({ ...runtime.guards, vendorHosts }),
			sign: signWebhook,
		}),
		apiKeys: createApiKeysService({ ...shared, createToken, hashToken, isSameHash }),
		/** Whether one more call with this channel's API key passes. */
		allowsApiCall: (channelId: string) => runtime.limit("api", channelId),
	};
}
