import {
	type AnswerOf,
	bare,
	defineActions,
	type RequestOf,
} from "#app/middleware/define-actions.ts";
import { letterForms } from "./forms.ts";

/**
 * Actions on failed jobs, on the workspace's key and on its list of conversations. `count`: how many jobs were changed;
 * `listed`, `told`, `untold`: conversations in the list, and channels whose conversations are in it or not yet.
 */
export const letterActions = defineActions(letterForms, {
	replay: ({ services, signedIn }, { ids }) => services.deadLetters.replay(signedIn, { ids }),
	replay_queue: ({ services, signedIn }, { queue }) =>
		services.deadLetters.replay(signedIn, { queue }),
	discard: ({ services, signedIn }, { ids }) => services.deadLetters.discard(signedIn, ids),
	rebuild_conversations: ({ services, signedIn }) => services.conversationRebuild.run(signedIn),
	renew_key: async ({ services, signedIn }) => bare(await services.keyRotation.renew(signedIn)),
});
export type LetterAnswer = AnswerOf<typeof letterActions>;
export type LetterRequest = RequestOf<typeof letterForms>;
