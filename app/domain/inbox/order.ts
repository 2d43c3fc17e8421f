/**
 * Order inside a conversation is a column of its own, given once at arrival: `(sortAt, arrival)`.
 * Gateways tell whole seconds. A live message is placed at the end of its second, but never after
 * the moment it came, so that it does not jump before an answer written in the same second.
 */
const SECOND_MS = 1000;
/** A gateway's clock this far ahead of ours is not believed (I15). */
export const MAX_CLOCK_LEAD_MS = 5 * 60_000;
/** Nothing on WhatsApp is older; 1970 is a missing value. */
export const OLDEST_BELIEVED_AT = Date.UTC(2009, 0, 1);

/** The moment to show: the gateway's when it can be believed, else the arrival's. */
export function displayTime(gatewayAt: number, now: number): number {
	const believable = gatewayAt >= OLDEST_BELIEVED_AT && gatewayAt <= now + MAX_CLOCK_LEAD_MS;
	return believable ? gatewayAt : now;
}

/** The moment to sort by. Both in milliseconds since 1970. */
export function sortTime(gatewayAt: number, now: number): number {
	const shown = displayTime(gatewayAt, now);
	const isWholeSecond = shown % SECOND_MS === 0;
	return Math.min(now, isWholeSecond ? shown + SECOND_MS - 1 : shown);
}

/** Longer than any weekend's outage: older customers have been answered in other ways. */
const NEWS_FOR_MS = 5 * 24 * 3_600_000;

/** Whether a message that arrives now counts as unread; one that comes days late does not (R12). */
export function isRecent(gatewayAt: number, now: number): boolean {
	return now - displayTime(gatewayAt, now) <= NEWS_FOR_MS;
}
