// Spec 2, section 4: message status icons. Ticks only go up.
import type { GatewayMessageStatus } from "../channels/gateway-event.ts";
import type { MessageStatus } from "./message.ts";

/**
 * The highest rank wins, so the order of reports does not matter (R11). `failed` ranks above `sent`: the
 * server's refusal comes after its receipt but may be reported earlier. `delivered` and `read` rank higher
 * still: they prove that the message arrived.
 */
const RANK: Record<MessageStatus, number> = {
	queued: 0,
	unknown: 1,
	sent: 2,
	failed: 3,
	delivered: 4,
	read: 5,
};

/** The status after a report: the same object's status when the report brings nothing new. */
export function mergeStatus(current: MessageStatus, reported: GatewayMessageStatus): MessageStatus {
	return RANK[reported] > RANK[current] ? reported : current;
}
