import type { ChannelType } from "#app/domain/channels/channel.ts";
import { INACTIVE_AFTER_MS } from "#app/domain/conversations/conversation.ts";
import type { Result } from "#app/domain/result.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { ConversationIndex } from "./conversation-index.ts";
import type { IndexRow } from "./rows.ts";

/**
 * Between two looks at what is silent. No later alarm is set: an earlier release announces who came and went by the
 * alarm that stands.
 */
export const LOOK_EVERY_MS = 3_600_000;
/** Conversations asked about in one look. */
const PER_LOOK = 1_000;

/** A channel's object, as it is asked about conversations that look silent. */
interface AskedChannel {
	closeInactive(
		workspaceId: string,
		conversations: { id: string; contactId: string }[],
	): Promise<Result<unknown, string>>;
	tellConversations(workspaceId: string): Promise<unknown>;
}

export interface SilenceParts {
	workspaceId: string;
	index: Pick<ConversationIndex, "rows" | "forgetMark">;
	/** Removes what the index has of a channel that is gone. */
	forget(channelId: string): unknown;
	/** The workspace's channels, by id. Rejects when D1 does. */
	readChannels(): Promise<ReadonlyMap<string, ChannelType>>;
	channel(id: string, type: ChannelType): AskedChannel;
}

/**
 * Closes conversations in which nobody has written for a week. The index only names them; their channel's object decides
 * by its own rows and tells what became of them. One alarm for the whole workspace: in the channels it would be set anew
 * with every message.
 */
export function createSilence({ workspaceId, index, forget, readChannels, channel }: SilenceParts) {
	/** Those asked about in the last look. One that still looks silent is told wrongly here, or not told at all. */
	let asked = new Set<string>();

	async function askChannel(
		channelId: string,
		type: ChannelType | undefined,
		silent: readonly IndexRow[],
	): Promise<void> {
		if (type === undefined) return void forget(channelId);
		const stub = channel(channelId, type);
		const names = silent.map(({ conversation: { id, contactId } }) => ({ id, contactId }));
		if (names.some(({ id }) => asked.has(id))) {
			index.forgetMark(channelId);
			await stub.tellConversations(workspaceId);
		}
		await stub.closeInactive(workspaceId, names);
	}

	return {
		/** Has what looks silent closed by its channels. A channel in trouble stands in no other's way. */
		async close(now: number): Promise<void> {
			const silent = index.rows.select(
				"WHERE status = 'active' AND last_activity_at <= ? ORDER BY last_activity_at, id LIMIT ?",
				now - INACTIVE_AFTER_MS,
				PER_LOOK,
			);
			if (silent.length === 0) return;
			const channels = await readChannels();
			const byChannel = Map.groupBy(silent, ({ conversation }) => conversation.channelId);
			await Promise.all(
				[...byChannel].map(async ([channelId, some]) => {
					try {
						await askChannel(channelId, channels.get(channelId), some);
					} catch (error) {
						logEvent({
							event: "silence_not_swept",
							level: "error",
							workspaceId,
							channelId,
							error: String(error),
						});
					}
				}),
			);
			asked = new Set(silent.map(({ conversation }) => conversation.id));
		},
	};
}
