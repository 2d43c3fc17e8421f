import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import type { Contacts } from "./contacts.ts";
import { createLeases } from "./lease.ts";
import type { Ledger } from "./ledger.ts";
import type { Outbox } from "./outbox.ts";
import { createAgentAnswers, createReplies } from "./replies.ts";
import { createReplyDesk } from "./reply-desk.ts";
import { createReplySpeaker, type ReplySpeakerParts } from "./reply-speaker.ts";
import { createReplyTaker } from "./reply-taker.ts";
import { createSpending } from "./spending.ts";

export interface AnsweringParts extends Pick<
	ReplySpeakerParts,
	"channelId" | "maxTextLength" | "write"
> {
	/** An agent is about to answer: the conversation counts from now on. */
	noteAnswered(contact: number): void;
	sql: SqlStorage;
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	/** Who answers new conversations of the channel by itself; null: nobody but people. */
	agent(): ChannelAgent | null;
}

export type Answering = ReturnType<typeof createAnswering>;

/** Agents in the inbox of one channel: who answers, what they owe, what of it may leave. */
export function createAnswering(parts: AnsweringParts) {
	const { sql, agent } = parts;
	const replies = createReplies(sql);
	const answers = createAgentAnswers(sql);
	const own = { ...parts, replies, answers };
	const leases = createLeases(own);
	const speaker = createReplySpeaker({ ...own, leases });
	const spending = createSpending(sql);
	const desk = createReplyDesk({
		...own,
		leases,
		speaker,
		spending,
		debounceMs: () => agent()?.debounceMs ?? null,
	});
	const { submit } = createReplyTaker({ ...own, speaker, findWanted: desk.findWanted });
	return { ...desk, submit, leases, adopt: answers.adopt, forgetAll: replies.forgetAll };
}
