import type { MessagePlace } from "#app/contracts/whatsapp.ts";
import { MAX_LABEL_LENGTH } from "#app/domain/conversations/conversation.ts";
import { CONTACT_FILTERS, type ContactFilter } from "#app/domain/inbox/contact-filter.ts";
import { ok } from "#app/domain/result.ts";
import { defineNumberOperation, defineOperation } from "../operation.ts";

/** Longest search text that is passed on, characters; app/domain/inbox has the other rules of search. */
const MAX_SEARCH = 400;

/** Epoch ms within what a Date can be. */
const MOMENT = /^\d{1,15}$/;

/** No filter means all contacts; null for an unknown one. */
function parseFilter(typed: string | undefined): ContactFilter | null {
	if (typed === undefined) return "all";
	return CONTACT_FILTERS.find((filter) => filter === typed) ?? null;
}

interface ContactsQuery {
	cursor: string | null;
	search: string;
	filter: ContactFilter;
	label: string | null;
}

export const listContacts = defineOperation("listContacts", {
	isDirect: true,
	permission: "read",
	query({ cursor = null, q = "", label = "", filter: typed }): ContactsQuery | null {
		const filter = parseFilter(typed);
		if (filter === null) return null;
		const search = q.slice(0, MAX_SEARCH);
		return { cursor, search, filter, label: label.slice(0, MAX_LABEL_LENGTH * 2) || null };
	},
	run: ({ channel, workspaceId, query, signedIn }) =>
		channel.contacts(workspaceId, { ...query, memberId: signedIn.member.id }),
});

export const findContact = defineOperation("findContact", {
	isDirect: true,
	permission: "read",
	async run({ channel, workspaceId, params }) {
		const found = await channel.contact(workspaceId, params.contactId);
		return found.ok ? ok({ contact: found.value.contact }) : found;
	},
});

/** The addresses by which a contact is known, and the contacts merged into it. */
export const readIdentity = defineOperation("readIdentity", {
	isDirect: true,
	permission: "read",
	async run({ channel, workspaceId, params }) {
		const found = await channel.contact(workspaceId, params.contactId);
		return found.ok ? ok(found.value.identity) : found;
	},
});

export const listMessages = defineOperation("listMessages", {
	isDirect: true,
	permission: "read",
	/**
	 * `around` wins over `from` (a moment, epoch ms), `from` over `later`, `later` over `cursor` (older messages); without
	 * any it is the newest page.
	 */
	query({ later, around, from, cursor = null }): { place: MessagePlace } | null {
		if (around !== undefined) return { place: { around } };
		if (from !== undefined) return MOMENT.test(from) ? { place: { from: Number(from) } } : null;
		return { place: later === undefined ? cursor : { later } };
	},
	async run({ channel, workspaceId, params, query }) {
		const read = await channel.conversation(workspaceId, params.contactId, query.place);
		return read.ok ? ok(read.value.page) : read;
	},
});

export const searchMessages = defineOperation("searchMessages", {
	isDirect: true,
	permission: "read",
	query: ({ q = "", contact = null }) => ({ words: q.slice(0, MAX_SEARCH), contact }),
	run: ({ channel, workspaceId, query }) => channel.search(workspaceId, query.words, query.contact),
});

/** Everything the pages of one number show. */
export const readFigures = defineNumberOperation("readFigures", {
	permission: "read",
	run: ({ channel, workspaceId }) => channel.figures(workspaceId),
});
