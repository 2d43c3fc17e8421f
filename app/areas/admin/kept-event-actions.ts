import { ok } from "#app/domain/result.ts";
import { type AnswerOf, defineActions, type RequestOf } from "#app/middleware/define-actions.ts";
import { keptEventForms } from "./forms.ts";

/**
 * Actions on kept events. `done`: how many events succeeded; `failed`: how many a replay left in
 * the list; `body`: content of one event.
 */
export const keptEventActions = defineActions(keptEventForms, {
	replay: ({ services, signedIn }, input) => services.keptEvents.replay(signedIn, input),
	discard: async ({ services, signedIn }, input) => {
		const count = await services.keptEvents.discard(signedIn, input);
		return count.ok ? ok({ done: count.value }) : count;
	},
	read: async ({ services, signedIn }, { channelId, numbers: [n = 0] }) => {
		const body = await services.keptEvents.read(signedIn, { channelId, n });
		return body.ok ? ok({ body: body.value }) : body;
	},
});
export type KeptEventAnswer = AnswerOf<typeof keptEventActions>;
export type KeptEventRequest = RequestOf<typeof keptEventForms>;
