import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import type { agents } from "../schema/agent.ts";

export type NewAgent = Omit<typeof agents.$inferInsert, "workspaceId">;

/**
 * Inserts an agent only while the workspace has fewer than `limit` (null: no limit). The count
 * stands inside the statement, so of twenty at once exactly as many pass as there is room (N01).
 * @returns whether it was inserted
 */
export async function insertAgentIfBelow(
	db: Database,
	workspaceId: string,
	agent: NewAgent,
	limit: number | null,
): Promise<boolean> {
	const { meta } = await db.run(
		sql`insert into agents (id, workspace_id, name, avatar_url, status, settings, created_at, updated_at)
			select ${agent.id}, ${workspaceId}, ${agent.name}, ${agent.avatarUrl ?? null},
				${agent.status ?? "active"}, ${agent.settings ?? "{}"}, ${agent.createdAt}, ${agent.updatedAt}
			where ${limit} is null
				or (select count(*) from agents where workspace_id = ${workspaceId}) < ${limit}`,
	);
	return meta.changes > 0;
}
