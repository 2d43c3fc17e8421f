import type { GatewayCall, OpenedWebhook } from "#workers/adapters/channel-gateway/port.ts";
import {
	parseEvolutionWebhook,
	redactEvolutionWebhook,
	verifyEvolutionWebhook,
} from "./webhook.ts";
import { instanceRefOf, openWebhookPath } from "../webhook-secrets.ts";

/**
 * Verifies a call of Evolution and translates it. The channel comes from the secret path, and the body must name the
 * same instance (I08, I13). Never throws.
 */
export function openEvolutionCall(
	masterKey: string,
	call: GatewayCall,
	nowMs: number,
): OpenedWebhook {
	const path = openWebhookPath(masterKey, call.segment);
	if (!path) return { kind: "unknown_path" };
	const { channelId, secrets } = path;
	const proof = verifyEvolutionWebhook({
		authorization: call.authorization,
		headerToken: call.headerToken,
		headerSecret: secrets.headerSecret,
		jwtSecret: secrets.jwtSecret,
		nowMs,
	});
	if (proof === "refused") return { kind: "unproved", channelId };
	const parsed = parseEvolutionWebhook(call.body, instanceRefOf(channelId));
	switch (parsed.kind) {
		case "foreign":
			return { kind: "unproved", channelId };
		case "quarantine":
			return { ...parsed, channelId, body: redactEvolutionWebhook(call.body) };
		case "events":
			return {
				kind: "events",
				channelId,
				events: parsed.events,
				unread: parsed.unread
					? { reason: parsed.unread, body: redactEvolutionWebhook(call.body) }
					: null,
			};
		case "ignored":
		case "damaged":
			return { ...parsed, channelId };
	}
}
