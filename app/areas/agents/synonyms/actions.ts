import {
	type AnswerOf,
	bare,
	defineActions,
	type RequestOf,
} from "#app/middleware/define-actions.ts";
import { synonymForms } from "./forms.ts";

/** What members do with words that mean the same. */
export const synonymActions = defineActions(synonymForms, {
	save: async ({ services, signedIn }, { id, words }) =>
		bare(await services.knowledgeSynonyms.save(signedIn, id ?? null, words)),
	remove: async ({ services, signedIn }, { id }) =>
		bare(await services.knowledgeSynonyms.remove(signedIn, id)),
	accept: async ({ services, signedIn }, pair) =>
		bare(await services.knowledgeSynonyms.accept(signedIn, pair)),
	dismiss: async ({ services, signedIn }, pair) =>
		bare(await services.knowledgeSynonyms.dismiss(signedIn, pair)),
});
export type SynonymRequest = RequestOf<typeof synonymForms>;
export type SynonymAnswer = AnswerOf<typeof synonymActions>;
