import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { agentChannels, agents } from "#workers/data/schema/agent.ts";
import { channels } from "#workers/data/schema/channel.ts";

/** Every channel of the directory, newest first, with its default agent: one statement, joined by primary keys. */
export function listChannelCards(db: Database, workspaceId: string) {
	return db
		.select({
			id: channels.id,
			name: channels.name,
			type: channels.type,
			status: channels.status,
			isActive: channels.isActive,
			externalName: channels.externalName,
			agentId: agents.id,
			agentName: agents.name,
		})
		.from(channels)
		.leftJoin(
			agents,
			and(eq(agents.id, channels.defaultAgentId), eq(agents.workspaceId, workspaceId)),
		)
		.where(and(eq(channels.workspaceId, workspaceId), isNull(channels.deletedAt)))
		.orderBy(desc(channels.createdAt), desc(channels.id));
}

/** What the settings of a channel show: no secret of it, and the agents to choose from; one batch. */
export async function readChannelSettings(db: Database, workspaceId: string, channelId: string) {
	const [[channel], choices] = await db.batch([
		db
			.select({
				id: channels.id,
				name: channels.name,
				description: channels.description,
				type: channels.type,
				status: channels.status,
				isActive: channels.isActive,
				createdAt: channels.createdAt,
				externalName: channels.externalName,
				hasCredentials: sql<number>`${channels.credentialsSealed} is not null`.mapWith(Boolean),
				defaultAgentId: channels.defaultAgentId,
				ignoreGroups: channels.ignoreGroups,
				options: channels.options,
			})
			.from(channels)
			.where(
				and(
					eq(channels.workspaceId, workspaceId),
					eq(channels.id, channelId),
					isNull(channels.deletedAt),
				),
			),
		db
			.select({ id: agents.id, name: agents.name })
			.from(agents)
			.where(eq(agents.workspaceId, workspaceId))
			.orderBy(asc(agents.name), asc(agents.id)),
	]);
	return channel ? { channel, agents: choices } : null;
}

/** Makes an agent one of those that answer on a channel. False when there is no such agent (any more). */
export async function linkAgent(
	db: Database,
	workspaceId: string,
	channelId: string,
	agentId: string,
): Promise<boolean> {
	const [[known]] = await db.batch([
		db
			.select({ id: agents.id })
			.from(agents)
			.where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId))),
		db
			.insert(agentChannels)
			.select(
				db
					.select({
						workspaceId: agents.workspaceId,
						agentId: agents.id,
						channelId: sql<string>`${channelId}`.as("channel_id"),
					})
					.from(agents)
					.where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId))),
			)
			.onConflictDoNothing(),
	]);
	return known !== undefined;
}
