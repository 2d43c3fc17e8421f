import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { DialogueContext, ReplyContext } from "#app/contracts/agents.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import { COUNTS_WHEN_ANSWERED } from "#app/domain/billing/limits.ts";
import { MAX_ANSWERS_PER_HOUR, MAX_IDENTICAL_IN_A_ROW } from "#app/domain/agents/answering.ts";
import type { ContactLimits } from "#app/domain/agents/budget.ts";
import { DEFAULT_DEBOUNCE_MS } from "#app/domain/agents/agent.ts";
import { waitsForPeople } from "#app/domain/agents/lease.ts";
import {
	decideReply,
	HOUR_MS,
	type Inbound,
	isAnswerable,
	LOST_AFTER_MS,
	nextDueAt,
	RETURN_AFTER_MS,
	type ReplyStep,
} from "#app/domain/agents/reply-rules.ts";
import { parseUnverified } from "#app/domain/inbox/unverified.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import { leaseOf } from "../dialogues/dialogues.ts";
import type { Leases } from "../dialogues/lease.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Acts } from "./acts.ts";
import type { AgentAnswers, OwedReply, Replies } from "./replies.ts";
import { type ContactRow, labelsOf } from "../ledger/rows.ts";
import type { ReplyMessages } from "./reply-messages.ts";
import type { Spending } from "./spending.ts";
import { readHandedOverAt, readTexts, readTurns } from "./turns.ts";

/** Pause before the plan's count of a conversation is looked at again. */
const COUNT_LOOK_MS = 500;
/** Pause before an agent answers after a member gave the conversation back. */
const GIVEN_BACK_WAIT_MS = 500;
/** Answers of one conversation are counted up to here. */
const MAX_COUNTED_TURNS = 1_000;

const keyOf = ({ inboundId, epoch, attempt }: AgentReplyJob): string =>
	`${inboundId}:${epoch}:${attempt}`;

/** What an answer is given to that tells how an act ended; each is told once. */
const actKey = (actId: string): string => `act:${actId}`;

/** A reply job to queue. */
export type AskedReply = Omit<AgentReplyJob, "workspaceId" | "channelId"> & { contact: number };

export interface ReplyJobsParts {
	contacts: Contacts;
	ledger: Ledger;
	replies: Replies;
	answers: AgentAnswers;
	leases: Leases;
	/** Called before an answer is asked for: the conversation counts against the plan from then on. */
	noteAnswered(contact: number): void;
	messages: ReplyMessages;
	/** What the channel takes of files. */
	fileRules(): NonNullable<GatewayCapabilities["files"]>;
	spending: Spending;
	acts: Acts;
	/** Whether the number may cost no more this month. */
	isOverCeiling(contact: ContactRow, now: number): boolean;
	/** Quiet time in ms before an answer is asked for; null where the channel has no agent. */
	debounceMs(): number | null;
}

export type ReplyJobs = ReturnType<typeof createReplyJobs>;

