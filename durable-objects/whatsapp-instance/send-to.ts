import type { Address } from "#app/domain/inbox/address.ts";
import { parseOutgoingText } from "#app/domain/inbox/outgoing-text.ts";
import { writeOut } from "./answers.ts";
import type { Instance } from "./instance.ts";

export interface SentByProgram {
	/** UUID; the same one again is the same message. */
	id: string;
	/** Digits with country code. */
	phone: string;
	text: string;
}

/** Writes to a number: to the contact it is known by, or to a new one. */
export function sendTo(instance: Instance, author: string, input: SentByProgram) {
	return writeOut(instance, (now) => {
		const { inbox } = instance;
		// Before anybody becomes a contact for a text that nobody can send.
		const text = parseOutgoingText(
			input.text,
			instance.gateways.current().capabilities.maxTextLength,
		);
		if (!text.ok) return text;
		const addresses: Address[] = [{ kind: "phone", value: input.phone }];
		const { n } = inbox.contacts.ensure(addresses, null, now);
		const contactId = inbox.contacts.get(n).id;
		return inbox.enqueue(
			{ name: author, origin: "api" },
			{ id: input.id, contactId, text: input.text },
			now,
		);
	});
}
