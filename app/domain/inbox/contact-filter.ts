// Which conversations a list shows. One rule for the server's query and for the browser's live list.

export const CONTACT_FILTERS = ["all", "unread", "mine", "unassigned", "closed"] as const;
export type ContactFilter = (typeof CONTACT_FILTERS)[number];

/** What the rule needs to know of a contact. */
export interface Filterable {
	unread: number;
	assignee: { memberId: string } | null;
	closedAt: number | null;
}

/** `memberId` is who looks. Everything but `all`, `unread` and `closed` shows open ones only. */
export function matchesFilter(
	contact: Filterable,
	filter: ContactFilter,
	memberId: string,
): boolean {
	switch (filter) {
		case "all":
			return true;
		case "unread":
			return contact.unread > 0;
		case "mine":
			return contact.closedAt === null && contact.assignee?.memberId === memberId;
		case "unassigned":
			return contact.closedAt === null && contact.assignee === null;
		case "closed":
			return contact.closedAt !== null;
	}
}
