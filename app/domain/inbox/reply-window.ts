// The official API's customer service window: free text may leave for some hours after the
// customer's last message.

const HOUR_MS = 3_600_000;

/** The customer must have written at this moment or later; null where there is no such window. */
export function replyWindowStart(hours: number | null, now: number): number | null {
	return hours === null ? null : now - hours * HOUR_MS;
}
