/** What the admin page shows of events that nobody understood. The body itself only when asked for. */
import type { ChannelType } from "../domain/channels/channel.ts";
import type { KeptSource, ReplayFailure } from "../domain/channels/kept-event.ts";

export interface KeptEventView {
	/** Counts up within its channel. */
	n: number;
	/** Null: from before this was noted. */
	source: KeptSource | null;
	/** The vendor's name of the event, or a code of ours. Foreign text. */
	reason: string;
	/** Bytes of the body as it came; null: from before this was noted. */
	bytes: number | null;
	isCut: boolean;
	receivedAt: number;
	/** The last replay, when it failed. */
	failure: { code: ReplayFailure; at: number } | null;
}

/** A page of one channel's, newest first. */
export interface KeptEventPage {
	events: KeptEventView[];
	total: number;
	/** `n` behind which older ones begin; null: these are the last. */
	olderThan: number | null;
}

/** What became of a replay. */
export interface Replayed {
	/** Brought something into the ledger, or were known by now to bring nothing; gone from the list. */
	done: number;
	/** Still there, with why. */
	failed: number;
}

export interface KeptEventsFilter {
	/** Null: the channel with the most. */
	channelId: string | null;
	before: number | null;
}

export interface KeptEventsPage {
	/** Channels that keep some, the most first. As fresh as their last projection. */
	channels: { id: string; name: string; type: ChannelType; kept: number }[];
	/** Of the chosen channel; null: none keeps any. */
	chosen: { channelId: string; page: KeptEventPage } | null;
}
