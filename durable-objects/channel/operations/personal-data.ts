import type { Channel } from "../channel.ts";

/** Everything known of a contact, in pages of messages; `after` is the `next` of the page before. */
export const exportContact = ({ inbox }: Channel, contactId: string, after: string | null) =>
	inbox.exportContact(contactId, after);

/** Erases a contact for good; a keyed hash keeps late events from bringing them back (J15). */
export function eraseContact(channel: Channel, contactId: string) {
	const now = Date.now();
	const erased = channel.inbox.eraseContact(contactId, now);
	channel.afterChange(now);
	return erased;
}
