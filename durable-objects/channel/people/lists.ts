import type { ContactView } from "#app/contracts/frames.ts";
import { type ContactPage, PAGE_SIZE, type SearchPage } from "#app/contracts/whatsapp.ts";
import { type ContactFilter, matchesFilter, WHOLE_LIST } from "#app/domain/inbox/contact-filter.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import { parseCursor } from "#app/domain/inbox/cursor.ts";
import { parseQuery } from "#app/domain/inbox/search-words.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ContactRow } from "../ledger/rows.ts";
import { readsRow } from "../sight/reads.ts";
import type { createMessageSearch } from "../ledger/search.ts";
import type { Contacts } from "./contacts.ts";
import type { Identities } from "./identities.ts";

/** One request for a page of contacts; `cursor` null: the first page, `search` blank: no search. */
export interface ContactQuery {
	cursor: string | null;
	search: string;
	filter?: ContactFilter;
	label?: string | null;
	/** Id of the reading member, for the filter `mine`. */
	memberId?: string;
	/** What they read; everything when left out. */
	sight?: ConversationSight;
}

/** The lists and searches members ask an inbox for. */
export function createLists({
	contacts,
	identities,
	search,
}: {
	contacts: Contacts;
	identities: Identities;
	search: ReturnType<typeof createMessageSearch>;
}) {
	return {
		/** One page of contacts. `invalid_request`: the cursor is not one of this list. A found page may be short. */
		listContacts(query: ContactQuery): Result<ContactPage, "invalid_request"> {
			const { search: typed, filter = "all", label = null, memberId = "", sight = null } = query;
			const wanted = { filter, label, memberId, sight };
			const view = (rows: ContactRow[]): ContactView[] => rows.map(contacts.view);
			const isSearch = typed.trim() !== "";
			const kind = isSearch ? "found" : "contacts";
			const after = query.cursor === null ? null : parseCursor(kind, query.cursor);
			if (query.cursor !== null && after === null) return fail("invalid_request");
			if (isSearch) {
				const found = contacts.search(typed, after, PAGE_SIZE);
				const read = found.rows.filter((row) => readsRow(sight, row));
				const shown = view(read).filter((one) => matchesFilter(one, wanted, memberId));
				return ok({ contacts: shown, nextCursor: found.nextCursor });
			}
			const page = contacts.list(wanted, after, PAGE_SIZE);
			return ok({ contacts: view(page.rows), nextCursor: page.nextCursor });
		},

		/** The contacts with the newest activity, at most `count` or a page. */
		newestContacts(count: number): ContactView[] {
			const everything = { ...WHOLE_LIST, memberId: "", sight: null };
			// A page also counts rows read besides its own (contact-list.ts).
			const { rows } = contacts.list(everything, null, Math.min(count + 7, PAGE_SIZE));
			return rows.slice(0, count).map(contacts.view);
		},

		/** Messages with all typed words, of one contact or of all (null). */
		searchMessages(typed: string, contactId: string | null): Result<SearchPage, "not_found"> {
			const words = parseQuery(typed);
			if (contactId === null) return ok(search.find(words, null, contacts.get));
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			const scope = { contact: contact.n, marks: identities.onceKnownAs(contact.n) };
			return ok(search.find(words, scope, contacts.get));
		},
	};
}
