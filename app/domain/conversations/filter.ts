// Spec 2, section 2: /conversations. Filters that narrow one another.
import type { Handler } from "../agents/answering.ts";
import { searchKey } from "../inbox/search-key.ts";
import type { ConversationStatus } from "./conversation.ts";

/** What a filter looks at. */
export interface Filterable {
	channelId: string;
	assigneeId: string | null;
	handler: Handler;
	agentId: string | null;
	unread: number;
	labels: readonly string[];
}

export interface ConversationFilter {
	/** `unassigned`: neither a member nor an agent looks after it. */
	who?: "mine" | "unassigned" | "agent" | undefined;
	agentId?: string | undefined;
	channelId?: string | undefined;
	unread?: "1" | undefined;
	label?: string | undefined;
}

/** Whether a filter shows less than everything of its status. */
export const isNarrow = (filter: ConversationFilter): boolean =>
	Object.values(filter).some((value) => value !== undefined);

/** @param memberId who looks, for `mine` */
export function matchesConversation(
	row: Filterable,
	filter: ConversationFilter,
	memberId: string,
): boolean {
	if (filter.who === "mine" && row.assigneeId !== memberId) return false;
	if (filter.who === "unassigned" && (row.assigneeId !== null || row.handler === "agent"))
		return false;
	if (filter.who === "agent" && row.handler !== "agent") return false;
	if (filter.agentId !== undefined && (row.handler !== "agent" || row.agentId !== filter.agentId))
		return false;
	if (filter.channelId !== undefined && row.channelId !== filter.channelId) return false;
	if (filter.unread !== undefined && row.unread === 0) return false;
	if (filter.label === undefined) return true;
	const wanted = searchKey(filter.label);
	return row.labels.some((label) => searchKey(label) === wanted);
}

/** A place in the list, opaque to clients. */
export interface ListPlace {
	at: number;
	id: string;
}

/** What a list shows. */
export interface ListWish {
	status: ConversationStatus;
	filter: ConversationFilter;
	/** What was typed; "": no search. */
	q: string;
	/** Who looks, for `mine`. */
	memberId: string;
	/** The page begins behind this place; null: the first one. */
	after: ListPlace | null;
}

export const formatListCursor = ({ at, id }: ListPlace): string => `conversations:${at}:${id}`;

/** Null when the text is no cursor of this list (L07). */
export function parseListCursor(cursor: string): ListPlace | null {
	const [, at, id] = /^conversations:(\d{1,15}):([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return at === undefined || id === undefined ? null : { at: Number(at), id };
}
