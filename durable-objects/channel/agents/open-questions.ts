import type { HandOverReason } from "#app/domain/agents/answering.ts";
import type { TraceOutcome } from "#app/domain/agents/trace.ts";
import { type LaterMessage, laterReply, type OpenQuestion } from "#app/domain/agents/unanswered.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Gap } from "./traces.ts";

/** Questions of one agent that are read at once, the newest. */
const MAX_OPEN = 200;
/** Messages behind a question in which the team's answer is looked for. */
const LATER_ROWS = 30;

/** A question that was taken off the list, with whose words it is in. */
export type SettledQuestion = Pick<OpenQuestion, "question" | "at" | "contactId">;

interface OpenRow extends Record<string, SqlStorageValue> {
	n: number;
	contact: number;
	at: number;
	conversation_id: string;
	question: string;
	outcome: TraceOutcome;
	reason: HandOverReason | null;
	message_id: string | null;
	line_id: string | null;
}

/** Questions that nothing an agent knows answered, for the team to answer once and for all. */
export function createOpenQuestions({ sql, contacts }: { sql: SqlStorage; contacts: Contacts }) {
	const readLater = (contact: number, at: number): LaterMessage[] =>
		sql
			.exec<{ text: string; by: LaterMessage["by"] }>(
				`SELECT text, CASE WHEN direction = 'incoming' THEN 'customer'
					WHEN origin = 'agent' THEN 'agent' ELSE 'member' END AS by
				 FROM messages WHERE contact = ? AND sort_at > ? AND type = 'text' AND deleted = 0
					AND status IS NOT 'failed' ORDER BY sort_at, arrival LIMIT ?`,
				contact,
				at,
				LATER_ROWS,
			)
			.toArray();

	return {
		/** Newest first, at most MAX_OPEN. */
		list: (agentId: string): Omit<OpenQuestion, "channelId">[] =>
			sql
				.exec<OpenRow>(
					`SELECT n, contact, at, conversation_id, trace ->> 'question' AS question, outcome, reason,
						message_id, line_id
					 FROM agent_traces WHERE agent_id = ? AND gap = 'open' ORDER BY n DESC LIMIT ?`,
					agentId,
					MAX_OPEN,
				)
				.toArray()
				.map(({ n, contact, at, question, outcome, reason, ...row }) => {
					const { id: contactId, n: root } = contacts.root(contact);
					return {
						n,
						at,
						question,
						outcome,
						reason,
						contactId,
						conversationId: row.conversation_id,
						messageId: row.message_id ?? row.line_id,
						reply: laterReply(readLater(root, at)),
					};
				}),

		/** Takes questions off the list; those that are not open any more stay as they are. Answers those that were. */
		settle(
			agentId: string,
			questions: readonly { n: number; at: number }[],
			as: Exclude<Gap, "open">,
		): SettledQuestion[] {
			return questions.flatMap(({ n, at }) =>
				sql
					.exec<{ question: string; contact: number }>(
						`UPDATE agent_traces SET gap = ?
						 WHERE n = ? AND at = ? AND agent_id = ? AND gap = 'open'
						 RETURNING trace ->> 'question' AS question, contact`,
						as,
						n,
						at,
						agentId,
					)
					.toArray()
					.map(({ question, contact }) => ({ question, at, contactId: contacts.root(contact).id })),
			);
		},
	};
}
