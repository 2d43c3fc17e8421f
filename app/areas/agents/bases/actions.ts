import {
	type AnswerOf,
	bare,
	defineActions,
	type RequestOf,
} from "#app/middleware/define-actions.ts";
import { baseForms } from "./forms.ts";

/** What members do with bases, on any page that shows them. */
export const baseActions = defineActions(baseForms, {
	async add({ services, signedIn }, { name }) {
		const added = await services.knowledgeBases.add(signedIn, name);
		return added.ok ? { ok: true, value: { baseId: added.value.id } } : added;
	},
	rename: async ({ services, signedIn }, { baseId, name }) =>
		bare(await services.knowledgeBases.rename(signedIn, baseId, name)),
	remove: async ({ services, signedIn }, { baseId }) =>
		bare(await services.knowledgeBases.remove(signedIn, baseId)),
	attach: async ({ services, signedIn }, { agentId, baseId }) =>
		bare(await services.knowledgeBases.attach(signedIn, agentId, baseId, true)),
	detach: async ({ services, signedIn }, { agentId, baseId }) =>
		bare(await services.knowledgeBases.attach(signedIn, agentId, baseId, false)),
	semantic: async ({ services, signedIn }, { by, integrationId, model }) =>
		bare(
			await services.semanticChoices.choose(
				signedIn,
				by === "key" ? { by, integrationId, model } : { by },
			),
		),
});
export type BaseRequest = RequestOf<typeof baseForms>;
export type BaseAnswer = AnswerOf<typeof baseActions>;
