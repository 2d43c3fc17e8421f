import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { ruleForms } from "./forms.ts";

/** Actions of the page of rules; the service asks for the permission. */
export const ruleActions = defineActions(ruleForms, {
	create: ({ services, signedIn }, input) => services.rules.create(signedIn, input),
	change: ({ services, signedIn }, { id, ...typed }) => services.rules.change(signedIn, id, typed),
	switch: ({ services, signedIn }, { id, isOn }) => services.rules.switch(signedIn, id, isOn),
	remove: ({ services, signedIn }, { id }) => services.rules.remove(signedIn, id),
	order: ({ services, signedIn }, { ids }) => services.rules.order(signedIn, ids),
	conversations: ({ services, signedIn }) => services.rules.listConversations(signedIn),
	try: ({ services, signedIn }, { body, ...place }) =>
		services.rules.tryOut(signedIn, place, { body }),
});
export type RulesAnswer = AnswerOf<typeof ruleActions>;
