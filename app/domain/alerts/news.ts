// Record 110: what of a change of a conversation is worth telling.
import type { Handler } from "../agents/answering.ts";
import type { Mentioned } from "../conversations/note.ts";

/** What is looked at of a conversation. */
export interface Watched {
	status: "active" | "closed";
	unread: number;
	lastDirection: "incoming" | "outgoing" | null;
	lastActivityAt: number;
	assigneeId: string | null;
	handler: Handler;
	snoozedUntil?: number | null;
	/** Whom a note called and who were not heard of since (conversations/note.ts). */
	mentioned?: Mentioned | undefined;
}

/** `message`: a customer wrote; `mention`: a note called somebody; `over`: there is nothing left to read, so whoever was told need not come any more. */
export type News = "message" | "mention" | "over";

/** Older messages arrive late, as after an outage: they are in the list, and nobody is called for them. */
export const STALE_MS = 10 * 60_000;

/** Marking as unread is no message; two of the same second are two. */
const isAnother = (
	before: Pick<Watched, "unread" | "lastActivityAt">,
	after: Pick<Watched, "unread" | "lastActivityAt">,
): boolean =>
	after.lastActivityAt > before.lastActivityAt ||
	(after.lastActivityAt === before.lastActivityAt &&
		before.unread > 0 &&
		after.unread > before.unread);

/** What a conversation's change tells. @param before null: it was not known. @param now epoch ms */
export function newsOf(
	before: Pick<Watched, "unread" | "lastActivityAt"> | null,
	after: Watched,
	now: number,
): Exclude<News, "mention"> | null {
	const isOver = after.status === "closed" || after.unread === 0;
	if (isOver) return before !== null && before.unread > 0 ? "over" : null;
	const isNewer = before === null || isAnother(before, after);
	const isFresh = after.lastActivityAt > now - STALE_MS;
	return isNewer && isFresh && after.lastDirection === "incoming" ? "message" : null;
}

/** Members whom a change calls: a note of now names them. @param now epoch ms */
export const calledBy = (
	before: Pick<Watched, "mentioned"> | null,
	after: Pick<Watched, "mentioned" | "status">,
	now: number,
): string[] =>
	after.status === "closed"
		? []
		: Object.entries(after.mentioned ?? {})
				.filter(([id, at]) => at > (before?.mentioned?.[id] ?? 0) && at > now - STALE_MS)
				.map(([id]) => id);
