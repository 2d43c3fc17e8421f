// The official API's customer service window: free text may be sent for some hours after the customer's
// last message.

const HOUR_MS = 3_600_000;

/** Epoch ms at or after which the customer must have written; null where there is no such window. */
export function replyWindowStart(hours: number | null, now: number): number | null {
	return hours === null ? null : now - hours * HOUR_MS;
}