/** Pending replies: stored with the customer's message, queued by the alarm. */
export function createReplyJobs(parts: ReplyJobsParts) {
	const { contacts, ledger, replies, answers, leases, messages, spending } = parts;
	/**
	 * Since when a due reply waits for the plan's count. In memory: after a restart the wait begins again.
	 */
	const uncountedSince = new Map<number, number>();

	/** The agent may still answer, although people were called. */
	const isMeanwhile = (contact: ContactRow): boolean =>
		waitsForPeople(leaseOf(contact)) && contact.closed_at === null && parts.debounceMs() !== null;
	const isAgents = (contact: ContactRow): boolean =>
		contact.handler === "agent" || isMeanwhile(contact);

	/** Schedules one reply to everything written since the last one; a job under way becomes stale. */
	function scheduleReply(
		contact: ContactRow,
		inboundId: string,
		now: number,
		waitMs: number,
	): void {
		const known = replies.get(contact.n);
		const isSameBurst = known?.state === "waiting" && known.failures === 0;
		const since = isSameBurst ? known.since : now;
		const epoch = contact.lease_epoch;
		const dueAt = nextDueAt(since, now, waitMs);
		const fresh = { state: "waiting", failures: 0, askedAt: null } as const;
		replies.put({ contact: contact.n, epoch, inboundId, since, dueAt, ...fresh });
	}

	function decide(owed: OwedReply, contact: ContactRow, now: number): ReplyStep {
		const isSameLease = contact.lease_epoch === owed.epoch;
		return decideReply({
			handler: isSameLease ? contact.handler : "nobody",
			isMeanwhile: isSameLease && isMeanwhile(contact),
			overLimit: contact.over_limit === COUNTS_WHEN_ANSWERED ? null : contact.over_limit,
			isOverCeiling: parts.isOverCeiling(contact, now),
			waitedMs: now - (uncountedSince.get(owed.contact) ?? now),
			answersLastHour: answers.countSince(contact.n, now - HOUR_MS, MAX_ANSWERS_PER_HOUR),
			inboundTexts: readTexts(ledger, contact.n, MAX_IDENTICAL_IN_A_ROW),
			failures: owed.failures,
		});
	}

	/** The contact was merged into another one, whose agent gives the answer. */
	function moveOn(owed: OwedReply, { id }: ContactRow, now: number): void {
		replies.remove(owed.contact);
		const root = contacts.find(id);
		if (root?.handler !== "agent" || replies.get(root.n)) return;
		scheduleReply(root, owed.inboundId, now, GIVEN_BACK_WAIT_MS);
	}

	/** The pending reply and contact of a job whose answer is still wanted; `conflict` when it is not. */
	function findWanted(
		job: AgentReplyJob,
	): Result<{ owed: OwedReply; contact: ContactRow }, "not_found" | "conflict"> {
		const contact = contacts.find(job.contactId);
		if (!contact) return fail("not_found");
		const owed = replies.get(contact.n);
		const isWanted =
			owed !== undefined &&
			owed.inboundId === job.inboundId &&
			owed.epoch === job.epoch &&
			contact.lease_epoch === job.epoch &&
			isAgents(contact) &&
			contact.closed_at === null &&
			!answers.isAnswered(job.inboundId);
		return isWanted ? ok({ owed, contact }) : fail("conflict");
	}

	/** Who writes, as far as it is known. */
	function describePerson(contact: ContactRow): Pick<ReplyContext, "contact" | "labels"> {
		const { id, phone, email, told } = contact;
		return {
			contact: {
				id,
				phone: parseUnverified(told).includes("phone") ? null : phone,
				email: email ?? null,
				fields: parts.acts.fieldsOf([contact.n]),
			},
			labels: labelsOf(contact),
		};
	}

	return {
		findWanted,

		/** To be called after a customer's message was stored. */
		noteIncoming(
			contactN: number,
			inbound: Omit<Inbound, "isGroup"> & { id: string },
			now: number,
		): void {
			const contact = contacts.get(contactN);
			if (!isAgents(contact)) return;
			if (!isAnswerable({ ...inbound, isGroup: contact.is_group === 1 })) return;
			const isForgotten =
				contact.handler === "nobody" &&
				contact.over_limit !== 1 &&
				readHandedOverAt(ledger, contactN) + RETURN_AFTER_MS <= now;
			const isBack = isForgotten && leases.comeBack(contactN, now);
			scheduleReply(
				isBack ? contacts.get(contactN) : contact,
				inbound.id,
				now,
				parts.debounceMs() ?? DEFAULT_DEBOUNCE_MS,
			);
		},

		/**
		 * Schedules a reply after a member gave the conversation back, if the customer's last message is
		 * unanswered.
		 */
		noteGivenBack(contactN: number, now: number): void {
			const last = ledger.newestSaid(contactN, 10).findLast(({ type }) => type !== "system");
			if (last?.direction !== "incoming" || answers.isAnswered(last.id)) return;
			scheduleReply(contacts.get(contactN), last.id, now, GIVEN_BACK_WAIT_MS);
		},

		/**
		 * An act has ended that the customer does not know of: the agent tells it, with the answer it owes or one of its
		 * own. Where people answer it is theirs to tell.
		 */
		noteActEnded(contactN: number, actId: string, now: number): void {
			const contact = contacts.get(contactN);
			if (contact.handler !== "agent" || contact.closed_at !== null)
				return parts.acts.markTold(contactN, actId, now);
			if (replies.get(contactN)) return;
			scheduleReply(contact, actKey(actId), now, GIVEN_BACK_WAIT_MS);
		},

		/** The jobs due now; each is returned once, and again when its job was lost. */
		takeDue(now: number): AskedReply[] {
			return replies.due(now).flatMap((owed) => {
				const contact = contacts.get(owed.contact);
				if (contact.merged_into !== null) {
					moveOn(owed, contact, now);
					return [];
				}
				const step = decide(owed, contact, now);
				if (step.kind === "drop") replies.remove(owed.contact);
				if (step.kind !== "wait") uncountedSince.delete(owed.contact);
				else {
					if (!uncountedSince.has(owed.contact)) uncountedSince.set(owed.contact, now);
					parts.noteAnswered(owed.contact);
					replies.put({ ...owed, dueAt: now + COUNT_LOOK_MS });
				}
				if (step.kind === "drop" || step.kind === "wait") return [];
				// A lost job counts as one failure more.
				const failures = owed.failures + (owed.state === "asked" ? 1 : 0);
				if (owed.state === "asked" && step.kind === "hand_over") {
					// Its hand-over was lost too: done here, so only the customer and the conversation are
					// informed.
					messages.handOver(contact, owed.inboundId, step.reason, now);
					return [];
				}
				const askedAt = owed.askedAt ?? now;
				replies.put({ ...owed, state: "asked", failures, askedAt, dueAt: now + LOST_AFTER_MS });
				const { id: contactId } = contact;
				const { epoch, inboundId } = owed;
				return [{ contact: owed.contact, contactId, epoch, inboundId, attempt: failures + 1 }];
			});
		},

		/** The queue did not take the job: it is due again at `until` (epoch ms). */
		putOff(asked: AskedReply, until: number): void {
			const owed = replies.get(asked.contact);
			if (owed?.inboundId !== asked.inboundId || owed.state !== "asked") return;
			replies.put({ ...owed, state: "waiting", dueAt: until });
		},

		nextWake: replies.nextWake,

		/** What the agent needs to know for this job. `conflict`: the answer is not wanted any more. */
		context(
			job: AgentReplyJob,
			channel: ReplyContext["channel"],
			now: number,
		): Result<ReplyContext, "not_found" | "conflict"> {
			const wanted = findWanted(job);
			if (!wanted.ok) return wanted;
			const { owed, contact } = wanted.value;
			const step = decide(owed, contact, now);
			const opened = contact.opened_at ?? 0;
			return ok({
				agentId: contact.agent_id ?? "",
				conversationId: contact.conversation_id ?? "",
				channel,
				customerName: contact.name,
				turns: readTurns(ledger, contact, job.inboundId),
				answers: answers.countSince(contact.n, opened, MAX_COUNTED_TURNS),
				handOver: step.kind === "hand_over" ? step.reason : null,
				isMeanwhile: contact.handler !== "agent",
				waitedMs: now - (owed.askedAt ?? now),
				...describePerson(contact),
				acts: parts.acts.listOpen(contact.n, now),
				files: { rules: parts.fileRules(), sent: ledger.filesOfAgents(contact.n, opened) },
			});
		},

		/**
		 * Reserves tokens for one call of a model. `conflict`: its answer is not wanted any more;
		 * `rate_limited`: the contact's share is used up.
		 */
		reserve(
			job: AgentReplyJob,
			tokens: number,
			limits: ContactLimits,
			now: number,
		): Result<null, "not_found" | "conflict" | "rate_limited"> {
			const wanted = findWanted(job);
			if (!wanted.ok) return wanted;
			const { contact } = wanted.value;
			const asked = { key: keyOf(job), contact: contact.n, openedAt: contact.opened_at ?? 0 };
			return spending.reserve(asked, tokens, limits, now) ? ok(null) : fail("rate_limited");
		},

		/** Corrects a reservation to what the call really used, also when its outcome came too late. */
		settleTokens: (job: AgentReplyJob, tokens: number): void => spending.settle(keyOf(job), tokens),

		/** The conversation for an agent that suggests a text to a member; no reply becomes pending. */
		describe(contactId: string, channel: ReplyContext["channel"], agentId: string | null) {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const turns = readTurns(ledger, contact, null);
			const context: DialogueContext = {
				agentId: contact.agent_id ?? agentId,
				channel,
				customerName: contact.name,
				turns,
			};
			return ok(context);
		},
	};
}
