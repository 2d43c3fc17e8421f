import { ok } from "#app/domain/result.ts";
import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { integrationForms } from "./forms.ts";

/** Actions of the page. `secret` signs an automation's events and is returned only once. */
export const integrationActions = defineActions(integrationForms, {
	create: ({ services, signedIn }, { filled }) => services.integrations.create(signedIn, filled),
	update: async ({ services, signedIn }, { id, filled }) =>
		bare(await services.integrations.update(signedIn, id, filled)),
	test: async ({ services, signedIn }, { id = null, filled }) => {
		const tested = await services.integrations.test(signedIn, { ...filled, id });
		return tested.ok ? ok({ test: tested.value }) : tested;
	},
	check: async ({ services, signedIn }, { id = null }) =>
		bare(await services.integrations.checkNow(signedIn, id)),
	refresh: async ({ services, signedIn }, { id }) =>
		bare(await services.integrations.refresh(signedIn, id)),
	remove: async ({ services, signedIn }, { id }) =>
		bare(await services.integrations.remove(signedIn, id)),
	resume: async ({ services, signedIn }, { id }) =>
		bare(await services.integrations.resume(signedIn, id)),
	"renew-secret": ({ services, signedIn }, { id }) =>
		services.integrations.renewSecret(signedIn, id),
	deliveries: async ({ services, signedIn }, { id }) => {
		const read = await services.integrations.deliveries(signedIn, id);
		return read.ok ? ok({ deliveries: read.value }) : read;
	},
	replay: async ({ services, signedIn }, { id, deliveryId }) =>
		bare(await services.integrations.replay(signedIn, id, deliveryId)),
});
export type IntegrationsAnswer = AnswerOf<typeof integrationActions>;
