// Life of a conversation: begun, closed, archived. An archived one is in its channel's object alone: lists over all channels
// go on there, and searches ask it.
import type { ConversationStatus } from "./conversation.ts";
import type { ListPlace } from "./filter.ts";

/** A conversation is archived when it has been closed for so long. */
export const ARCHIVE_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

/** Conversations that were closed by this moment (epoch ms) are archived. */
export const archivedUpTo = (now: number): number => now - ARCHIVE_AFTER_MS;

/** Whether a conversation is archived: a rule over what it is, so that nobody has to be told. */
export const isArchived = (
	one: { status: ConversationStatus; closedAt: number | null },
	now: number,
): boolean => one.status === "closed" && one.closedAt !== null && one.closedAt <= archivedUpTo(now);

/** Behind every id of the same moment. */
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Where the archive begins: it is listed by when conversations were closed, newest first. */
export const archiveStart = (now: number): ListPlace => ({ at: archivedUpTo(now), id: LAST_ID });

export const formatArchiveCursor = ({ at, id }: ListPlace): string => `archive:${at}:${id}`;

/** Null when the text is no cursor of the archive. */
export function parseArchiveCursor(cursor: string): ListPlace | null {
	const [, at, id] = /^archive:(-?\d{1,15}):([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return at === undefined || id === undefined ? null : { at: Number(at), id };
}

/** Newest closing first, then by id: the order of the archive, in one channel and over many. */
export const compareArchived = (
	a: { closedAt: number | null; id: string },
	b: { closedAt: number | null; id: string },
): number => (b.closedAt ?? 0) - (a.closedAt ?? 0) || (a.id < b.id ? 1 : -1);
