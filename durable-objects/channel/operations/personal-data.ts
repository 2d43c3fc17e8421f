import { ok } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { ErasedMember } from "../people/member-erasure.ts";

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

/**
 * Takes a member's name off messages and conversations, piece by piece: `after` is 0, then the `next` of the piece
 * before, until that is null.
 */
export function forgetMember(channel: Channel, member: ErasedMember, after: number) {
	const next = channel.inbox.forgetMember(member, after);
	channel.afterChange(Date.now());
	return ok({ next });
}
