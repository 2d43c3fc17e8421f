import {
	type AnswerOf,
	bare,
	defineActions,
	type RequestOf,
} from "#app/middleware/define-actions.ts";
import { letterForms } from "./forms.ts";

/** Actions on failed jobs and on the workspace's key. `count`: how many jobs were changed. */
export const letterActions = defineActions(letterForms, {
	replay: ({ services, signedIn }, { ids }) => services.deadLetters.replay(signedIn, { ids }),
	replay_queue: ({ services, signedIn }, { queue }) =>
		services.deadLetters.replay(signedIn, { queue }),
	discard: ({ services, signedIn }, { ids }) => services.deadLetters.discard(signedIn, ids),
	renew_key: async ({ services, signedIn }) => bare(await services.keyRotation.renew(signedIn)),
});
export type LetterAnswer = AnswerOf<typeof letterActions>;
export type LetterRequest = RequestOf<typeof letterForms>;
