// Spec 2, section 2: /conversations. Filters that narrow one another.
import type { Handler } from "../agents/answering.ts";
import { type Due, lateSince } from "../goals/goal.ts";
import { localDay } from "../inbox/local-day.ts";
import { searchKey } from "../inbox/search-key.ts";
import type { Mentioned } from "./note.ts";
import { UNTIL_WRITTEN } from "./snooze.ts";
import type { ConversationStatus } from "./conversation.ts";

/** What a filter looks at. */
export interface Filterable {
	channelId: string;
	assigneeId: string | null;
	handler: Handler;
	agentId: string | null;
	unread: number;
	labels: readonly string[];
	/** Since when the customer waits for a person (waiting.ts), epoch ms; null: they do not. */
	waitingSince: number | null;
	/** Put aside until then, epoch ms; null: it is not. */
	snoozedUntil: number | null;
	/** Whom a note called and who were not heard of since (note.ts). Absent: nobody. */
	mentioned?: Mentioned | undefined;
	/** The department that looks after it. Absent: none does. */
	departmentId?: string | null | undefined;
	/** When it began and ended, epoch ms. Left out: not told. */
	openedAt?: number | undefined;
	closedAt?: number | null | undefined;
	/** How its customer rated it. Left out: they did not. */
	rating?: number | undefined;
	/** The ad that brought its customer; left out: none. */
	adId?: string | undefined;
	/** Until when goals are to be met (goals/goal.ts); left out: nothing is due. */
	due?: Due | undefined;
}

/** Whether a conversation is among a member's own: they look after it, or a note called them. */
export const isMine = (
	{ assigneeId, mentioned }: Pick<Filterable, "assigneeId" | "mentioned">,
	memberId: string,
): boolean => assigneeId === memberId || mentioned?.[memberId] !== undefined;

export const WHO = ["mine", "unassigned", "agent", "waiting", "late"] as const;
export type Who = (typeof WHO)[number];

export interface ConversationFilter {
	/** `unassigned`: neither a member nor an agent looks after it; `waiting`: the customer waits for a person; `late`: a goal was missed. */
	who?: Who | undefined;
	/** Those put aside, which no other list of open ones shows. */
	snoozed?: "1" | undefined;
	agentId?: string | undefined;
	/** Whoever looks after it: a colleague's list. */
	assigneeId?: string | undefined;
	channelId?: string | undefined;
	departmentId?: string | undefined;
	/** One of these ads brought the customer: ids, separated by commas. */
	adId?: string | undefined;
	unread?: "1" | undefined;
	label?: string | undefined;
	/** Local days, both within (`2026-11-20`): closed in them, or of open ones begun in them. */
	from?: string | undefined;
	to?: string | undefined;
	rated?: "1" | undefined;
}

/** Whether a filter shows less than everything of its status. */
export const isNarrow = (filter: ConversationFilter): boolean =>
	Object.values(filter).some((value) => value !== undefined);

function isOf(row: Filterable, who: Who | undefined, memberId: string, now: number): boolean {
	switch (who) {
		case undefined:
			return true;
		case "mine":
			return isMine(row, memberId);
		case "unassigned":
			return row.assigneeId === null && row.handler !== "agent";
		case "agent":
			return row.handler === "agent";
		case "waiting":
			return row.waitingSince !== null;
		case "late":
			return lateSince(row.due, now) !== null;
	}
}

function isOfDays(
	{ openedAt = 0, closedAt }: Filterable,
	{ from, to }: ConversationFilter,
): boolean {
	if (from === undefined && to === undefined) return true;
	const day = localDay(closedAt ?? openedAt);
	return (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** @param memberId who looks, for `mine` @param now epoch ms, for `late`: at the beginning of time nothing is */
export function matchesConversation(
	row: Filterable,
	filter: ConversationFilter,
	memberId: string,
	now = 0,
): boolean {
	if ((row.snoozedUntil !== null) !== (filter.snoozed !== undefined)) return false;
	if (!isOf(row, filter.who, memberId, now)) return false;
	if (filter.agentId !== undefined && (row.handler !== "agent" || row.agentId !== filter.agentId))
		return false;
	if (filter.assigneeId !== undefined && row.assigneeId !== filter.assigneeId) return false;
	if (filter.channelId !== undefined && row.channelId !== filter.channelId) return false;
	if (filter.departmentId !== undefined && row.departmentId !== filter.departmentId) return false;
	if (filter.adId !== undefined && !filter.adId.split(",").includes(row.adId ?? "")) return false;
	if (filter.unread !== undefined && row.unread === 0) return false;
	if (filter.rated !== undefined && row.rating === undefined) return false;
	if (!isOfDays(row, filter)) return false;
	if (filter.label === undefined) return true;
	const wanted = searchKey(filter.label);
	return row.labels.some((label) => searchKey(label) === wanted);
}

/** A place in the list, opaque to clients. */
export interface ListPlace {
	at: number;
	id: string;
}

/** `newest` activity first, or those who wait `longest` first and then the others, newest first. */
export const LIST_ORDERS = ["newest", "longest"] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** What a list shows. */
export interface ListWish {
	status: ConversationStatus;
	filter: ConversationFilter;
	/** What was typed; "": no search. */
	q: string;
	/** Who looks, for `mine`. */
	memberId: string;
	/** `newest` when left out; closed ones are always shown the newest first. */
	order?: ListOrder | undefined;
	/** The page begins behind this place; null: the first one. */
	after: ListPlace | null;
}

type Placed = Pick<Filterable, "waitingSince"> & { id: string; lastActivityAt: number };

/** Where a conversation stands in a list: smaller moments come first in `longest`, larger ones in `newest`. */
export function placeIn(order: ListOrder, one: Placed): ListPlace {
	const { id, waitingSince, lastActivityAt } = one;
	if (order === "newest") return { at: lastActivityAt, id };
	return { at: waitingSince ?? UNTIL_WRITTEN - lastActivityAt, id };
}

/** Negative when `a` is shown before `b`. */
export function comparePlaces(order: ListOrder, a: ListPlace, b: ListPlace): number {
	const [first, second] = order === "newest" ? [b, a] : [a, b];
	return first.at === second.at ? (first.id < second.id ? -1 : 1) : first.at - second.at;
}

export const formatListCursor = ({ at, id }: ListPlace): string => `conversations:${at}:${id}`;

/** Null when the text is no cursor of this list (L07). */
export function parseListCursor(cursor: string): ListPlace | null {
	const [, at, id] = /^conversations:(\d{1,16}):([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return at === undefined || id === undefined ? null : { at: Number(at), id };
}
