import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import { tellsOfReading } from "#app/domain/channels/settings.ts";
import { isClaimable } from "#app/domain/conversations/claim.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { viewDraft } from "../dialogues/drafts.ts";
import { tellDraft } from "../live/member-socket.ts";
import type { OutgoingText } from "../sending/outgoing.ts";
import { writeOut } from "../sending/write-out.ts";

/** A member who writes. `claims`: a conversation that nobody has is theirs from then on (decision 44). */
export interface WritingMember {
	memberId: string;
	name: string;
	claims: boolean;
}

/** A contact whose conversation became the writing member's. */
type Claimed = Pick<ContactView, "id" | "name" | "phone">;

/**
 * Queues a member's text, and people answer the conversation from then on (K11). Returns once message and
 * outbox row are stored; the alarm sends. `claimed`: whose conversation is the member's by it. Refusals: those of
 * `enqueue`, and `not_linked`.
 * @param by the name alone: of a program, or from a Worker of an earlier release
 */
export function send(channel: Channel, by: string | WritingMember, input: OutgoingText) {
	const { inbox, config } = channel;
	const name = typeof by === "string" ? by : by.name;
	const claims: Claimed[] = [];
	const sent = writeOut(channel, (now) => {
		const isNew = inbox.ledger.find(input.id) === null;
		const memberId = typeof by === "string" ? undefined : by.memberId;
		const written = inbox.enqueue({ name, origin: "api", memberId }, input, now);
		if (!written.ok) return written;
		takeOver(channel, written.value, name, now);
		if (isNew) channel.voices.noteSent(input.id, now);
		// The same words again, as after a lost answer, take nothing back that was decided meanwhile.
		if (isNew && typeof by !== "string") {
			if (by.claims) claims.push(...claim(channel, written.value, by));
			settleDraft(channel, written.value, by.memberId, now);
			inbox.notes.noteAnswered(written.value.contactId, by.memberId);
			// Whoever answers has read it, also when they go on before the page has told so.
			inbox.markRead(written.value.contactId, tellsOfReading(config.get()?.settings), now);
		}
		return written;
	});
	return sent.ok ? ok({ ...sent.value, claimed: claims[0] }) : sent;
}

/**
 * Queues a failed message again. A text of an agent becomes the member's own.
 * @param author name of the member; null for a program
 */
export function retry(channel: Channel, messageId: string, author: string | null = null) {
	const { inbox } = channel;
	return writeOut(channel, (now) => {
		const written = inbox.retry(messageId, now);
		if (!written.ok) return written;
		inbox.answering.adopt(messageId);
		takeOver(channel, written.value, author, now);
		return written;
	});
}

/** Marks a conversation as read; the gateway is informed only where the settings say so. */
export function markRead(channel: Channel, contactId: string): Result<null, "not_found"> {
	const isTold = tellsOfReading(channel.config.get()?.settings);
	const marked = channel.inbox.markRead(contactId, isTold, Date.now());
	channel.afterChange(Date.now());
	return marked.ok ? ok(null) : marked;
}

/** None where it is not theirs by this. */
function claim({ inbox }: Channel, message: MessageView, member: WritingMember): Claimed[] {
	const contact = inbox.contacts.find(message.contactId);
	if (contact === null) return [];
	const { id, name, phone, assignee_id: assigneeId, closed_at: closedAt } = contact;
	if (!isClaimable({ assigneeId, closedAt })) return [];
	inbox.contacts.setAssignee(contact.n, { memberId: member.memberId, name: member.name });
	return [{ id, name, phone }];
}

/** What was sent stands in no composer any more, on no device. */
function settleDraft(
	{ inbox }: Channel,
	{ contactId, text }: MessageView,
	memberId: string,
	at: number,
): void {
	const contact = inbox.contacts.find(contactId);
	if (contact === null || !inbox.drafts.settle(memberId, contact.n, text)) return;
	tellDraft(inbox, memberId, viewDraft(contactId, { text: "", quotedId: null, at }, at));
}

function takeOver(
	{ inbox }: Channel,
	message: MessageView,
	author: string | null,
	now: number,
): void {
	const contact = inbox.contacts.find(message.contactId);
	if (contact) inbox.answering.leases.personAnswers(contact.n, author, now);
}
