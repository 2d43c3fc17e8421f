// Spec 2, section 4: message status icons. Ticks only go up.
import type { GatewayMessageStatus } from "../whatsapp/gateway-event.ts";
import type { MessageStatus } from "./message.ts";

/**
 * `failed` stands below `sent`: a failure is only our belief or the gateway's word about a message
 * nobody saw; a later sign of life from the other side proves it wrong. After `sent`, the
 * gateway's own "failed" (the server's late refusal) still counts; after `delivered` it does not.
 */
const RANK: Record<MessageStatus, number> = {
	queued: 0,
	unknown: 1,
	failed: 2,
	sent: 3,
	delivered: 4,
	read: 5,
};

/** The status after a report: the same object's status when the report brings nothing new. */
export function mergeStatus(current: MessageStatus, reported: GatewayMessageStatus): MessageStatus {
	if (reported === "failed") return RANK[current] <= RANK.sent ? "failed" : current;
	return RANK[reported] > RANK[current] ? reported : current;
}
