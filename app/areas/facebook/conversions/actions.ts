import { ok } from "#app/domain/result.ts";
import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { conversionForms } from "./forms.ts";

/** Actions of the page. `event`: the stored event, with the result of sending it. */
export const conversionActions = defineActions(conversionForms, {
	send: async ({ services, signedIn, request }, draft) => {
		const userAgent = request.headers.get("user-agent") ?? "";
		const sent = await services.facebookConversions.send(signedIn, draft, userAgent);
		return sent.ok ? ok({ event: sent.value }) : sent;
	},
	retry: async ({ services, signedIn }, { eventId }) => {
		const sent = await services.facebookConversions.retry(signedIn, eventId);
		return sent.ok ? ok({ event: sent.value }) : sent;
	},
});
export type ConversionAnswer = AnswerOf<typeof conversionActions>;
