import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Database } from "#workers/data/database.ts";
import {
	listAnsweringAgents,
	listChannelsAnsweredBy,
} from "#workers/data/queries/agents/channels.ts";
import type { ChannelStub } from "../channels/stub.ts";

export interface ChannelAgentsDeps {
	db: Database;
	log: Log;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
}

/** Sends channels' objects their default agent. D1 owns it; each object keeps a copy. */
export function createChannelAgents(deps: ChannelAgentsDeps) {
	/**
	 * Reads the current default agents from D1 and sends each channel its own; null where the agent is paused or
	 * deleted or the channel is inactive.
	 * @returns false when a channel's object could not be reached; the call is idempotent. Throws when D1 fails.
	 */
	async function notifyChannels(
		workspaceId: string,
		channelIds: readonly string[],
	): Promise<boolean> {
		if (channelIds.length === 0) return true;
		const channels = await listAnsweringAgents(deps.db, workspaceId, channelIds);
		const told = await Promise.all(
			channels.map(async ({ channel, agent }) => {
				try {
					await deps.channel(channel).setAgent(workspaceId, agent);
					return true;
				} catch (error) {
					const { id: channelId } = channel;
					deps.log({ event: "agent_not_told", level: "error", workspaceId, channelId, error });
					return false;
				}
			}),
		);
		return told.every(Boolean);
	}

	return {
		notifyChannels,
		/** The same for all channels of one agent, after the agent changed. */
		notifyAgent: async (workspaceId: string, agentId: string): Promise<boolean> =>
			notifyChannels(workspaceId, await listChannelsAnsweredBy(deps.db, workspaceId, agentId)),
	};
}
export type ChannelAgents = ReturnType<typeof createChannelAgents>;
