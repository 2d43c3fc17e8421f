import type { MessageView } from "#app/contracts/frames.ts";
import type { Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { OutgoingText } from "../sending/outgoing.ts";
import { writeOut } from "../sending/write-out.ts";

/**
 * Queues a member's text, and people answer the conversation from then on (K11). Returns once message and
 * outbox row are stored; the alarm sends. Refusals: those of `enqueue`, and `not_linked`.
 */
export function send(channel: Channel, author: string, input: OutgoingText) {
	const { inbox } = channel;
	return writeOut(channel, (now) => {
		const written = inbox.enqueue({ name: author, origin: "api" }, input, now);
		if (written.ok) takeOver(channel, written.value, author, now);
		return written;
	});
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
	const informGateway = channel.config.get()?.settings.autoReadMessages ?? false;
	const marked = channel.inbox.markRead(contactId, informGateway, Date.now());
	channel.afterChange(Date.now());
	return marked;
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
