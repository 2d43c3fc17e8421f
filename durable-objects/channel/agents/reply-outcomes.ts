import type { ReplyActs, ReplyOutcome, SettledReply } from "#app/contracts/agents.ts";
import type { ActState } from "#app/domain/agents/acts/kept-act.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import { MAX_IDENTICAL_IN_A_ROW } from "#app/domain/agents/answering.ts";
import { loopLength } from "#app/domain/agents/dialogue/loops.ts";
import { decideOutcome, type Drafted, nextTryAt } from "#app/domain/agents/reply-rules.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Contacts } from "../people/contacts.ts";
import type { AgentAnswers, OwedReply, Replies } from "./replies.ts";
import type { ReplyJobs } from "./reply-jobs.ts";
import type { AnsweredFile, ReplyMessages } from "./reply-messages.ts";
import type { Acts } from "./acts.ts";
import type { ContactRow } from "../ledger/rows.ts";
import { readTexts } from "./turns.ts";

export interface ReplyOutcomesParts {
	contacts: Contacts;
	ledger: Ledger;
	replies: Replies;
	answers: AgentAnswers;
	messages: ReplyMessages;
	acts: Acts;
	findWanted: ReplyJobs["findWanted"];
	noteActEnded: ReplyJobs["noteActEnded"];
}

const hasEnded = (state: ActState): boolean =>
	state === "done" || state === "failed" || state === "refused";

const filesOf = ({ effects = [] }: ReplyActs): AnsweredFile[] =>
	effects.flatMap((effect) => (effect.type === "file" ? [effect] : []));

type Settled = Result<SettledReply, never>;

/**
 * Applies the outcomes of reply jobs that are still wanted: checked and written synchronously, so nothing
 * can come in between.
 */
export function createReplyOutcomes(parts: ReplyOutcomesParts) {
	const { contacts, ledger, replies, answers, messages, acts, findWanted } = parts;

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
			...(row.department_id !== null && { departmentId: row.department_id }),
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

	/** Applies what is no failure and no plea for patience. */
	function settle(
		contact: ContactRow,
		inboundId: string,
		outcome: Drafted & ReplyActs,
		now: number,
	): Settled {
		const step = decideOutcome(outcome, {
			isMeanwhile: contact.handler !== "agent",
			isOverLimit: contact.over_limit === 1,
			isRepeated: (answer) => {
				const heard = readTexts(ledger, contact.n, MAX_IDENTICAL_IN_A_ROW);
				return answers.saidSince(contact.n, answer.text, loopLength(answer, heard) - 1);
			},
		});
		if (step.kind === "ignore") return ignore(contact);
		if (step.kind === "hand_over") return handOver(contact, inboundId, step.reason, now);
		acts.take(contact, outcome, now);
		const reason = messages.answer(contact, inboundId, { ...step, files: filesOf(outcome) }, now);
		// One that ended while this answer was being written is in none of them.
		const untold = acts.listOpen(contact.n, now).find(({ state }) => hasEnded(state));
		if (untold) parts.noteActEnded(contact.n, untold.id, now);
		return settled(contact, reason === null ? "answered" : "handed_over", reason);
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
			if (outcome.type !== "wait") return settle(contact, inboundId, outcome, now);
			messages.excuse(contact, inboundId, outcome.text, now);
			return settled(contact, "waiting");
		},
	};
}
