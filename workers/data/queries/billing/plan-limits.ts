import { sql } from "drizzle-orm";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { agents } from "#workers/data/schema/agent.ts";

export type NewAgent = Omit<typeof agents.$inferInsert, "workspaceId">;

/**
 * Inserts an agent only while the workspace has fewer than `limit` (null: no limit). The count is inside
 * the statement, so concurrent calls cannot exceed it (N01). The gate of a change (activity.ts): without
 * room it changes no row.
 */
export const insertAgentIfBelow = (
	db: Database,
	workspaceId: string,
	agent: NewAgent,
	limit: number | null,
) =>
	db.insert(agents).select(
		db
			.select({
				id: value("id", agent.id),
				workspaceId: value("workspace_id", workspaceId),
				name: value("name", agent.name),
				avatarUrl: value("avatar_url", agent.avatarUrl ?? null),
				status: value("status", agent.status ?? "active"),
				instructions: value("instructions", agent.instructions ?? ""),
				provider: value("provider", agent.provider ?? "knowledge"),
				model: value("model", agent.model ?? ""),
				integrationId: value("integration_id", agent.integrationId ?? null),
				settings: value("settings", agent.settings ?? "{}"),
				version: value("version", agent.version ?? 1),
				trial: value("trial", agent.trial ?? null),
				pausedReason: value("paused_reason", null),
				createdBy: value("created_by", agent.createdBy ?? null),
				createdAt: value("created_at", agent.createdAt),
				updatedAt: value("updated_at", agent.updatedAt),
			})
			.from(NOTHING)
			.where(
				sql`${limit} is null
					or (select count(*) from agents where workspace_id = ${workspaceId}) < ${limit}`,
			),
	);
