import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { Contacts } from "../people/contacts.ts";
import { createActs } from "./acts.ts";
import { createLeases } from "../dialogues/lease.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Outbox } from "../sending/outbox.ts";
import { createAgentAnswers, createReplies } from "./replies.ts";
import { createReplyJobs } from "./reply-jobs.ts";
import { createReplyMessages, type ReplyMessagesParts } from "./reply-messages.ts";
import { createReplyOutcomes } from "./reply-outcomes.ts";
import { createSpending } from "./spending.ts";
import { createOpenQuestions } from "./open-questions.ts";
import { createTraceFigures } from "./trace-figures.ts";
import { createTraceKeeper } from "./trace-keeper.ts";
import { createTraces } from "./traces.ts";
import { createTranscripts } from "./transcripts.ts";

export interface AnsweringParts extends Pick<
	ReplyMessagesParts,
	"channelId" | "maxTextLength" | "answerStyle" | "write" | "isOverCeiling"
> {
	/** An agent set labels; `before`: those there were. */
	noteLabels(contact: number, before: readonly string[], now: number): void;
	/** Called before an agent answers: the conversation counts against the plan from then on. */
	noteAnswered(contact: number): void;
	sql: SqlStorage;
	contacts: Contacts;
	ledger: Ledger;
	outbox: Outbox;
	/** What the channel takes of files. */
	fileRules(): NonNullable<GatewayCapabilities["files"]>;
	/** The agent that answers new conversations; null: members only. */
	agent(): ChannelAgent | null;
}

export type Answering = ReturnType<typeof createAnswering>;

/**
 * Agents in the inbox of one channel: who answers each conversation, which replies are pending, and which
 * texts may be sent.
 */
export function createAnswering(parts: AnsweringParts) {
	const { sql, agent } = parts;
	const replies = createReplies(sql);
	const acts = createActs(sql, parts.contacts, parts.noteLabels);
	const answers = createAgentAnswers(sql);
	const own = { ...parts, replies, answers, acts };
	const leases = createLeases(own);
	const messages = createReplyMessages({ ...own, leases });
	const spending = createSpending(sql);
	const jobs = createReplyJobs({
		...own,
		leases,
		messages,
		spending,
		debounceMs: () => agent()?.debounceMs ?? null,
	});
	const { findWanted, noteActEnded } = jobs;
	const { submit } = createReplyOutcomes({ ...own, messages, findWanted, noteActEnded });
	const traces = createTraces(sql);
	const transcripts = createTranscripts(parts.ledger);
	return {
		...jobs,
		submit,
		leases,
		acts,
		/** Whether an agent is to answer a contact, now or in a moment. */
		isAnswerOwed: (contact: number): boolean => replies.get(contact) !== undefined,
		adopt: answers.adopt,
		/** A text that the channel says by itself leaves only while nobody else answers. It is no answer of an agent's. */
		keepNotice(contact: number, { id, text }: { id: string; text: string }, at: number): void {
			const epoch = parts.contacts.get(contact).lease_epoch;
			answers.add({ inboundId: `part:notice:${id}`, messageId: id, contact, text, epoch, at });
		},
		firstPart: answers.firstPart,
		forgetAll: replies.forgetAll,
		traces,
		transcripts,
		keepTrace: createTraceKeeper({ ...own, traces }),
		openQuestions: createOpenQuestions(own),
		readFigures: createTraceFigures(own),
	};
}
