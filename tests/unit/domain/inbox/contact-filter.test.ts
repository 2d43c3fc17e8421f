import { expect, test } from "vitest";
import { CONTACT_FILTERS, matchesFilter } from "#app/domain/inbox/contact-filter.ts";

const open = { unread: 0, assignee: null, closedAt: null };
const mine = { ...open, assignee: { memberId: "me" } };
const theirs = { ...open, assignee: { memberId: "other" } };
const closed = { ...mine, closedAt: 5 };

test.each([
	[open, ["all", "unassigned"]],
	[{ ...open, unread: 2 }, ["all", "unread", "unassigned"]],
	[mine, ["all", "mine"]],
	[theirs, ["all"]],
	[closed, ["all", "closed"]],
	[{ ...closed, unread: 1 }, ["all", "unread", "closed"]],
])("conversation %# shows under its filters only", (contact, expected) => {
	const shown = CONTACT_FILTERS.filter((filter) => matchesFilter(contact, filter, "me"));
	expect(shown).toEqual(expected);
});
