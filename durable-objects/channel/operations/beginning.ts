import type { FoundNumber } from "#app/contracts/beginnings.ts";
import type { Recipient } from "#app/domain/conversations/first-message.ts";
import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import { addRecipient, findRecipient, type FirstWords } from "../people/recipients.ts";
import { readsRow } from "../sight/reads.ts";
import { send, type WritingMember } from "./writing.ts";

/** A text, or an item such as a template, with whatever file it brings. */
export interface FirstMessage extends FirstWords {
	to: Recipient;
	/** What the member reads; left out: everything. */
	sight?: ConversationSight | null | undefined;
}

/**
 * Writes to somebody, in the conversation there is or a new one: a known person keeps one conversation, whichever way
 * their number is written. Refusals: those of `send` and addRecipient; `not_found` also for a conversation that the
 * member does not read, `forbidden` where the new one would be another department's and nobody's own.
 */
export function begin(channel: Channel, by: WritingMember, wish: FirstMessage) {
	const now = Date.now();
	const { to, sight = null, ...words } = wish;
	if (!channel.link.isOpen()) return fail("not_linked");
	const known = findRecipient(channel, to, now);
	if (known && !readsRow(sight, known)) return fail("not_found");
	const contact = known ? ok(known) : addNew(channel, by, wish, now);
	if (!contact.ok) return contact;
	const sent = send(channel, by, { ...words, contactId: contact.value.id });
	return sent.ok ? ok({ ...sent.value, joined: known !== null }) : sent;
}

function addNew(
	channel: Channel,
	{ memberId, claims }: WritingMember,
	{ to, sight = null, ...words }: FirstMessage,
	now: number,
) {
	if ("contactId" in to) return fail("not_found");
	const departmentId = channel.config.get()?.departmentId ?? null;
	const theirs = { departmentId, assigneeId: claims ? memberId : null };
	if (!mayRead(sight, theirs)) return fail("forbidden");
	return addRecipient(channel, to, words, now);
}

/**
 * Whether a number is on WhatsApp, and whether the member has a conversation with it already. The gateway is asked by the
 * alarm: while it is, the answer is `looking`.
 */
export function lookUpNumber(
	channel: Channel,
	phone: string,
	sight: ConversationSight | null = null,
): Result<FoundNumber, never> {
	const now = Date.now();
	const known = findRecipient(channel, { phone }, now);
	const contact = known && readsRow(sight, known) ? channel.inbox.contacts.view(known) : null;
	return ok({
		state: channel.numbers.lookUp(phone, now),
		contact: contact && { id: contact.id, name: contact.name },
	});
}
