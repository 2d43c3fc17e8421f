import { href, redirect } from "react-router";
import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { findCloud, settingsForms } from "./forms.ts";

/** Actions of the page. A secret or key is only in the answer that created it. */
export const settingsActions = defineActions(settingsForms, {
	save: ({ services, signedIn, params }, input) => {
		const { autoReconnect, autoReadMessages, rejectCalls, enableChatPresence } = input;
		const { receiveMessageStatus, ignoreGroups, onSend, onReceive, onConnect, onDisconnect } =
			input;
		return services.instanceSettings.save(signedIn, params.instanceId ?? "", {
			name: input.name,
			webhookUrl: input.webhookUrl,
			behaviour: {
				autoReconnect,
				autoReadMessages,
				rejectCalls,
				enableChatPresence,
				receiveMessageStatus,
				ignoreGroups,
			},
			switches: { onSend, onReceive, onConnect, onDisconnect },
			cloud: findCloud(input),
		});
	},
	"switch-gateway": ({ services, signedIn, params }, input) =>
		services.instanceSettings.switchGateway(signedIn, params.instanceId ?? "", {
			gateway: input.gateway,
			cloud: findCloud(input),
		}),
	"rotate-secret": ({ services, signedIn, params }) =>
		services.instanceSettings.rotateSecret(signedIn, params.instanceId ?? ""),
	"create-key": ({ services, signedIn, params }) =>
		services.apiKeys.create(signedIn, params.instanceId ?? ""),
	"revoke-key": ({ services, signedIn, params }) =>
		services.apiKeys.revoke(signedIn, params.instanceId ?? ""),
	"send-test": async ({ services, signedIn, params }) =>
		bare(await services.webhookDeliveries.sendTest(signedIn, params.instanceId ?? "")),
	replay: async ({ services, signedIn, params }, { id }) =>
		bare(await services.webhookDeliveries.replay(signedIn, params.instanceId ?? "", id)),
	resume: ({ services, signedIn, params }) =>
		services.webhookDeliveries.resume(signedIn, params.instanceId ?? ""),
	remove: async ({ services, signedIn, params }) => {
		const removed = await services.whatsapp.remove(signedIn, params.instanceId ?? "");
		return removed.ok ? redirect(href("/whatsapp/instances")) : removed;
	},
});
export type SettingsAnswer = AnswerOf<typeof settingsActions>;
