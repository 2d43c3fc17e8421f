import { and, asc, eq, sql } from "drizzle-orm";
import type { OwnAction } from "#app/domain/agents/acts/own-action.ts";
import { value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { agentActions, agents } from "#workers/data/schema/agent.ts";

/** An action as it is stored. */
export interface StoredAction {
	id: string;
	isActive: boolean;
	action: OwnAction;
	secretSealed: string | null;
}

type Row = typeof agentActions.$inferSelect;
const read = ({ id, kind, name, isActive, settings, secretSealed }: Row): StoredAction => ({
	id,
	isActive,
	action: { ...(JSON.parse(settings) as object), kind, name } as OwnAction,
	secretSealed,
});

/** The columns of an action's definition. */
export const columnsOf = ({ kind, name, ...settings }: OwnAction) => ({
	kind,
	name,
	settings: JSON.stringify(settings),
});

const ofAgent = (workspaceId: string, agentId: string) =>
	and(eq(agentActions.workspaceId, workspaceId), eq(agentActions.agentId, agentId));
const isAction = (workspaceId: string, agentId: string, id: string) =>
	and(ofAgent(workspaceId, agentId), eq(agentActions.id, id));

/** All actions of an agent, by name; at most MAX_ACTIONS. */
export async function listActions(
	db: Database,
	workspaceId: string,
	agentId: string,
): Promise<StoredAction[]> {
	const rows = await db
		.select()
		.from(agentActions)
		.where(ofAgent(workspaceId, agentId))
		.orderBy(asc(agentActions.name));
	return rows.map(read);
}

/**
 * Adds an action if its agent exists, has fewer than `limit` and none of this name: in one statement, so that
 * concurrent calls cannot both pass. The gate of a change (activity.ts).
 */
export const insertAction = (
	db: Database,
	workspaceId: string,
	agentId: string,
	row: Omit<typeof agentActions.$inferInsert, "workspaceId" | "agentId">,
	limit: number,
) =>
	db.insert(agentActions).select(
		db
			.select({
				id: value("id", row.id),
				workspaceId: agents.workspaceId,
				agentId: sql<string>`${agents.id}`.as("agent_id"),
				kind: value("kind", row.kind),
				name: value("name", row.name),
				isActive: sql<boolean>`1`.as("is_active"),
				settings: value("settings", row.settings),
				secretSealed: value("secret_sealed", row.secretSealed ?? null),
				createdBy: value("created_by", row.createdBy ?? null),
				createdAt: value("created_at", row.createdAt),
				updatedAt: value("updated_at", row.updatedAt),
			})
			.from(agents)
			.where(
				and(
					eq(agents.workspaceId, workspaceId),
					eq(agents.id, agentId),
					sql`(select count(*) from agent_actions
						where workspace_id = ${workspaceId} and agent_id = ${agentId}) < ${limit}`,
					sql`not exists (select 1 from agent_actions
						where workspace_id = ${workspaceId} and agent_id = ${agentId} and name = ${row.name})`,
				),
			),
	);

/** The gate of a change. */
export const updateAction = (
	db: Database,
	workspaceId: string,
	agentId: string,
	id: string,
	change: Partial<
		Pick<Row, "name" | "settings" | "secretSealed" | "isActive"> & { updatedAt: number }
	>,
) =>
	db
		.update(agentActions)
		.set(change)
		.where(isAction(workspaceId, agentId, id));

/** The gate of a change. */
export const deleteAction = (db: Database, workspaceId: string, agentId: string, id: string) =>
	db.delete(agentActions).where(isAction(workspaceId, agentId, id));

/** With its agent. */
export const deleteActions = (db: Database, workspaceId: string, agentId: string) =>
	db.delete(agentActions).where(ofAgent(workspaceId, agentId));
