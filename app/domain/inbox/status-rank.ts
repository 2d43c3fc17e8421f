// Spec 2, section 4: message status icons. Ticks only go up.
import type { GatewayMessageStatus } from "../channels/gateway-event.ts";
import type { MessageStatus } from "./message.ts";

/**
 * One line of ranks and the highest wins, so that the order of the reports does not matter (R11).
 * `failed` stands above `sent`: the server's refusal comes after its receipt, but may be told
 * before. A sign of life from the other side proves it wrong: `delivered` and `read` stand higher.
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
