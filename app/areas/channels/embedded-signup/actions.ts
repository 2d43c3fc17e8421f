import { isSignUpRefusal } from "#app/domain/channels/embedded-signup.ts";
import { fail, ok } from "#app/domain/result.ts";
import { type AnswerOf, bare, defineActions } from "#app/middleware/define-actions.ts";
import { signUpForms } from "./forms.ts";

/** Actions of the page. `refusal`: the sign-up brought no number, and why. */
export const signUpActions = defineActions(signUpForms, {
	finish: async ({ services, signedIn }, { phoneNumberId, channelId, ...told }) => {
		const finished = await services.embeddedSignUp.finish(signedIn, {
			...told,
			phoneNumberId: phoneNumberId ?? null,
			channelId: channelId ?? null,
		});
		if (finished.ok) return ok({ id: finished.value.id, refusal: null });
		const { code } = finished;
		return isSignUpRefusal(code) ? ok({ id: null, refusal: code }) : fail(code);
	},
	"go-on": async ({ services, signedIn }, { channelId, pin }) =>
		bare(await services.embeddedSignUp.goOn(signedIn, channelId, pin ?? null)),
});
export type SignUpAnswer = AnswerOf<typeof signUpActions>;
