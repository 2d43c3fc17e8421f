import type {
	DialogueContext,
	ReplyContext,
	ReplyOutcome,
	SettledReply,
} from "#app/contracts/agents.ts";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { AgentReplyJob } from "#app/contracts/jobs.ts";
import type { ContactLimits } from "#app/domain/agents/budget.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { OutgoingText } from "../inbox/outgoing.ts";
import { writeOut } from "./answers.ts";
import type { Instance } from "./instance.ts";

/** Who answers from now on, by the wish of a member. */
export interface LeaseOrder {
	action: "take" | "give_back";
	/** For the agent that goes on. */
	note: string | null;
	member: { memberId: string; name: string };
}

const channelOf = ({ config }: Instance): ReplyContext["channel"] => ({
	name: config.get()?.name ?? "",
	type: config.get()?.type ?? "whatsapp",
});

/** The sockets, the lists and the alarm hear of it. */
function note(instance: Instance, now: number): void {
	instance.projector.noteMessages(now);
	instance.projector.noteChange(now);
	instance.afterChange(now);
}

/** A member writes: the conversation is theirs from then on (K11). */
export function writeAsPerson(instance: Instance, author: string, input: OutgoingText) {
	const { inbox } = instance;
	return writeOut(instance, (now) => {
		const written = inbox.enqueue({ name: author, origin: "api" }, input, now);
		if (written.ok) takeOver(instance, written.value, author, now);
		return written;
	});
}

/** The same message once more; what an agent said is the member's own word now. */
export function retryAsPerson(instance: Instance, messageId: string, author: string | null) {
	const { inbox } = instance;
	return writeOut(instance, (now) => {
		const written = inbox.retry(messageId, now);
		if (!written.ok) return written;
		inbox.answering.adopt(messageId);
		takeOver(instance, written.value, author, now);
		return written;
	});
}

function takeOver(
	{ inbox }: Instance,
	message: MessageView,
	author: string | null,
	now: number,
): void {
	const contact = inbox.contacts.find(message.contactId);
	if (contact) inbox.answering.leases.personAnswers(contact.n, author, now);
}

/** `conflict`: closed, or there is no agent to give it back to. */
export function takeLease(
	instance: Instance,
	contactId: string,
	order: LeaseOrder,
): Result<{ contact: ContactView; isChanged: boolean }, "not_found" | "conflict"> {
	const { inbox } = instance;
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
	note(instance, now);
	return ok({ contact: inbox.contacts.view(inbox.contacts.get(contact.n)), isChanged });
}

/** What an agent has to know for one answer. `conflict`: it is not wanted any more. */
export const readReplyContext = (
	instance: Instance,
	job: AgentReplyJob,
): Result<ReplyContext, "not_found" | "conflict"> =>
	instance.inbox.answering.context(job, channelOf(instance), Date.now());

/** Takes what came of a job, if it still fits. */
export function takeReply(
	instance: Instance,
	job: AgentReplyJob,
	outcome: ReplyOutcome,
	usedTokens: number | null,
): Result<SettledReply, "not_found" | "conflict"> {
	const now = Date.now();
	// Also of what comes too late: it was paid for.
	if (usedTokens !== null) instance.inbox.answering.settleTokens(job, usedTokens);
	const settled = instance.inbox.answering.submit(job, outcome, now);
	if (settled.ok) note(instance, now);
	return settled;
}

/** Sets tokens aside before a model is asked. `rate_limited`: the contact's share is used up (K06). */
export const reserveTokens = (
	instance: Instance,
	job: AgentReplyJob,
	tokens: number,
	limits: ContactLimits,
): Result<null, "not_found" | "conflict" | "rate_limited"> =>
	instance.inbox.answering.reserve(job, tokens, limits, Date.now());

/** A conversation for an agent that helps a person with it. */
export const readDialogue = (
	instance: Instance,
	contactId: string,
): Result<DialogueContext, "not_found"> =>
	instance.inbox.answering.describe(
		contactId,
		channelOf(instance),
		instance.config.get()?.agent?.id ?? null,
	);
