import { type Bubble, findFirstUnread } from "#app/domain/chat/timeline.ts";

/** Where reading begins in a conversation, as it was when it was opened. */
export interface UnreadMark {
	/** How many were unread then. */
	count: number;
	/** The newest message of that moment; what comes later is news, not unread. */
	lastId: string | null;
	/** The message under the divider; null draws none. */
	firstUnreadId: string | null;
	/** Whether more loaded messages can still move the divider up. */
	isSettled: boolean;
}

/**
 * Decides with the messages at hand (ascending); called again with more of them until it is
 * settled. `hasEarlier`: older ones could still be loaded; `isDetached`: an old part is shown,
 * which says nothing about where reading begins.
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
