// Who answers a conversation, as the inbox tells it.
import type { Handler } from "../agents/answering.ts";

/** What telling it needs to know of a contact. */
export interface Answered {
	closedAt: number | null;
	conversation: { handler: Handler; agent: { id: string; name: string } | null } | null;
}

/** Who answers now, and the agent that does or would. */
export interface AnsweredBy {
	handler: Handler;
	agent: { id: string; name: string };
}

/** Null where no agent has a part in it: then there is nothing to tell and nothing to change. */
export function findAnsweredBy({ closedAt, conversation }: Answered): AnsweredBy | null {
	if (closedAt !== null || !conversation?.agent) return null;
	return { handler: conversation.handler, agent: conversation.agent };
}

/** The agent left it to people and nobody has come yet. */
export const isWaitingForPerson = (answered: Answered): boolean =>
	findAnsweredBy(answered)?.handler === "nobody";
