import { type AnswerOf, defineActions } from "#app/middleware/define-actions.ts";
import { agentForms } from "./forms.ts";

/** Actions on an agent, from a card of the list or from the agent's page. */
export const agentActions = defineActions(agentForms, {
	pause: ({ services, signedIn }, { id }) => services.agents.pause(signedIn, id),
	resume: ({ services, signedIn }, { id }) => services.agents.resume(signedIn, id),
	remove: ({ services, signedIn }, { id }) => services.agents.remove(signedIn, id),
});
export type AgentAnswer = AnswerOf<typeof agentActions>;
export type AgentIntent = keyof typeof agentForms;
