import type { GatewayCall, OpenedWebhook } from "#workers/adapters/whatsapp-gateway/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { InstanceStub } from "./instance-stub.ts";

export interface GatewayWebhookDeps {
	openEvolution(call: GatewayCall): OpenedWebhook;
	instance(channelId: string): InstanceStub;
	log: Log;
}

export type WebhookOutcome = "stored" | "ignored" | "gone" | "full" | "unknown_path" | "unproved";

/**
 * Gateways' calls: verify, translate, one RPC with the whole batch. Nothing else is read or
 * written on this path; the answer leaves after the object has stored it.
 */
export function createGatewayWebhooks(deps: GatewayWebhookDeps) {
	return {
		/** @throws when the object cannot store it: the edge answers 503 and the gateway retries */
		async receiveEvolution(call: GatewayCall): Promise<WebhookOutcome> {
			const opened = deps.openEvolution(call);
			switch (opened.kind) {
				case "unknown_path":
					return "unknown_path";
				case "unproved":
					deps.log({ event: "webhook_unproved", level: "security", channelId: opened.channelId });
					return "unproved";
				case "ignored":
					return "ignored";
				case "quarantine":
					return deps.instance(opened.channelId).quarantine(opened.reason, opened.body);
				case "events":
					return deps.instance(opened.channelId).receive(opened.events, opened.unread);
			}
		},
	};
}
