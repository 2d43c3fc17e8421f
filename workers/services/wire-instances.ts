/** Wires what belongs to instances: making, settings, keys and what their webhooks are told. */
import { timingSafeEqual } from "node:crypto";
import { fail, ok } from "#app/domain/result.ts";
import { createCustomerWebhook } from "#workers/adapters/customer-webhook/http.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { signWebhook } from "#workers/adapters/secrets/webhook-signature.ts";
import {
	parseCloudCredentials,
	sealCloudCredentials,
} from "#workers/adapters/whatsapp-gateway/cloud-credentials.ts";
import { listOfferedGateways } from "#workers/adapters/whatsapp-gateway/index.ts";
import type { RecordActivity } from "./activity.ts";
import { createApiKeysService } from "./api-keys.ts";
import { createAutomationTeller, createAutomations } from "./automations.ts";
import type { ReadCredentials } from "./cloud-credentials.ts";
import { createInstanceSettingsService } from "./instance-settings.ts";
import type { Means } from "./means.ts";
import type { Notify } from "./notifications.ts";
import { createNumberProver } from "./wire-gateways.ts";
import { createWebhookDesk } from "./webhook-desk.ts";
import { createWebhooksOut } from "./webhooks-out.ts";
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

/** Of two hashes in hex; how long it takes says nothing about where they differ. */
function isSameHash(a: string, b: string): boolean {
	const [one, other] = [Buffer.from(a), Buffer.from(b)];
	return one.length === other.length && timingSafeEqual(one, other);
}

/** A number in [0, 1). */
const drawChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

export function wireInstances(means: Means, others: { notify: Notify; record: RecordActivity }) {
	const { publicUrl, allowedPrivateHosts, masterKeys, vendorHosts } = means.config;
	const shared = {
		...means,
		...others,
		publicUrl,
		allowedPrivateHosts,
		offeredGateways: listOfferedGateways(means.config),
		createSealer: (workspaceId: string, dataKeyWrapped: string) =>
			createSealer({ masterKeys, workspaceId, dataKeyWrapped }),
		readCredentials,
		proveNumber: createNumberProver(means.config),
		createSecret: () => `whsec_${createToken()}`,
		tellAutomations: createAutomations(means).tellChannels,
		tellAutomation: createAutomationTeller(means),
	};
	return {
		whatsapp: createWhatsAppService(shared),
		instanceSettings: createInstanceSettingsService(shared),
		webhookDesk: createWebhookDesk(shared),
		webhooksOut: createWebhooksOut({
			...shared,
			chance: drawChance,
			webhook: createCustomerWebhook({ ...means.guards, vendorHosts }),
			sign: signWebhook,
		}),
		apiKeys: createApiKeysService({ ...shared, createToken, hashToken, isSameHash }),
		/** Whether one more call with the key of this channel passes. */
		allowsApiCall: (channelId: string) => means.limit("api", channelId),
	};
}
