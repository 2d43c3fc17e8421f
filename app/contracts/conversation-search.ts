/** What a search over all channels answers: `GET /api/conversations/search`. */
import { z } from "zod";
import type { ChannelType } from "../domain/channels/channel.ts";
import type { ConversationSummary } from "./conversations.ts";
import type { SearchPage } from "./whatsapp.ts";

export interface ConversationHit {
	message: SearchPage["hits"][number]["message"];
	contact: SearchPage["hits"][number]["contact"];
	channel: { id: string; name: string; type: ChannelType };
}

export interface ConversationSearch {
	/** People whose conversation ended, also long ago; open ones are in the list itself. */
	people: ConversationSummary[];
	/** Newest first. */
	hits: ConversationHit[];
	/** There may be more than these. */
	isCut: boolean;
	/** Ids of channels that did not answer in time. */
	silent: string[];
}

export const SearchQuery = z.strictObject({
	q: z.string().trim().min(2).max(120),
	channelId: z.uuid().optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;
