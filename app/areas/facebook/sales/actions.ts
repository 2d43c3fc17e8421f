import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { adSalesForms } from "./forms.ts";

/** What the page's form asks for. */
export const adSalesActions = defineActions(adSalesForms, {
	sending: async ({ services, signedIn }, sending) =>
		bare(await services.adSales.saveSending(signedIn, sending)),
});
export type AdSalesAnswer = AnswerOf<typeof adSalesActions>;
