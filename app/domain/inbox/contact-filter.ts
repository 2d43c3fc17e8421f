// Which conversations a list shows. One rule for the server's query and for the browser's live list.
import type { Handler } from "../agents/answering.ts";
import { searchKey } from "./search-key.ts";

/** Filters of a list; `open` is the default. */
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

/** The member's choice for a list. */
export interface ListChoice {
	filter: ContactFilter;
	/** Only conversations with this label; null: whatever they have. */
	label: string | null;
}

/** What a list shows by itself. */
export const OPEN_LIST: ListChoice = { filter: "open", label: null };

/** A search covers everything, so that a filter chosen before does not hide a match. */
export const WHOLE_LIST: ListChoice = { filter: "all", label: null };

/** What the filters need to know about a contact. */
export interface Filterable {
	unread: number;
	assignee: { memberId: string } | null;
	closedAt: number | null;
	conversation: { handler: Handler; labels: readonly string[] } | null;
}

/**
 * Whether a contact belongs in a list. All filters but `all`, `unread` and `closed` show only open ones; a
 * label restricts any filter further.
 * @param memberId the reading member
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
		// No member is assigned and no agent answers, as in /conversations.
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
