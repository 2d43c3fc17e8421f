import { type Bubble, findFirstUnread } from "#app/domain/chat/timeline.ts";

/** Where the unread messages of a conversation began when it was opened. */
export interface UnreadMark {
	/** How many were unread at opening. */
	count: number;
	/** The newest message at opening; later ones count as new, not as unread. */
	lastId: string | null;
	/** The message below the divider; null draws no divider. */
	firstUnreadId: string | null;
	/** False while loading earlier messages could still move the divider up. */
	isSettled: boolean;
}

/**
 * Computes the mark from the loaded messages (ascending); called again with more messages until it
 * is settled. `hasEarlier`: older messages could still be loaded. `isDetached`: an old part is
 * shown, which says nothing about unread messages.
 */
export function computeUnreadMark(
	mark: UnreadMark,
	messages: readonly Bubble[],
	hasEarlier: boolean,
	isDetached: boolean,
): UnreadMark {
	if (mark.isSettled || isDetached || messages.length === 0) return mark;
	const lastId = mark.lastId ?? messages.at(-1)?.id ?? null;
	const end = messages.findIndex((message) => message.id === lastId);
	const then = end === -1 ? messages : messages.slice(0, end + 1);
	const incoming = then.filter((message) => message.direction === "incoming").length;
	return {
		count: mark.count,
		lastId,
		firstUnreadId: findFirstUnread(then, mark.count),
		isSettled: incoming >= mark.count || !hasEarlier,
	};
}

export const openUnreadMark = (count: number): UnreadMark => ({
	count,
	lastId: null,
	firstUnreadId: null,
	isSettled: count === 0,
});
