// look.md, The inbox: consecutive bubbles of one side within 5 minutes join.
import type { Direction, MessageType } from "../inbox/message.ts";

export const GROUP_WITHIN_MS = 5 * 60_000;

/** What grouping needs to know of a message. */
export interface Bubble {
	id: string;
	type: MessageType;
	direction: Direction;
	author: string | null;
	sentAt: number;
	/** In a group: who wrote; two people may have one name. */
	inGroup?: { author?: { id: string } | undefined } | undefined;
}

/** One line of a conversation as it is drawn, top to bottom. */
export type TimelineRow<M extends Bubble> =
	| { type: "day"; key: string; at: number }
	| { type: "unread"; key: string }
	/** What happened to the conversation; it belongs to no side. */
	| { type: "line"; key: string; message: M }
	| { type: "message"; key: string; message: M; isFirst: boolean; isLast: boolean };

/**
 * Days, the unread divider, system lines and joined bubbles of an ascending conversation, or of a part of it that
 * stands between `before` and `after`.
 * `dayKey` names the calendar day of a moment in the reader's zone; `firstUnreadId` names the message under the divider; null draws none.
 */
export function buildTimeline<M extends Bubble>(
	{ messages, before, after }: { messages: readonly M[]; before: M | null; after: M | null },
	dayKey: (at: number) => string,
	firstUnreadId: string | null,
): TimelineRow<M>[] {
	const rows: TimelineRow<M>[] = [];
	let day = before === null ? "" : dayKey(before.sentAt);
	let previous: M | null = before?.type === "system" ? null : before;
	let open: Extract<TimelineRow<M>, { type: "message" }> | null = null;
	for (const message of messages) {
		const ownDay = dayKey(message.sentAt);
		const isNewDay = ownDay !== day;
		const isUnread = message.id === firstUnreadId;
		const isFirst = isNewDay || isUnread || previous === null || !joins(previous, message);
		// Late messages may carry an earlier day below a later one: the key stays unique by the id.
		if (isNewDay) rows.push({ type: "day", key: `day:${message.id}`, at: message.sentAt });
		if (isUnread) rows.push({ type: "unread", key: "unread" });
		day = ownDay;
		if (message.type === "system") {
			if (open) open.isLast = true;
			rows.push({ type: "line", key: message.id, message });
			previous = null;
			continue;
		}
		if (isFirst && open) open.isLast = true;
		open = { type: "message", key: message.id, message, isFirst, isLast: false };
		rows.push(open);
		previous = message;
	}
	// After a system line it is the last of its group already.
	if (open && previous !== null) {
		open.isLast =
			after === null ||
			after.type === "system" ||
			after.id === firstUnreadId ||
			dayKey(after.sentAt) !== day ||
			!joins(previous, after);
	}
	return rows;
}

function joins(previous: Bubble, next: Bubble): boolean {
	return (
		previous.direction === next.direction &&
		previous.author === next.author &&
		previous.inGroup?.author?.id === next.inGroup?.author?.id &&
		Math.abs(next.sentAt - previous.sentAt) < GROUP_WITHIN_MS
	);
}

/** The message where reading begins: the oldest of the last `unread` incoming ones; null when none. */
export function findFirstUnread(messages: readonly Bubble[], unread: number): string | null {
	let found: string | null = null;
	let left = unread;
	for (let index = messages.length - 1; index >= 0 && left > 0; index -= 1) {
		const message = messages[index];
		if (message?.direction !== "incoming") continue;
		found = message.id;
		left -= 1;
	}
	return found;
}
