import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { isArchived } from "#app/domain/conversations/archive.ts";
import type { ConversationStatus } from "#app/domain/conversations/conversation.ts";
import {
	isNarrow,
	type ListPlace,
	type ListWish,
	matchesConversation,
} from "#app/domain/conversations/filter.ts";
import { planWords } from "#app/domain/conversations/search.ts";
import type { ConversationIndex } from "./conversation-index.ts";

/** Conversations of one page. */
export const CONVERSATIONS_PER_PAGE = 30;
/** Closed ones that a filter looks at for one page: no order of its own serves it. */
const LOOKED_AT = 60;

export interface ListedPage {
	conversations: IndexedConversation[];
	/** Where the next page begins; null at the end. */
	next: ListPlace | null;
}

type Index = Pick<ConversationIndex, "rows" | "active">;

const placeOf = ({ lastActivityAt, id }: IndexedConversation): ListPlace => ({
	at: lastActivityAt,
	id,
});
const isBehind = (one: ListPlace, place: ListPlace): boolean =>
	one.at < place.at || (one.at === place.at && one.id < place.id);

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
	return { conversations: shown, next: readLast && placeOf(readLast) };
}

/** Active ones of a filter: chosen in memory. */
function ofActive(index: Index, { filter, memberId, after }: ListWish): ListedPage {
	const found: IndexedConversation[] = [];
	for (const [, one] of index.active())
		if (
			matchesConversation(one, filter, memberId) &&
			(after === null || isBehind(placeOf(one), after))
		)
			found.push(one);
	found.sort((a, b) => (isBehind(placeOf(a), placeOf(b)) ? 1 : -1));
	const shown = found.slice(0, CONVERSATIONS_PER_PAGE);
	return pageOf(shown, found.length > shown.length ? (shown.at(-1) ?? null) : null);
}

/** Conversations with all words that were typed, those begun last first; one page. */
function search({ rows }: Index, wish: ListWish, groups: readonly string[][]): ListedPage {
	const match = groups
		.map((group) => `(${group.map((word) => `"${word}"*`).join(" OR ")})`)
		.join(" AND ");
	const found = rows.search(wish.status, match, CONVERSATIONS_PER_PAGE);
	const shown = found
		.map(({ conversation }) => conversation)
		.filter((one) => matchesConversation(one, wish.filter, wish.memberId));
	return pageOf(shown, null);
}

/** One page of conversations, newest activity first. */
export function listConversations(index: Index, wish: ListWish, now: number): ListedPage {
	const groups = planWords(wish.q);
	if (groups.length > 0) return search(index, wish, groups);
	const { status, filter, after, memberId } = wish;
	if (status === "active" && isNarrow(filter)) return ofActive(index, wish);
	const limit = isNarrow(filter) ? LOOKED_AT : CONVERSATIONS_PER_PAGE;
	const looked = inOrder(index, status, after, limit);
	return pageOf(
		// What is to be archived stands in the archive already, where the list goes on.
		looked.filter((one) => matchesConversation(one, filter, memberId) && !isArchived(one, now)),
		looked.length < limit ? null : (looked.at(-1) ?? null),
	);
}

/** The newest ones, active or closed. */
export const listNewest = (index: Index, limit: number): IndexedConversation[] =>
	[...inOrder(index, "active", null, limit), ...inOrder(index, "closed", null, limit)]
		.toSorted((a, b) => (isBehind(placeOf(a), placeOf(b)) ? 1 : -1))
		.slice(0, limit);
