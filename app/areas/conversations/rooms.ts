import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";

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
