import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { deskForms } from "./forms.ts";

/** Actions of the hours' page; the service asks for the permission. */
export const deskActions = defineActions(deskForms, {
	save: ({ services, signedIn }, { hours, ...owner }) =>
		services.deskHours.save(signedIn, owner, hours),
	reset: ({ services, signedIn }, owner) => services.deskHours.reset(signedIn, owner),
});
export type DeskAnswer = AnswerOf<typeof deskActions>;
