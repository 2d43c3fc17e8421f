// Spec 1, section 2: the home dashboard's recent conversations. Section 9: 5 of them.

export const RECENT_CONVERSATIONS = 5;
/** Channels asked at once: connected ones first. More would make the page wait for the slowest. */
export const MAX_CHANNELS_ASKED = 24;
/** A dialogue somebody wrote in during this time counts as active. */
const ACTIVE_FOR_MS = 24 * 60 * 60 * 1000;

/** The channels worth asking, at most MAX_CHANNELS_ASKED: those that can have news come first. */
export function channelsToAsk<Channel extends { status: string; createdAt: number }>(
	channels: readonly Channel[],
): Channel[] {
	const rank = ({ status }: Channel) => (status === "connected" || status === "unstable" ? 0 : 1);
	return channels
		.toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt)
		.slice(0, MAX_CHANNELS_ASKED);
}

/** The newest of all channels' newest. Ties are broken by id, so that two readings agree. */
export function newestOf<Conversation extends { contactId: string; lastMessageAt: number }>(
	lists: readonly (readonly Conversation[])[],
): Conversation[] {
	return lists
		.flat()
		.toSorted((a, b) => b.lastMessageAt - a.lastMessageAt || (a.contactId < b.contactId ? -1 : 1))
		.slice(0, RECENT_CONVERSATIONS);
}

/** Section 3: status "Ativa". */
export const isActiveConversation = (lastMessageAt: number, now: number): boolean =>
	now - lastMessageAt < ACTIVE_FOR_MS;
