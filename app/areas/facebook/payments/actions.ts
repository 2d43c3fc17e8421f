import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { paymentForms } from "./forms.ts";

/** Actions of the shop's page. */
export const paymentActions = defineActions(paymentForms, {
	confirm: async ({ services, signedIn }, { signedRequest }) =>
		bare(await services.facebookPayments.confirm(signedIn, signedRequest)),
	consume: async ({ services, signedIn }, { paymentId }) =>
		bare(await services.facebookPayments.consume(signedIn, paymentId)),
});
export type PaymentAnswer = AnswerOf<typeof paymentActions>;
