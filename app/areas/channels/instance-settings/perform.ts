import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { servicesContext, signedInContext } from "#app/context.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { findCloud, type SettingsForm, type SettingsRequest } from "./forms.ts";

/** What a form is told. A secret or a key is in the answer that made it, and never again. */
export interface SettingsAnswer {
	form: SettingsForm | null;
	/** Null: done. */
	code: ErrorCode | null;
	secret?: string | null;
	key?: string;
}

type Outcome = Result<Omit<SettingsAnswer, "form" | "code"> | null | object, ErrorCode>;

/** Does what a form of the page asks for. */
export function perform(
	context: Readonly<RouterContextProvider>,
	instanceId: string,
	asked: SettingsRequest,
): Promise<Outcome> {
	const { instanceSettings, apiKeys, webhookDeliveries, whatsapp } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	switch (asked.form) {
		case "save": {
			const { autoReconnect, autoReadMessages, rejectCalls, enableChatPresence } = asked;
			const { receiveMessageStatus, onSend, onReceive, onConnect, onDisconnect } = asked;
			return instanceSettings.save(signedIn, instanceId, {
				name: asked.name,
				webhookUrl: asked.webhookUrl,
				behaviour: {
					autoReconnect,
					autoReadMessages,
					rejectCalls,
					enableChatPresence,
					receiveMessageStatus,
				},
				switches: { onSend, onReceive, onConnect, onDisconnect },
				cloud: findCloud(asked),
			});
		}
		case "switch-gateway":
			return instanceSettings.switchGateway(signedIn, instanceId, {
				gateway: asked.gateway,
				cloud: findCloud(asked),
			});
		case "rotate-secret":
			return instanceSettings.rotateSecret(signedIn, instanceId);
		case "create-key":
			return apiKeys.create(signedIn, instanceId);
		case "revoke-key":
			return apiKeys.revoke(signedIn, instanceId);
		case "send-test":
			return withoutValue(webhookDeliveries.sendTest(signedIn, instanceId));
		case "replay":
			return withoutValue(webhookDeliveries.replay(signedIn, instanceId, asked.id));
		case "resume":
			return webhookDeliveries.resume(signedIn, instanceId);
		case "remove":
			return whatsapp.remove(signedIn, instanceId);
	}
}

async function withoutValue(done: Promise<Result<unknown, ErrorCode>>): Promise<Outcome> {
	const outcome = await done;
	return outcome.ok ? ok(null) : outcome;
}
