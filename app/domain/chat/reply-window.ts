// Official API: free text may be sent for some hours after the customer's last message.
import type { Direction, MessageOrigin } from "../inbox/message.ts";
import { replyWindowEnd } from "../inbox/reply-window.ts";

/**
 * When the time for free text ends (epoch ms), by the loaded messages, ascending. Null where there is no such time, and while
 * nothing loaded came from the customer: then only the server can say. 0: it never began.
 */
export function windowEndOf(
	messages: readonly { direction: Direction; sentAt: number; origin?: MessageOrigin | undefined }[],
	windowHours: number | null,
): number | null {
	// What was said before the number was shared opened nothing here.
	const last = messages.findLast(
		({ direction, origin }) => direction === "incoming" && origin !== "history",
	);
	if (windowHours === null) return null;
	if (last !== undefined) return replyWindowEnd(windowHours, last.sentAt);
	// Theirs are all of the time before, and nothing newer is missing.
	return messages.some(({ direction }) => direction === "incoming") ? 0 : null;
}
