// The official API's customer service window: free text may be sent for some hours after the customer's
// last message or call, by Meta's clock; a reaction opens none, nor does anything of ours. After an answer to an ad
// nothing costs for 72 hours (free entry point), but free text still needs this window:
// https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing

const HOUR_MS = 3_600_000;
/** A window that ends so soon is pointed at. */
const ENDS_SOON_MS = 2 * HOUR_MS;

/** Epoch ms at or after which the customer must have written; null where there is no such window. */
export function replyWindowStart(hours: number | null, now: number): number | null {
	return hours === null ? null : now - hours * HOUR_MS;
}

/** When the window closes that the customer opened at `wroteAt`, both epoch ms. */
export const replyWindowEnd = (hours: number, wroteAt: number): number => wroteAt + hours * HOUR_MS;

const DAY_MINUTES = 24 * 60;

/**
 * What is left of a window, in whole minutes rounded up: it is open until the last one is over. Never more than a day, by whatever
 * two clocks differ.
 */
export function replyWindowLeft(endsAt: number, now: number) {
	const minutes = Math.min(DAY_MINUTES, Math.max(0, Math.ceil((endsAt - now) / 60_000)));
	return {
		hours: Math.floor(minutes / 60),
		minutes: minutes % 60,
		endsSoon: endsAt - now <= ENDS_SOON_MS,
	};
}
