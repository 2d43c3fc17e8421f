// Official API: free text may be sent for some hours after the customer's last message.
import type { Direction } from "../inbox/message.ts";
import { replyWindowStart } from "../inbox/reply-window.ts";

/**
 * Whether the time for free text is over. `messages` is the loaded part, ascending. False while
 * nothing loaded came from the customer: then only the server can say.
 */
export function isReplyWindowOver(
	messages: readonly { direction: Direction; sentAt: number }[],
	windowHours: number | null,
	now: number,
): boolean {
	const start = replyWindowStart(windowHours, now);
	if (start === null) return false;
	const last = messages.findLast((message) => message.direction === "incoming");
	return last !== undefined && last.sentAt < start;
}
