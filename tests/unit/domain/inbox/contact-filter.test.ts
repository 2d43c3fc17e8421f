import { expect, test } from "vitest";
import {
	CONTACT_FILTERS,
	type Filterable,
	matchesFilter,
} from "#app/domain/inbox/contact-filter.ts";

const open: Filterable = { unread: 0, assignee: null, closedAt: null, conversation: null };
const mine = { ...open, assignee: { memberId: "me" } };
const theirs = { ...open, assignee: { memberId: "other" } };
const closed = { ...mine, closedAt: 5 };
const withAgent: Filterable = { ...open, conversation: { handler: "agent", labels: [] } };

test.each([
	[open, ["open", "unassigned", "all"]],
	[{ ...open, unread: 2 }, ["open", "unread", "unassigned", "all"]],
	[mine, ["open", "mine", "all"]],
	[theirs, ["open", "all"]],
	[withAgent, ["open", "agent", "all"]],
	[closed, ["closed", "all"]],
	[{ ...closed, unread: 1 }, ["unread", "closed", "all"]],
])("conversation %# shows under its filters only (inbox A8, A15)", (contact, expected) => {
	const shown = CONTACT_FILTERS.filter((filter) =>
		matchesFilter(contact, { filter, label: null }, "me"),
	);
	expect(shown).toEqual(expected);
});

test("a label narrows what a filter shows, whatever its case and accents (inbox A15)", () => {
	const labelled: Filterable = {
		...mine,
		conversation: { handler: "person", labels: ["Orçamento", "VIP"] },
	};
	expect(matchesFilter(labelled, { filter: "open", label: "orcamento" }, "me")).toBe(true);
	expect(matchesFilter(labelled, { filter: "mine", label: "VIP" }, "me")).toBe(true);
	expect(matchesFilter(labelled, { filter: "mine", label: "VIP" }, "other")).toBe(false);
	expect(matchesFilter(labelled, { filter: "open", label: "troca" }, "me")).toBe(false);
	expect(matchesFilter(open, { filter: "open", label: "VIP" }, "me")).toBe(false);
});
