// Which conversations a list shows. One rule for the server's query and for the browser's live list.
import type { Handler } from "../agents/answering.ts";
import { searchKey } from "./search-key.ts";

/** What a list may ask for; `open` is what a list shows by itself. */
export const CONTACT_FILTERS = [
	"open",
	"unread",
	"mine",
	"unassigned",
	"agent",
	"closed",
	"all",
] as const;
export type ContactFilter = (typeof CONTACT_FILTERS)[number];

/** What somebody chose to see. */
export interface ListChoice {
	filter: ContactFilter;
	/** Only conversations with this label; null: whatever they have. */
	label: string | null;
}

/** What a list shows by itself. */
export const OPEN_LIST: ListChoice = { filter: "open", label: null };

/** A search is over everything: who looks for a name must not miss it for a filter chosen before. */
export const WHOLE_LIST: ListChoice = { filter: "all", label: null };

/** What the rule needs to know of a contact. */
export interface Filterable {
	unread: number;
	assignee: { memberId: string } | null;
	closedAt: number | null;
	conversation: { handler: Handler; labels: readonly string[] } | null;
}

/**
 * @param memberId who looks. Everything but `all`, `unread` and `closed` shows open ones only; a label
 * narrows whatever the filter shows.
 */
export function matchesFilter(
	contact: Filterable,
	{ filter, label }: ListChoice,
	memberId: string,
): boolean {
	return hasLabel(contact, label) && isOfFilter(contact, filter, memberId);
}

function isOfFilter(contact: Filterable, filter: ContactFilter, memberId: string): boolean {
	const isOpen = contact.closedAt === null;
	const isWithAgent = contact.conversation?.handler === "agent";
	switch (filter) {
		case "all":
			return true;
		case "open":
			return isOpen;
		case "unread":
			return contact.unread > 0;
		case "mine":
			return isOpen && contact.assignee?.memberId === memberId;
		// Neither a member nor an agent looks after it, as in /conversations.
		case "unassigned":
			return isOpen && contact.assignee === null && !isWithAgent;
		case "agent":
			return isOpen && isWithAgent;
		case "closed":
			return !isOpen;
	}
}

function hasLabel({ conversation }: Filterable, label: string | null): boolean {
	if (label === null) return true;
	const wanted = searchKey(label);
	return (conversation?.labels ?? []).some((one) => searchKey(one) === wanted);
}
