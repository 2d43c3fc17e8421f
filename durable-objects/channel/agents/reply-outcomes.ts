import type { ReplyOutcome, SettledReply } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import { MAX_IDENTICAL_IN_A_ROW } from "#app/domain/agents/answering.ts";
import { nextTryAt } from "#app/domain/agents/reply-rules.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { AgentAnswers, OwedReply, Replies } from "./replies.ts";
import type { ReplyJobs } from "./reply-jobs.ts";
import type { ReplyMessages } from "./reply-messages.ts";
import type { ContactRow } from "../ledger/rows.ts";

export interface ReplyOutcomesParts {
	contacts: Contacts;
	replies: Replies;
	answers: AgentAnswers;
	messages: ReplyMessages;
	findWanted: ReplyJobs["findWanted"];
}

type Settled = Result<SettledReply, never>;

/**
 * Applies the outcomes of reply jobs that are still wanted: checked and written synchronously, so nothing
 * can come in between.
 */
export function createReplyOutcomes(parts: ReplyOutcomesParts) {
	const { contacts, replies, answers, messages, findWanted } = parts;

	function settled(
		{ n }: ContactRow,
		as: SettledReply["settled"],
		reason: HandOverReason | null = null,
	): Settled {
		const row = contacts.get(n);
		return ok({
			settled: as,
			reason,
			conversationId: row.conversation_id ?? "",
			contact: { id: row.id, name: row.name, phone: row.phone },
			assigneeId: row.assignee_id,
		});
	}

	/** Sends nothing; the reply is not pending any more. */
	function ignore(contact: ContactRow): Settled {
		replies.remove(contact.n);
		return settled(contact, "ignored");
	}

	/** A conversation that waits for people already is not handed over again. */
	function handOver(contact: ContactRow, inboundId: string, reason: HandOverReason, now: number) {
		if (contact.handler !== "agent") return ignore(contact);
		messages.handOver(contact, inboundId, reason, now);
		return settled(contact, "handed_over", reason);
	}

	function noteFailure(owed: OwedReply, contact: ContactRow, attempt: number, now: number) {
		// A job delivered twice counts as one failure.
		if (attempt <= owed.failures) return fail("conflict");
		const failures = owed.failures + 1;
		const dueAt = nextTryAt(failures, now);
		if (dueAt === null) return handOver(contact, owed.inboundId, "model_failed", now);
		replies.put({ ...owed, state: "waiting", failures, dueAt });
		return settled(contact, "retried");
	}

	function say(
		contact: ContactRow,
		inboundId: string,
		said: { text: string; handOver: HandOverReason | null },
		now: number,
	): Settled {
		const reason = messages.answer(contact, inboundId, said, now);
		return settled(contact, reason === null ? "answered" : "handed_over", reason);
	}

	/** K05: the same answer a third time would be a loop. A courtesy is simply not repeated. */
	function answerOnce(
		contact: ContactRow,
		inboundId: string,
		said: Extract<ReplyOutcome, { type: "answer" }>,
		now: number,
	): Settled {
		if (!answers.saidSince(contact.n, said.text, MAX_IDENTICAL_IN_A_ROW - 1))
			return say(contact, inboundId, said, now);
		return said.isCourtesy ? ignore(contact) : handOver(contact, inboundId, "loop", now);
	}

	return {
		/** Applies the outcome of a job. `conflict`: it came too late and changes nothing. */
		submit(
			job: AgentReplyJob,
			outcome: ReplyOutcome,
			now: number,
		): Result<SettledReply, "not_found" | "conflict"> {
			const wanted = findWanted(job);
			if (!wanted.ok) return wanted;
			const { owed, contact } = wanted.value;
			const { inboundId } = job;
			if (outcome.type === "failed") return noteFailure(owed, contact, job.attempt, now);
			if (outcome.type === "nothing") return ignore(contact);
			if (outcome.type === "wait") {
				messages.excuse(contact, inboundId, outcome.text, now);
				return settled(contact, "waiting");
			}
			if (contact.over_limit === 1) return handOver(contact, inboundId, "plan_limit", now);
			if (outcome.type === "answer") return answerOnce(contact, inboundId, outcome, now);
			const { text, reason } = outcome;
			if (text === null || contact.handler !== "agent")
				return handOver(contact, inboundId, reason, now);
			return say(contact, inboundId, { text, handOver: reason }, now);
		},
	};
}
