import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import type { Place } from "./place.ts";

/** What a channel's object answered when one of its conversations was opened. */
export interface Opened {
	channel: ChannelSummary;
	inbox: InboxSnapshot;
}

/** Channels whose line stays open while other channels' conversations are read; each is a socket. */
const MOST_ROOMS = 4;

/** The open channels after one more was opened, the last opened first. The same channel again keeps its room. */
export function withRoom(rooms: readonly Opened[], opened: Opened): readonly Opened[] {
	const others = rooms.filter(({ channel }) => channel.id !== opened.channel.id);
	return [opened, ...others].slice(0, MOST_ROOMS);
}

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
