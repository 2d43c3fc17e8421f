import type { ContactView } from "#app/contracts/frames.ts";
import {
	type InboxSnapshot,
	type MessagePlace,
	PAGE_SIZE,
	type SearchPage,
} from "#app/contracts/whatsapp.ts";
import type { ToldConversation } from "#app/contracts/told-conversations.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import type { ListPlace } from "#app/domain/conversations/filter.ts";
import { type ListChoice, OPEN_LIST } from "#app/domain/inbox/contact-filter.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { ArchivePage } from "../dialogues/archive.ts";
import type { ContactQuery } from "../people/lists.ts";

/**
 * Everything the inbox screen needs, in one round trip. An unknown contact gives a null conversation.
 * @param chosen which conversations the list shows, and the member it is for; open ones when left out
 */
export function snapshot(
	{ inbox, link, gateways }: Channel,
	contactId: string | null,
	chosen: ListChoice & { memberId: string; sight?: ConversationSight } = {
		...OPEN_LIST,
		memberId: "",
	},
): Result<InboxSnapshot, never> {
	const { memberId, sight, ...list } = chosen;
	const reader = { memberId, ...(sight && { sight }) };
	const contacts = inbox.listContacts({ cursor: null, search: "", ...list, ...reader });
	const conversation = contactId === null ? null : inbox.conversation(contactId, null);
	return ok({
		seq: inbox.seq.current(),
		link: link.view(Date.now()),
		contacts: contacts.ok ? contacts.value : { contacts: [], nextCursor: null },
		list,
		unreadConversations: inbox.contacts.countUnread(sight),
		conversation: conversation?.ok ? conversation.value : null,
		maxTextLength: gateways.current().capabilities.maxTextLength,
		capabilities: gateways.current().capabilities,
	});
}

/** One page of contacts. `invalid_request`: the cursor is not one of this list. */
export const contacts = ({ inbox }: Channel, query: ContactQuery) => inbox.listContacts(query);

/** One contact, its addresses and the contacts that were merged into it. */
export const contact = ({ inbox }: Channel, contactId: string) => inbox.describeContact(contactId);

/** Messages that contain all words of `typed`, of one contact or of all (null). */
export const search = ({ inbox }: Channel, typed: string, contactId: string | null) =>
	inbox.searchMessages(typed, contactId);

/** What a search over all channels asks each of them: archived conversations of people of this name, and words. */
export function find(
	{ inbox }: Channel,
	typed: string,
): Result<{ archived: ToldConversation[]; messages: SearchPage }, "not_found"> {
	const people = inbox.contacts.search(typed, null, PAGE_SIZE).rows;
	const messages = inbox.searchMessages(typed, null);
	if (!messages.ok) return messages;
	return ok({ archived: inbox.archive.ofContacts(people, Date.now()), messages: messages.value });
}

/** One page of the archive, those closed last first. @param after the place it begins behind; null: the beginning */
export const archived = ({ inbox }: Channel, after: ListPlace | null): Result<ArchivePage, never> =>
	ok(inbox.archive.list(after, Date.now()));

/** One archived conversation by its id. */
export function archivedOne({ inbox }: Channel, id: string): Result<ToldConversation, "not_found"> {
	const found = inbox.archive.find(id, Date.now());
	return found ? ok(found) : fail("not_found");
}

/** One page of a conversation's messages. `invalid_request`: the cursor is malformed. */
export const conversation = ({ inbox }: Channel, contactId: string, place: MessagePlace) =>
	inbox.conversation(contactId, place);

/** The contacts with the newest messages, at most `count` or a page, for a list over all channels. */
export const newest = ({ inbox }: Channel, count: number): Result<ContactView[], never> =>
	ok(inbox.newestContacts(count).filter((one) => one.lastMessageAt !== null));
