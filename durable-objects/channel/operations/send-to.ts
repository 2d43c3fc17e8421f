import type { Address } from "#app/domain/inbox/address.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { fail } from "#app/domain/result.ts";
import { writeOut } from "../sending/write-out.ts";
import type { Channel } from "../channel.ts";

export interface SentByProgram {
	/** UUID chosen by the caller; sending the same one again does not send a second message. */
	id: string;
	/** Digits with country code. */
	phone: string;
	text: string;
}

/**
 * Queues a text to a phone number, creating the contact if it is unknown. Refusals: those of `enqueue` and
 * `not_linked`; `window_closed` also for a stranger where the vendor forbids a first message.
 */
export function sendTo(channel: Channel, author: string, input: SentByProgram) {
	return writeOut(channel, (now) => {
		const { inbox } = channel;
		const { maxTextLength, maxTextBytes, replyWindowHours } =
			channel.gateways.current().capabilities;
		const text = parseOutgoingText(input.text, maxTextLength, maxTextBytes);
		if (!text.ok) return text;
		const addresses: Address[] = [{ kind: "phone", value: input.phone }];
		// No contact is created for a message that cannot be sent. Known contacts are checked by `enqueue`
		// below.
		if (inbox.findContact(addresses) === null) {
			if (replyWindowHours !== null) return fail("window_closed");
			if (inbox.isFull()) return fail("storage_full");
		}
		const { n } = inbox.contacts.ensure(addresses, null, now);
		const contactId = inbox.contacts.get(n).id;
		return inbox.enqueue(
			{ name: author, origin: "api" },
			{ id: input.id, contactId, text: input.text },
			now,
		);
	});
}
