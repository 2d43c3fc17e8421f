import { and, eq, sql } from "drizzle-orm";
import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#workers/data/database.ts";
import { knowledgeEntries, knowledgePassages } from "#workers/data/schema/agent.ts";

/** FTS5, so no table that drizzle-kit could make: migrations/0036_baseline.sql. Same rowid as the passages. */
const knowledgeSearch = sqliteTable("knowledge_search", { rowid: integer().notNull() });

/** Deletes what a release of before stored of an agent's knowledge, the search index first. */
export const deleteKnowledge = (db: Database, workspaceId: string, agentId: string) => {
	const entries = sql`(select id from knowledge_entries
		where workspace_id = ${workspaceId} and agent_id = ${agentId})`;
	const passages = sql`workspace_id = ${workspaceId} and entry_id in ${entries}`;
	return [
		db
			.delete(knowledgeSearch)
			.where(sql`rowid in (select n from knowledge_passages where ${passages})`),
		db.delete(knowledgePassages).where(passages),
		db
			.delete(knowledgeEntries)
			.where(
				and(eq(knowledgeEntries.workspaceId, workspaceId), eq(knowledgeEntries.agentId, agentId)),
			),
	];
};
