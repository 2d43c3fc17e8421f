import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { cannedResponseForms } from "./forms.ts";

/** Actions of the page of ready answers; the service asks for the permission. */
export const cannedResponseActions = defineActions(cannedResponseForms, {
	create: ({ services, signedIn }, input) => services.cannedResponses.create(signedIn, input),
	change: ({ services, signedIn }, { id, ...texts }) =>
		services.cannedResponses.change(signedIn, id, texts),
	remove: ({ services, signedIn }, { id }) => services.cannedResponses.remove(signedIn, id),
	favourite: ({ services, signedIn }, { id, mark }) =>
		services.cannedResponses.setFavourite(signedIn, id, mark === "on"),
	import: ({ services, signedIn }, { csv, owner }) =>
		services.cannedResponses.importCsv(signedIn, csv, owner),
});
export type CannedResponsesAnswer = AnswerOf<typeof cannedResponseActions>;
