import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { signInMeta } from "#app/middleware/request-meta.ts";
import { setupForms } from "./forms.ts";

/** Actions of the setup page; the service decides who may. */
export const setupActions = defineActions(setupForms, {
	test: ({ services, signedIn }, { item }) => services.installation.test(signedIn, item),
	reset_link: ({ services, signedIn }, { email }) =>
		services.installation.createResetLink(signedIn, email),
	claim: async ({ services, signedIn, request, locale }, { token }) => {
		const meta = signInMeta(request, new URL(request.url), locale);
		return bare(await services.installation.claim(token, signedIn, meta));
	},
});
export type SetupAnswer = AnswerOf<typeof setupActions>;
