import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { ActiveAgent } from "#app/contracts/home.ts";
import type { Database } from "#workers/data/database.ts";
import { agentChannels, agents } from "#workers/data/schema/agent.ts";
import { channels } from "#workers/data/schema/channel.ts";

/** The newest active agents with the channels they answer on, in one round trip. */
export async function listActiveAgents(
	db: Database,
	workspaceId: string,
	limit: number,
): Promise<ActiveAgent[]> {
	const isNewest = and(eq(agents.workspaceId, workspaceId), eq(agents.status, "active"));
	const newest = db
		.select({ id: agents.id })
		.from(agents)
		.where(isNewest)
		.orderBy(desc(agents.createdAt), desc(agents.id))
		.limit(limit);
	const [found, links] = await db.batch([
		db
			.select({
				id: agents.id,
				name: agents.name,
				avatarUrl: agents.avatarUrl,
				status: agents.status,
			})
			.from(agents)
			.where(isNewest)
			.orderBy(desc(agents.createdAt), desc(agents.id))
			.limit(limit),
		db
			.select({ agentId: agentChannels.agentId, name: channels.name, type: channels.type })
			.from(agentChannels)
			.innerJoin(
				channels,
				and(
					eq(channels.workspaceId, agentChannels.workspaceId),
					eq(channels.id, agentChannels.channelId),
					isNull(channels.deletedAt),
				),
			)
			.where(
				and(eq(agentChannels.workspaceId, workspaceId), inArray(agentChannels.agentId, newest)),
			)
			.orderBy(channels.name),
	]);
	return found.map((agent) => ({
		...agent,
		channels: links
			.filter(({ agentId }) => agentId === agent.id)
			.map(({ name, type }) => ({ name, type })),
	}));
}
