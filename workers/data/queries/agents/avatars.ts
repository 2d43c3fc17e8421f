import { and, eq, sql } from "drizzle-orm";
import type { AvatarType } from "#app/domain/settings/avatar.ts";
import { value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { agentAvatars, agents } from "#workers/data/schema/agent.ts";

const isAgent = (workspaceId: string, agentId: string) =>
	and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId));
const isPicture = (workspaceId: string, agentId: string) =>
	and(eq(agentAvatars.workspaceId, workspaceId), eq(agentAvatars.agentId, agentId));

/** Keeps an agent's picture, and its address in the agent's row; nothing where there is no agent. */
export async function saveAgentAvatar(
	db: Database,
	workspaceId: string,
	avatar: { agentId: string; contentType: AvatarType; bytes: Buffer; url: string; now: number },
): Promise<void> {
	const { agentId, contentType, bytes, url, now } = avatar;
	await db.batch([
		db
			.insert(agentAvatars)
			.select(
				db
					.select({
						agentId: sql<string>`${agents.id}`.as("agent_id"),
						workspaceId: agents.workspaceId,
						contentType: value("content_type", contentType),
						bytes: sql<Buffer>`${bytes}`.as("bytes"),
						updatedAt: value("updated_at", now),
					})
					.from(agents)
					.where(isAgent(workspaceId, agentId)),
			)
			.onConflictDoUpdate({
				target: agentAvatars.agentId,
				set: { contentType, bytes, updatedAt: now },
			}),
		db.update(agents).set({ avatarUrl: url, updatedAt: now }).where(isAgent(workspaceId, agentId)),
	]);
}

/** Statements that remove the picture alone, for a batch. */
export const deleteAgentAvatar = (db: Database, workspaceId: string, agentId: string) =>
	db.delete(agentAvatars).where(isPicture(workspaceId, agentId));

export async function removeAgentAvatar(
	db: Database,
	workspaceId: string,
	agentId: string,
	now: number,
): Promise<void> {
	await db.batch([
		deleteAgentAvatar(db, workspaceId, agentId),
		db.update(agents).set({ avatarUrl: null, updatedAt: now }).where(isAgent(workspaceId, agentId)),
	]);
}

/** The picture of an agent of a workspace; null for anybody else's. */
export async function findAgentAvatar(
	db: Database,
	workspaceId: string,
	agentId: string,
): Promise<{ contentType: string; bytes: Buffer } | null> {
	const [found] = await db
		.select({ contentType: agentAvatars.contentType, bytes: agentAvatars.bytes })
		.from(agentAvatars)
		.where(isPicture(workspaceId, agentId));
	return found ?? null;
}
