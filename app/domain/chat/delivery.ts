// What is known of a message's way to the other side, for "Informações".
import type { MessageStatus } from "../inbox/message.ts";

/** One step of the way. */
export type Known =
	/** When it was told, epoch ms. */
	| { is: "told"; at: number }
	/** It happened; nobody kept when. */
	| { is: "done" }
	| { is: "waiting" }
	/** It failed, so it will not happen. */
	| { is: "never" }
	/** The channel does not tell, whatever happens. */
	| { is: "untold" };

export interface Delivery {
	delivered: Known;
	read: Known;
}

/** What telling it needs to know of a message of ours. */
export interface Sent {
	status: MessageStatus | null;
	deliveredAt?: number | undefined;
	readAt?: number | undefined;
}

/** @param hasReceipts whether the channel's gateway tells of delivery and reading (GatewayCapabilities.receipts) */
export function findDelivery(
	{ status, deliveredAt, readAt }: Sent,
	hasReceipts: boolean,
): Delivery {
	const isRead = status === "read";
	const isDelivered = isRead || status === "delivered";
	const otherwise: Known =
		status === "failed" ? { is: "never" } : hasReceipts ? { is: "waiting" } : { is: "untold" };
	return {
		delivered: isDelivered ? toldAt(deliveredAt) : otherwise,
		read: isRead ? toldAt(readAt) : otherwise,
	};
}

const toldAt = (at: number | undefined): Known =>
	at === undefined ? { is: "done" } : { is: "told", at };
