import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { marketingForms } from "./forms.ts";

/**
 * Actions of the marketing page. `name`: owner of the token, or the account's name; `message`:
 * Meta's message on a refusal. No answer contains a token.
 */
export const marketingActions = defineActions(marketingForms, {
	validate: ({ services, signedIn }, { token, accountId }) =>
		services.facebookAccounts.validateToken(
			signedIn,
			accountId === "" ? { token } : { token, accountId },
		),
	add: ({ services, signedIn }, input) => services.facebookAccounts.add(signedIn, input),
	sync: async ({ services, signedIn }, { accountId, kind }) =>
		bare(await services.facebookSync.start(signedIn, accountId, kind)),
	remove: async ({ services, signedIn }, { accountId }) =>
		bare(await services.facebookAccounts.remove(signedIn, accountId)),
});
export type MarketingAnswer = AnswerOf<typeof marketingActions>;
