import { and, eq, ne, type SQL } from "drizzle-orm";
import type { AgentStatus } from "#app/domain/agents/agent.ts";
import type { StoredAgentSettings } from "#app/domain/agents/stored-settings.ts";
import type { Database } from "#workers/data/database.ts";
import { agents } from "#workers/data/schema/agent.ts";

/** One agent of a workspace. */
export const isAgent = (workspaceId: string, agentId: string) =>
	and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId));

type AgentChange = Partial<
	Pick<typeof agents.$inferInsert, "name" | "version" | "trial" | keyof StoredAgentSettings>
>;

/** Overwrites what `change` names while `condition` holds; the gate of a change (activity.ts). */
export const updateAgentWhile = (
	db: Database,
	workspaceId: string,
	agentId: string,
	change: AgentChange & { updatedAt: number },
	condition: SQL,
) =>
	db
		.update(agents)
		.set(change)
		.where(and(isAgent(workspaceId, agentId), condition));

/** Pauses or resumes; changes no row of an agent that is so already. The gate of a change. */
export const updateAgentStatus = (
	db: Database,
	workspaceId: string,
	agentId: string,
	to: { status: AgentStatus; pausedReason: string | null; updatedAt: number },
) =>
	db
		.update(agents)
		.set(to)
		.where(
			and(
				isAgent(workspaceId, agentId),
				to.status === "active" ? ne(agents.status, "active") : eq(agents.status, "active"),
			),
		);

/** K09: an agent whose model fails again and again pauses itself. Whether it was active. */
export async function pauseAgentBySelf(
	db: Database,
	workspaceId: string,
	agentId: string,
	reason: string,
	now: number,
): Promise<boolean> {
	const to = { status: "paused", pausedReason: reason, updatedAt: now } as const;
	const { meta } = await updateAgentStatus(db, workspaceId, agentId, to);
	return meta.changes > 0;
}

/** Deletes an agent whose knowledge and links are gone. The gate of a change. */
export const deleteAgent = (db: Database, workspaceId: string, agentId: string) =>
	db.delete(agents).where(isAgent(workspaceId, agentId));
