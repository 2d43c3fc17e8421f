import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { healthForms } from "./forms.ts";

/** Actions on the installation's health; the service decides who may. */
export const healthActions = defineActions(healthForms, {
	target: async ({ services, signedIn, locale }, typed) =>
		bare(await services.alarms.setTarget(signedIn, typed, locale)),
});
export type HealthAnswer = AnswerOf<typeof healthActions>;
