/** Areas that are still being built, by the addresses that already lead to them. */
const TOPICS = {
	"/integrations": "integrations",
	"/facebook/ads": "facebookAds",
	"/facebook/marketing": "facebookMarketing",
	"/facebook/payments": "facebookPayments",
	"/facebook/webhooks": "facebookWebhooks",
} as const;

export type ComingTopic = (typeof TOPICS)[keyof typeof TOPICS];

export const COMING_PATHS = Object.keys(TOPICS);

const isKnown = (path: string): path is keyof typeof TOPICS => path in TOPICS;

/** What an address of an unfinished area is about; the router also takes some that are written in other ways. */
export function comingTopic(pathname: string): ComingTopic {
	const path = pathname.replace(/\/+$/, "").toLowerCase();
	return isKnown(path) ? TOPICS[path] : "integrations";
}
