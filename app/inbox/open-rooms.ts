import type { Place } from "#app/domain/inbox/place.ts";

/**
 * Channels that are open in this tab: a conversation of theirs needs nothing from the server, because the channel's line
 * and cache have it. By channel, what names a contact for the page's trail.
 */
const open = new Map<string, (contactId: string) => string | null>();

/** To be called when a channel's room opens; returns what closes it. */
export function noteRoom(
	channelId: string,
	nameOf: (contactId: string) => string | null,
): () => void {
	open.set(channelId, nameOf);
	return () => {
		if (open.get(channelId) === nameOf) open.delete(channelId);
	};
}

/** The contact's name if its channel is open in this tab; null when the server has to be asked. */
export function findInRoom({ channelId, contactId }: Place): { name: string | null } | null {
	const nameOf = open.get(channelId);
	return nameOf ? { name: nameOf(contactId) } : null;
}
