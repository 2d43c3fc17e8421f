/** Areas that are still being built, by the addresses that already lead to them. */
const TOPICS = {
	"/agents": "agents",
	"/agents/new": "agents",
	"/agents/:id": "agents",
	"/agents/:id/edit": "agents",
	"/channels": "channels",
	"/conversations": "conversations",
	"/integrations": "integrations",
	"/facebook/ads": "facebookAds",
	"/facebook/marketing": "facebookMarketing",
	"/facebook/payments": "facebookPayments",
	"/facebook/webhooks": "facebookWebhooks",
} as const;

export type ComingTopic = (typeof TOPICS)[keyof typeof TOPICS];

export const COMING_PATHS = Object.keys(TOPICS);

const isKnown = (path: string): path is keyof typeof TOPICS => path in TOPICS;

/** What an address of an unfinished area is about; a name below /agents is an agent's. */
export function comingTopic(pathname: string): ComingTopic {
	const path = pathname.replace(/\/+$/, "");
	return isKnown(path) ? TOPICS[path] : "agents";
}
