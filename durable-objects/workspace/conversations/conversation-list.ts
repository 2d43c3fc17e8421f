import {
	filterableOf,
	type IndexedConversation,
	knownByOf,
} from "#app/contracts/told-conversations.ts";
import { isArchived } from "#app/domain/conversations/archive.ts";
import {
	CONVERSATION_STATUSES,
	type ConversationStatus,
} from "#app/domain/conversations/conversation.ts";
import {
	comparePlaces,
	isNarrow,
	type ListOrder,
	type ListPlace,
	type ListWish,
	matchesConversation,
	placeIn,
} from "#app/domain/conversations/filter.ts";
import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import { type KnownBy, matchPerson } from "#app/domain/conversations/same-person.ts";
import { planWords } from "#app/domain/conversations/search.ts";
import type { ConversationIndex } from "./conversation-index.ts";

/** Conversations of one page. */
export const CONVERSATIONS_PER_PAGE = 30;
/** Closed ones that a filter looks at for one page, as no order of its own serves it; and those of one phone or e-mail. */
const LOOKED_AT = 60;
/** Those a search looks at for a member who reads only some of them. */
const LOOKED_AT_BOUND = 300;

export interface ListedPage {
	conversations: IndexedConversation[];
	/** Where the next page begins; null at the end. */
	next: ListPlace | null;
}

type Index = Pick<ConversationIndex, "rows" | "active" | "counts">;

const placeOf = (order: ListOrder, one: IndexedConversation): ListPlace =>
	placeIn(order, { ...filterableOf(one), id: one.id, lastActivityAt: one.lastActivityAt });
const newestFirst = (a: IndexedConversation, b: IndexedConversation): number =>
	comparePlaces("newest", placeOf("newest", a), placeOf("newest", b));

/** A page of the workspace's order, newest activity first: reads as many rows as it shows. */
function inOrder(
	{ rows }: Index,
	status: ConversationStatus,
	after: ListPlace | null,
	limit: number,
) {
	const newest = "ORDER BY last_activity_at DESC, id DESC LIMIT ?";
	const found =
		after === null
			? rows.select(`WHERE status = ? ${newest}`, status, limit)
			: rows.select(
					`WHERE status = ? AND (last_activity_at, id) < (?, ?) ${newest}`,
					status,
					after.at,
					after.id,
					limit,
				);
	return found.map(({ conversation }) => conversation);
}

function pageOf(shown: IndexedConversation[], readLast: IndexedConversation | null): ListedPage {
	return { conversations: shown, next: readLast && placeOf("newest", readLast) };
}

/** What a list shows, and what its member reads (sight.ts); null: everything. */
export interface SeenWish extends ListWish {
	sight: ConversationSight | null;
}

const isShown = (one: IndexedConversation, { filter, memberId, sight }: SeenWish): boolean =>
	mayRead(sight, one) && matchesConversation(filterableOf(one), filter, memberId);

/** Active ones of a filter or in another order: chosen in memory. */
function ofActive(index: Index, wish: SeenWish): ListedPage {
	const { order = "newest", after } = wish;
	const found: { one: IndexedConversation; place: ListPlace }[] = [];
	for (const [, one] of index.active()) {
		if (!isShown(one, wish)) continue;
		const place = placeOf(order, one);
		if (after === null || comparePlaces(order, after, place) < 0) found.push({ one, place });
	}
	found.sort((a, b) => comparePlaces(order, a.place, b.place));
	const shown = found.slice(0, CONVERSATIONS_PER_PAGE);
	return {
		conversations: shown.map(({ one }) => one),
		next: found.length > shown.length ? (shown.at(-1)?.place ?? null) : null,
	};
}

/** Groups of words in the syntax of full-text search. */
const toMatch = (groups: readonly string[][]): string =>
	groups.map((group) => `(${group.map((word) => `"${word}"*`).join(" OR ")})`).join(" AND ");

/** Conversations with all words that were typed, those begun last first; one page. */
function search({ rows }: Index, wish: SeenWish, groups: readonly string[][]): ListedPage {
	const limit = wish.sight === null ? CONVERSATIONS_PER_PAGE : LOOKED_AT_BOUND;
	const shown = rows
		.search(wish.status, toMatch(groups), limit)
		.map(({ conversation }) => conversation)
		// What is put aside is found as well.
		.filter((one) => {
			const found = { ...filterableOf(one), snoozedUntil: null };
			const filter = { ...wish.filter, snoozed: undefined };
			return mayRead(wish.sight, one) && matchesConversation(found, filter, wish.memberId);
		});
	return pageOf(shown.slice(0, CONVERSATIONS_PER_PAGE), null);
}

/** One page of conversations, newest activity first. */
export function listConversations(index: Index, wish: SeenWish, now: number): ListedPage {
	const groups = planWords(wish.q);
	if (groups.length > 0) return search(index, wish, groups);
	const { status, filter, order = "newest", after, sight } = wish;
	const isWhole = !isNarrow(filter) && sight === null;
	const isPlain = isWhole && order === "newest" && index.counts().snoozed === 0;
	if (status === "active" && !isPlain) return ofActive(index, wish);
	const limit = isWhole ? CONVERSATIONS_PER_PAGE : LOOKED_AT;
	const looked = inOrder(index, status, after, limit);
	return pageOf(
		// What is to be archived stands in the archive already, where the list goes on.
		looked.filter((one) => isShown(one, wish) && !isArchived(one, now)),
		looked.length < limit ? null : (looked.at(-1) ?? null),
	);
}

/** The newest ones that a member reads, active or closed. */
export function listNewest(
	index: Index,
	limit: number,
	sight: ConversationSight | null,
): IndexedConversation[] {
	const looked = sight === null ? limit : LOOKED_AT_BOUND;
	return [...inOrder(index, "active", null, looked), ...inOrder(index, "closed", null, looked)]
		.filter((one) => mayRead(sight, one))
		.toSorted(newestFirst)
		.slice(0, limit);
}

/**
 * Conversations of one person by phone or e-mail, of which words are in the search. Nobody's name is looked for; a contact
 * known by neither is found by its channel alone.
 */
export function listOfPerson(index: Index, person: KnownBy): IndexedConversation[] {
	const found = new Map<string, IndexedConversation>();
	for (const text of [person.phone, person.email]) {
		const groups = planWords(text ?? "");
		if (groups.length === 0) continue;
		for (const status of CONVERSATION_STATUSES)
			for (const { conversation: one } of index.rows.search(status, toMatch(groups), LOOKED_AT))
				if (!one.isGroup && matchPerson(person, knownByOf(one)) !== null) found.set(one.id, one);
	}
	return [...found.values()];
}
