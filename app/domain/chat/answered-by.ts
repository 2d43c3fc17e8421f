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

/** Who answers a conversation; null where no agent is involved, so there is nothing to show or change. */
export function findAnsweredBy({ closedAt, conversation }: Answered): AnsweredBy | null {
	if (closedAt !== null || !conversation?.agent) return null;
	return { handler: conversation.handler, agent: conversation.agent };
}
