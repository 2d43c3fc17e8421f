import { redirect } from "react-router";
import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { subscriptionForms } from "./forms.ts";

/** Actions of the subscription page; two of them redirect to the payment provider. */
export const subscriptionActions = defineActions(subscriptionForms, {
	checkout: async ({ services, signedIn, locale }, { plan }) => {
		const opened = await services.billing.startCheckout(signedIn, { plan, locale });
		return opened.ok ? redirect(opened.value.url) : opened;
	},
	portal: async ({ services, signedIn, locale }) => {
		const opened = await services.billing.openPortal(signedIn, locale);
		return opened.ok ? redirect(opened.value.url) : opened;
	},
	refresh: async ({ services, signedIn }) => bare(await services.billing.refresh(signedIn)),
});
export type SubscriptionAnswer = AnswerOf<typeof subscriptionActions>;
