// Official API: free text may be sent for some hours after the customer's last message.
import type { Direction, MessageOrigin } from "../inbox/message.ts";
import { replyWindowEnd } from "../inbox/reply-window.ts";

/**
 * When the time for free text ends (epoch ms), by the loaded messages, ascending. Null where there is no such time, and while
 * nothing loaded came from the customer: then only the server can say.
 */
export function windowEndOf(
	messages: readonly { direction: Direction; sentAt: number; origin?: MessageOrigin | undefined }[],
	windowHours: number | null,
): number | null {
	// What was said before the number was shared opened nothing here.
	const last = messages.findLast(
		({ direction, origin }) => direction === "incoming" && origin !== "history",
	);
	return windowHours === null || last === undefined
		? null
		: replyWindowEnd(windowHours, last.sentAt);
}
