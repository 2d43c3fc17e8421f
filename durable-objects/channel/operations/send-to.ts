import type { Address } from "#app/domain/inbox/address.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { fail } from "#app/domain/result.ts";
import { writeOut } from "../sending/write-out.ts";
import type { Channel } from "../channel.ts";

export interface SentByProgram {
	/** UUID; the same one again is the same message. */
	id: string;
	/** Digits with country code. */
	phone: string;
	text: string;
}

/** Writes to a number: to the contact it is known by, or to a new one. */
export function sendTo(channel: Channel, author: string, input: SentByProgram) {
	return writeOut(channel, (now) => {
		const { inbox } = channel;
		const { maxTextLength, maxTextBytes, replyWindowHours } =
			channel.gateways.current().capabilities;
		const text = parseOutgoingText(input.text, maxTextLength, maxTextBytes);
		if (!text.ok) return text;
		const addresses: Address[] = [{ kind: "phone", value: input.phone }];
		// Nobody becomes a contact for what cannot be sent. Who is one is judged below, with the rest.
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
