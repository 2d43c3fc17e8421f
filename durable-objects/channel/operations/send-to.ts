import { addRecipient, findRecipient } from "../people/recipients.ts";
import { writeOut } from "../sending/write-out.ts";
import type { Channel } from "../channel.ts";

export interface SentByProgram {
	/** UUID chosen by the caller; sending the same one again does not send a second message. */
	id: string;
	/** Digits with country code. */
	phone: string;
	text: string;
	/** Of the contact, where nobody is known by the number. Absent: none, or a Worker of an earlier release. */
	name?: string | undefined;
}

/**
 * Queues a text to a phone number, creating the contact if it is unknown. Refusals: those of `enqueue` and
 * addRecipient, and `not_linked`.
 */
export function sendTo(channel: Channel, author: string, input: SentByProgram) {
	return writeOut(channel, (now) => {
		const known = findRecipient(channel, input, now);
		const added = known ? null : addRecipient(channel, input, input, now);
		if (added?.ok === false) return added;
		const contactId = (known ?? added?.value)?.id ?? "";
		return enqueue(channel, author, { ...input, contactId }, now);
	});
}

/** The same to somebody known, by their id here. */
export function sendToContact(
	channel: Channel,
	author: string,
	input: { id: string; contactId: string; text: string },
) {
	return writeOut(channel, (now) => enqueue(channel, author, input, now));
}

const enqueue = (
	{ inbox }: Channel,
	name: string,
	{ id, contactId, text }: { id: string; contactId: string; text: string },
	now: number,
) => inbox.enqueue({ name, origin: "api" }, { id, contactId, text }, now);
