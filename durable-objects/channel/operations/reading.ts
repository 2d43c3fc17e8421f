import type { ContactView } from "#app/contracts/frames.ts";
import type { InboxSnapshot, MessagePlace } from "#app/contracts/whatsapp.ts";
import { type ListChoice, OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { ContactQuery } from "../inbox.ts";

/**
 * Everything the inbox screen needs, in one round trip.
 * @param chosen which conversations the list shows, and to whom; what is open when none is named
 */
export function snapshot(
	{ inbox, link, gateways }: Channel,
	contactId: string | null,
	chosen: ListChoice & { memberId: string } = { ...OPEN_LIST, memberId: "" },
): Result<InboxSnapshot, never> {
	const { memberId, ...list } = chosen;
	const contacts = inbox.listContacts({ cursor: null, search: "", ...list, memberId });
	const conversation = contactId === null ? null : inbox.conversation(contactId, null);
	return ok({
		seq: inbox.seq.current(),
		link: link.view(Date.now()),
		contacts: contacts.ok ? contacts.value : { contacts: [], nextCursor: null },
		list,
		unreadConversations: inbox.contacts.countUnread(),
		conversation: conversation?.ok ? conversation.value : null,
		maxTextLength: gateways.current().capabilities.maxTextLength,
		capabilities: gateways.current().capabilities,
	});
}

export const contacts = ({ inbox }: Channel, query: ContactQuery) => inbox.listContacts(query);

/** One contact, the addresses it is known by, and what was made one of it. */
export const contact = ({ inbox }: Channel, contactId: string) => inbox.describeContact(contactId);

/** Messages with all words of `typed`, of one contact or of all. */
export const search = ({ inbox }: Channel, typed: string, contactId: string | null) =>
	inbox.searchMessages(typed, contactId);

export const conversation = ({ inbox }: Channel, contactId: string, place: MessagePlace) =>
	inbox.conversation(contactId, place);

/** The contacts somebody last wrote to or heard from, for a list over all channels. */
export const newest = ({ inbox }: Channel, count: number): Result<ContactView[], never> =>
	ok(inbox.newestContacts(count).filter((one) => one.lastMessageAt !== null));
