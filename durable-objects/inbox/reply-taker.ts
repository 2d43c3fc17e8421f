import { v5 as uuidOf } from "uuid";
import type { ReplyOutcome, SettledReply } from "#app/contracts/agents.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { MessageView } from "#app/contracts/frames.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { cutAtWord } from "#app/domain/agents/answer-text.ts";
import type { HandOverReason } from "#app/domain/agents/answering.ts";
import { MAX_IDENTICAL_IN_A_ROW } from "#app/domain/agents/answering.ts";
import { nextTryAt } from "#app/domain/agents/reply-rules.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "./contacts.ts";
import type { Leases } from "./lease.ts";
import type { OutgoingText } from "./outgoing.ts";
import type { AgentAnswers, OwedReply, Replies } from "./replies.ts";
import type { ReplyDesk } from "./reply-desk.ts";
import type { ContactRow } from "./rows.ts";

/** Answers to one message of a channel have the same id, whoever makes them and however often. */
const ANSWER_NAMESPACE = "6c1b1c1e-4f0b-4c8e-9d59-2f6a4c7f1d10";

export interface ReplyTakerParts {
	channelId: string;
	contacts: Contacts;
	replies: Replies;
	answers: AgentAnswers;
	leases: Leases;
	findWanted: ReplyDesk["findWanted"];
	/** The gateway's limit for one text. */
	maxTextLength(): number;
	/** Stores a text of ours with its outbox row. */
	write(author: string, input: OutgoingText, now: number): Result<MessageView, ErrorCode>;
}

/** Takes what agents bring, as long as it still fits: checked and written in one stretch. */
export function createReplyTaker(parts: ReplyTakerParts) {
	const { contacts, replies, answers, leases, findWanted } = parts;

	function settled(
		{ n }: ContactRow,
		as: SettledReply["settled"],
		reason: HandOverReason | null,
	): Result<SettledReply, never> {
		const row = contacts.get(n);
		return ok({
			settled: as,
			reason,
			conversationId: row.conversation_id ?? "",
			contact: { id: row.id, name: row.name, phone: row.phone },
			assigneeId: row.assignee_id,
		});
	}

	function handOver(contact: ContactRow, reason: HandOverReason, now: number) {
		leases.handOver(contact.n, reason, now);
		return settled(contact, "handed_over", reason);
	}

	/** The text goes to the outbox under an id of its own; true when it did. */
	function say(contact: ContactRow, inboundId: string, text: string, now: number): string | null {
		const id = uuidOf(`${parts.channelId}:${inboundId}`, ANSWER_NAMESPACE);
		const cut = cutAtWord(text, parts.maxTextLength());
		const said = parts.write(
			contact.agent_name ?? "",
			{ id, contactId: contact.id, text: cut },
			now,
		);
		return said.ok ? id : null;
	}

	/** Says it and gives the conversation to people where there is a reason for that. */
	function answer(
		contact: ContactRow,
		inboundId: string,
		said: { text: string | null; handOver: HandOverReason | null },
		now: number,
	): Result<SettledReply, never> {
		const messageId = said.text === null ? null : say(contact, inboundId, said.text, now);
		// The window has closed, or there is no room: people see why the customer has no answer.
		const reason = said.handOver ?? (messageId === null ? "agent_unavailable" : null);
		if (reason !== null) leases.handOver(contact.n, reason, now);
		replies.remove(contact.n);
		if (messageId !== null && said.text !== null)
			answers.add({
				inboundId,
				messageId,
				contact: contact.n,
				text: said.text,
				epoch: contacts.get(contact.n).lease_epoch,
				at: now,
			});
		return settled(contact, reason === null ? "answered" : "handed_over", reason);
	}

	function noteFailure(owed: OwedReply, contact: ContactRow, attempt: number, now: number) {
		// A job that came twice fails once.
		if (attempt <= owed.failures) return fail("conflict");
		const failures = owed.failures + 1;
		const dueAt = nextTryAt(failures, now);
		if (dueAt === null) return handOver(contact, "model_failed", now);
		replies.put({ ...owed, state: "waiting", failures, dueAt });
		return settled(contact, "retried", null);
	}

	return {
		/** What came of a job. `conflict`: it came too late, and nothing of it leaves. */
		submit(
			job: AgentReplyJob,
			outcome: ReplyOutcome,
			now: number,
		): Result<SettledReply, "not_found" | "conflict"> {
			const wanted = findWanted(job);
			if (!wanted.ok) return wanted;
			const { owed, contact } = wanted.value;
			if (outcome.type === "failed") return noteFailure(owed, contact, job.attempt, now);
			if (contact.over_limit === 1) return handOver(contact, "plan_limit", now);
			if (outcome.type === "hand_over") {
				const { text, reason } = outcome;
				if (text === null) return handOver(contact, reason, now);
				return answer(contact, job.inboundId, { text, handOver: reason }, now);
			}
			// K05: the same answer a third time would be a loop.
			if (answers.saidSince(contact.n, outcome.text, MAX_IDENTICAL_IN_A_ROW - 1))
				return handOver(contact, "loop", now);
			return answer(contact, job.inboundId, outcome, now);
		},
	};
}
