// Official API: free text may be sent for some hours after the customer's last message.
import type { Direction } from "../inbox/message.ts";
import { replyWindowEnd } from "../inbox/reply-window.ts";

/**
 * When the time for free text ends (epoch ms), by the loaded messages, ascending. Null where there is no such time, and while
 * nothing loaded came from the customer: then only the server can say.
 */
export function windowEndOf(
	messages: readonly { direction: Direction; sentAt: number }[],
	windowHours: number | null,
): number | null {
	const last = messages.findLast((message) => message.direction === "incoming");
	return windowHours === null || last === undefined
		? null
		: replyWindowEnd(windowHours, last.sentAt);
}
