import type {
	ContactActs,
	DialogueContext,
	KeptAct,
	ReplyContext,
	ReplyOutcome,
	SettledReply,
} from "#app/contracts/agents.ts";
import type { ContactView } from "#app/contracts/frames.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { AnswerTrace } from "#app/domain/agents/trace.ts";
import type { ContactLimits } from "#app/domain/agents/budget.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Decider } from "../agents/acts.ts";
import type { Channel } from "../channel.ts";

/**
 * A member's order who answers a conversation from now on: `take` for people, `give_back` for the agent.
 */
export interface LeaseOrder {
	action: "take" | "give_back";
	/** Instruction for the agent, with `give_back`; null for none. */
	note: string | null;
	member: { memberId: string; name: string };
}

const channelOf = ({ config }: Channel): ReplyContext["channel"] => ({
	name: config.get()?.name ?? "",
	type: config.get()?.type ?? "whatsapp",
});

/** Passes the change on to sockets, lists and the alarm. */
function note(channel: Channel, now: number): void {
	channel.projections.noteMessages(now);
	channel.projections.noteChange(now);
	channel.afterChange(now);
}

/**
 * Lets people or the agent answer a conversation. `isChanged` is false when it was so already. `conflict`:
 * the conversation is closed, or there is no agent to give it back to.
 */
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
	// A conversation without an assignee is assigned to the member who takes it over.
	if (isChanged && order.action === "take" && contact.assignee_id === null)
		inbox.contacts.setAssignee(contact.n, order.member);
	note(channel, now);
	return ok({ contact: inbox.contacts.view(inbox.contacts.get(contact.n)), isChanged });
}

/**
 * The context an agent needs for one answer; called by the queue's consumer. `conflict`: the answer is not
 * wanted any more.
 */
export const replyContext = (
	channel: Channel,
	job: AgentReplyJob,
): Result<ReplyContext, "not_found" | "conflict"> =>
	channel.inbox.answering.context(job, channelOf(channel), Date.now());

/**
 * Stores the outcome of a reply job if it is still wanted; `conflict` otherwise.
 * @param usedTokens tokens the model billed; counted even when the outcome comes too late. Null: unknown
 * @param trace how the reply came about; null from a Worker of an earlier release
 */
export function submitReply(
	channel: Channel,
	job: AgentReplyJob,
	outcome: ReplyOutcome,
	usedTokens: number | null = null,
	trace: AnswerTrace | null = null,
): Result<SettledReply, "not_found" | "conflict"> {
	const now = Date.now();
	// Counted also for an outcome that comes too late: it was paid for.
	if (usedTokens !== null) channel.inbox.answering.settleTokens(job, usedTokens);
	const settled = channel.inbox.answering.submit(job, outcome, now);
	if (!settled.ok) return settled;
	// In the same synchronous stretch, so in the same transaction as the reply.
	if (trace !== null) channel.inbox.answering.keepTrace(job, settled.value, trace, now);
	note(channel, now);
	return settled;
}

/**
 * Reserves tokens before a model is called. `rate_limited`: the contact's share is used up (K06);
 * `conflict`: the answer is not wanted any more.
 */
export const reserveTokens = (
	channel: Channel,
	job: AgentReplyJob,
	tokens: number,
	limits: ContactLimits,
): Result<null, "not_found" | "conflict" | "rate_limited"> =>
	channel.inbox.answering.reserve(job, tokens, limits, Date.now());

/** The context of a conversation for an agent that suggests a text to a member. */
export const dialogue = (
	channel: Channel,
	contactId: string,
): Result<DialogueContext, "not_found"> =>
	channel.inbox.answering.describe(
		contactId,
		channelOf(channel),
		channel.config.get()?.agent?.id ?? null,
	);

/**
 * A yes to an act: the caller does it now, once. `conflict`: it was done, refused or forgotten, is being done, or the
 * customer's yes is not enough.
 * @param by the member who says it; null: the customer
 */
export function beginAct(
	channel: Channel,
	contactId: string,
	actId: string,
	by: Decider | null = null,
): Result<KeptAct, "not_found" | "conflict"> {
	const contact = channel.inbox.contacts.find(contactId);
	if (!contact) return fail("not_found");
	const now = Date.now();
	const begun = channel.inbox.answering.acts.begin(contact.n, actId, now, by);
	if (begun.ok) channel.afterChange(now);
	return begun;
}

/**
 * How an act went, or that somebody said no. What a member decided the agent tells the customer. `conflict`: it is not
 * waiting for that.
 * @param by the member who said no, or who found out how it ended; null: whoever began it, or the customer
 */
export function settleAct(
	channel: Channel,
	contactId: string,
	actId: string,
	end: { state: "done" | "failed" | "unknown" | "refused"; result: string },
	by: Decider | null = null,
): Result<null, "not_found" | "conflict"> {
	const { answering, contacts } = channel.inbox;
	const contact = contacts.find(contactId);
	if (!contact) return fail("not_found");
	const now = Date.now();
	const settled = answering.acts.settle(contact.n, actId, end, now, by);
	if (!settled.ok) return settled;
	if (settled.value !== null && end.state !== "unknown")
		answering.noteActEnded(contact.n, actId, now);
	channel.afterChange(now);
	return ok(null);
}

/** What agents asked to do for a contact, newest first, and the data they were told. */
export function listActs(channel: Channel, contactId: string): Result<ContactActs, "not_found"> {
	const contact = channel.inbox.contacts.find(contactId);
	if (!contact) return fail("not_found");
	return ok(channel.inbox.answering.acts.view(contact.n, Date.now()));
}
