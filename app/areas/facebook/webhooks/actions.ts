import { ok } from "#app/domain/result.ts";
import {
	type AnswerOf,
	bare,
	defineActions,
	type RequestOf,
} from "#app/middleware/define-actions.ts";
import { webhooksForms } from "./forms.ts";

/**
 * Actions of the webhooks page. `message`, `traceId`: Meta's on a refusal; `permissions`: only of
 * the intent `permissions`.
 */
export const webhooksActions = defineActions(webhooksForms, {
	create: async ({ services, signedIn }, draft) =>
		bare(await services.facebookWebhooks.create(signedIn, draft)),
	test: async ({ services, signedIn }, { id }) =>
		bare(await services.facebookWebhooks.test(signedIn, id)),
	remove: async ({ services, signedIn }, { id }) =>
		bare(await services.facebookWebhooks.remove(signedIn, id)),
	leave: async ({ services, signedIn }) => bare(await services.facebookLogin.remove(signedIn)),
	permissions: async ({ services, signedIn }) => {
		const listed = await services.facebookPermissions.list(signedIn);
		return listed.ok ? ok({ permissions: listed.permissions }) : { ok: false, ...listed.fault };
	},
});
export type WebhooksAnswer = AnswerOf<typeof webhooksActions>;
export type WebhooksRequest = RequestOf<typeof webhooksForms>;
