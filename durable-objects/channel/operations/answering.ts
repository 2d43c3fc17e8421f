import type {
	DialogueContext,
	ReplyContext,
	ReplyOutcome,
	SettledReply,
} from "#app/contracts/agents.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { ContactLimits } from "#app/domain/agents/budget.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";

/** Who answers from now on, by the wish of a member. */
export interface LeaseOrder {
	action: "take" | "give_back";
	/** For the agent that goes on. */
	note: string | null;
	member: { memberId: string; name: string };
}

const channelOf = ({ config }: Channel): ReplyContext["channel"] => ({
	name: config.get()?.name ?? "",
	type: config.get()?.type ?? "whatsapp",
});

/** The sockets, the lists and the alarm hear of it. */
function note(channel: Channel, now: number): void {
	channel.projections.noteMessages(now);
	channel.projections.noteChange(now);
	channel.afterChange(now);
}

/** Takes a conversation over, or gives it back to the agent. `conflict`: closed, or there is no agent to give it back to. */
export function lease(
	channel: Channel,
	contactId: string,
	order: LeaseOrder,
): Result<{ contact: ContactView; isChanged: boolean }, "not_found" | "conflict"> {
	const { inbox } = channel;
	const contact = inbox.contacts.find(contactId);
	if (!contact) return fail("not_found");
	if (contact.conversation_id === null || contact.closed_at !== null) return fail("conflict");
	const now = Date.now();
	const { leases, noteGivenBack } = inbox.answering;
	const { name } = order.member;
	const isChanged =
		order.action === "take"
			? leases.personAnswers(contact.n, name, now)
			: leases.giveBack(contact.n, order.note, name, now);
	if (order.action === "give_back" && !isChanged && contact.handler !== "agent")
		return fail("conflict");
	if (isChanged && order.action === "give_back") noteGivenBack(contact.n, now);
	// Whoever takes what is nobody's looks after it.
	if (isChanged && order.action === "take" && contact.assignee_id === null)
		inbox.contacts.setAssignee(contact.n, order.member);
	note(channel, now);
	return ok({ contact: inbox.contacts.view(inbox.contacts.get(contact.n)), isChanged });
}

/** What an agent has to know for one answer; asked by the queue's consumer. `conflict`: it is not wanted any more. */
export const replyContext = (
	channel: Channel,
	job: AgentReplyJob,
): Result<ReplyContext, "not_found" | "conflict"> =>
	channel.inbox.answering.context(job, channelOf(channel), Date.now());

/** Takes what came of a job, if it still fits. */
export function submitReply(
	channel: Channel,
	job: AgentReplyJob,
	outcome: ReplyOutcome,
	usedTokens: number | null = null,
): Result<SettledReply, "not_found" | "conflict"> {
	const now = Date.now();
	// Also of what comes too late: it was paid for.
	if (usedTokens !== null) channel.inbox.answering.settleTokens(job, usedTokens);
	const settled = channel.inbox.answering.submit(job, outcome, now);
	if (settled.ok) note(channel, now);
	return settled;
}

/** Sets tokens aside before a model is asked. `rate_limited`: the contact's share is used up (K06). */
export const reserveTokens = (
	channel: Channel,
	job: AgentReplyJob,
	tokens: number,
	limits: ContactLimits,
): Result<null, "not_found" | "conflict" | "rate_limited"> =>
	channel.inbox.answering.reserve(job, tokens, limits, Date.now());

/** A conversation for an agent that helps a person with it. */
export const dialogue = (
	channel: Channel,
	contactId: string,
): Result<DialogueContext, "not_found"> =>
	channel.inbox.answering.describe(
		contactId,
		channelOf(channel),
		channel.config.get()?.agent?.id ?? null,
	);
