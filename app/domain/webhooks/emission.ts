// Which changes of an instance are events for its owner's webhook.
import type { Direction, MessageOrigin, MessageStatus, MessageType } from "../inbox/message.ts";
import type { InstanceStatus } from "../channels/link/link-view.ts";
import type { SystemLine } from "../conversations/system-line.ts";
import type { OutgoingEvent, WebhookEvent } from "./event.ts";

/** Changes of a message older than this are not reported. */
export const NEWS_HORIZON_MS = 7 * 24 * 60 * 60_000;

/** The event of a message; null when it is none. The same one again has the same delivery id. */
export function eventOfMessage(
	message: {
		direction: Direction;
		type: MessageType;
		origin: MessageOrigin;
		status: MessageStatus | null;
		sentAt: number;
	},
	now: number,
): Extract<WebhookEvent, "message.sent" | "message.received"> | null {
	if (message.origin === "history" || message.type === "call" || message.type === "system")
		return null;
	if (now - message.sentAt > NEWS_HORIZON_MS) return null;
	if (message.direction === "incoming") return "message.received";
	const hasLeft =
		message.status === "sent" || message.status === "delivered" || message.status === "read";
	return hasLeft ? "message.sent" : null;
}

/** Whether a message began its conversation: which then opened at the very place of the message. */
export function isOpening(
	message: { type: MessageType; origin: MessageOrigin; sortAt: number; sentAt: number },
	conversation: { openedAt: number } | null,
	now: number,
): boolean {
	if (message.origin === "history" || message.type === "system") return false;
	return conversation?.openedAt === message.sortAt && now - message.sentAt <= NEWS_HORIZON_MS;
}

/** The event of a line that the inbox wrote about a conversation; null when it is none. */
export function eventOfLine(
	line: SystemLine,
): Extract<OutgoingEvent, "conversation.closed" | "conversation.handed_over"> | null {
	switch (line.code) {
		case "conversation_closed":
		case "closed_inactive":
		case "groups_ignored":
			return "conversation.closed";
		case "handed_over":
			return "conversation.handed_over";
		case "taken_over":
		case "given_back":
		case "agent_returned":
		case "conversation_reopened":
		case "snoozed":
		case "snooze_over":
		case "rated":
		case "routed":
		case "routed_back":
		case "transferred":
		case "group_changed":
		case "rule_ran":
		case "note":
		case "from_ad":
		case "marked":
			return null;
	}
}

/**
 * The event of a new status of the link. A blip that heals by itself is none: only being linked and
 * being unlinked for good count.
 */
export function eventOfStatus(
	wasLinked: boolean,
	status: InstanceStatus,
): { isLinked: boolean; event: "instance.connected" | "instance.disconnected" | null } {
	if (status === "connected")
		return { isLinked: true, event: wasLinked ? null : "instance.connected" };
	const isOver = status === "disconnected" || status === "expired" || status === "waiting_qr";
	if (wasLinked && isOver) return { isLinked: false, event: "instance.disconnected" };
	return { isLinked: wasLinked, event: null };
}
