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

/** Tells the objects of channels who answers their new conversations. D1 owns it. */
export function createChannelAgents(deps: ChannelAgentsDeps) {
	/**
	 * Reads it anew and tells each channel: the default agent, or nobody where it is paused, deleted,
	 * or the channel is switched off.
	 * @returns false when a channel could not be told; saying it again does no harm
	 */
	async function tellChannels(
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
		tellChannels,
		/** After a change of the agent itself. */
		tellAgent: async (workspaceId: string, agentId: string): Promise<boolean> =>
			tellChannels(workspaceId, await listChannelsAnsweredBy(deps.db, workspaceId, agentId)),
	};
}
export type ChannelAgents = ReturnType<typeof createChannelAgents>;
