import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { ChannelAgent } from "#app/domain/agents/agent.ts";
import { readStatus, readStoredSettings } from "#app/domain/agents/stored-settings.ts";
import type { Database } from "#workers/data/database.ts";
import { agentChannels, agents } from "#workers/data/schema/agent.ts";
import { channels } from "#workers/data/schema/channel.ts";

/** Any number of ids as one bound value. */
const isListed = (
	column: typeof channels.id | typeof agentChannels.channelId,
	ids: readonly string[],
): SQL => sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;

/**
 * Makes exactly `channelIds` the channels an agent is linked to, in one batch. Where a channel has
 * no default agent, this one becomes it; a channel that is left has it no more.
 * @returns every channel whose default agent this is now or was until now
 */
export async function replaceAgentChannels(
	db: Database,
	workspaceId: string,
	agentId: string,
	channelIds: readonly string[],
): Promise<string[]> {
	const own = and(eq(agentChannels.workspaceId, workspaceId), eq(agentChannels.agentId, agentId));
	const living = and(eq(channels.workspaceId, workspaceId), isNull(channels.deletedAt));
	const isDefault = eq(channels.defaultAgentId, agentId);
	const [touched] = await db.batch([
		db
			.select({ id: channels.id })
			.from(channels)
			.where(
				and(
					living,
					or(isDefault, and(isListed(channels.id, channelIds), isNull(channels.defaultAgentId))),
				),
			),
		db
			.delete(agentChannels)
			.where(and(own, sql`not ${isListed(agentChannels.channelId, channelIds)}`)),
		db
			.update(channels)
			.set({ defaultAgentId: null })
			.where(and(living, isDefault, sql`not ${isListed(channels.id, channelIds)}`)),
		db
			.insert(agentChannels)
			.select(
				db
					.select({
						workspaceId: channels.workspaceId,
						agentId: sql<string>`${agentId}`.as("agent_id"),
						channelId: sql<string>`${channels.id}`.as("channel_id"),
					})
					.from(channels)
					.where(and(living, isListed(channels.id, channelIds))),
			)
			.onConflictDoNothing(),
		db
			.update(channels)
			.set({ defaultAgentId: agentId })
			.where(and(living, isListed(channels.id, channelIds), isNull(channels.defaultAgentId))),
	]);
	return touched.map(({ id }) => id);
}

/** The channels whose new conversations an agent answers. */
export async function listChannelsAnsweredBy(
	db: Database,
	workspaceId: string,
	agentId: string,
): Promise<string[]> {
	const rows = await db
		.select({ id: channels.id })
		.from(channels)
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.defaultAgentId, agentId),
				isNull(channels.deletedAt),
			),
		);
	return rows.map(({ id }) => id);
}

/**
 * The agents that answer new conversations of these channels: only active agents of the workspace on active
 * channels. Deleted and foreign channels are left out.
 */
export async function listAnsweringAgents(
	db: Database,
	workspaceId: string,
	channelIds: readonly string[],
): Promise<{ channel: { id: string; type: ChannelType }; agent: ChannelAgent | null }[]> {
	const rows = await db
		.select({
			channel: { id: channels.id, type: channels.type },
			isActive: channels.isActive,
			agent: agents,
		})
		.from(channels)
		.leftJoin(
			agents,
			and(eq(agents.workspaceId, channels.workspaceId), eq(agents.id, channels.defaultAgentId)),
		)
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				isNull(channels.deletedAt),
				isListed(channels.id, channelIds),
			),
		);
	return rows.map(({ channel, isActive, agent }) => {
		if (!agent || !isActive || readStatus(agent.status) !== "active")
			return { channel, agent: null };
		const { debounceMs } = readStoredSettings(agent);
		return { channel, agent: { id: agent.id, name: agent.name, debounceMs } };
	});
}

/** The agent that a channel is set to be answered by, paused or not; null: members only. */
export async function findAgentOfChannel(
	db: Database,
	workspaceId: string,
	channelId: string,
): Promise<string | null> {
	const [row] = await db
		.select({ agentId: channels.defaultAgentId })
		.from(channels)
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.id, channelId),
				isNull(channels.deletedAt),
			),
		);
	return row?.agentId ?? null;
}

/** Statements that take an agent away from all its channels, for a batch. */
export const unlinkAgent = (db: Database, workspaceId: string, agentId: string) => [
	db
		.delete(agentChannels)
		.where(and(eq(agentChannels.workspaceId, workspaceId), eq(agentChannels.agentId, agentId))),
	db
		.update(channels)
		.set({ defaultAgentId: null })
		.where(and(eq(channels.workspaceId, workspaceId), eq(channels.defaultAgentId, agentId))),
];
