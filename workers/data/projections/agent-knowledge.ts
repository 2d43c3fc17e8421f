/**
 * What agents knew before knowledge was the workspace's, as a release of before keeps it in D1: read by the workspace's
 * object, which takes it in. Every function throws when D1 fails.
 */
import { and, asc, eq, sql } from "drizzle-orm";
import { createDatabase } from "#workers/data/database.ts";
import { agents, knowledgeEntries } from "#workers/data/schema/agent.ts";
import { installationChecks } from "#workers/data/schema/installation.ts";

/** An agent with a number that grows whenever something of what it knows changes. */
export interface AgentVersion {
	id: string;
	name: string;
	version: number;
}

/** An entry as it stands in D1. */
export interface StoredEntry {
	id: string;
	title: string;
	text: string;
	source: string;
	fileName: string | null;
	createdBy: string | null;
	createdAt: number;
	updatedAt: number;
}

/** The agents of the workspace; null while the installation is being restored. One row each. */
export async function listAgentVersions(
	d1: D1Database,
	workspaceId: string,
): Promise<AgentVersion[] | null> {
	const db = createDatabase(d1);
	const [[restore], found] = await db.batch([
		db
			.select({ code: installationChecks.code })
			.from(installationChecks)
			.where(eq(installationChecks.item, "restore")),
		db
			.select({ id: agents.id, name: agents.name, version: agents.updatedAt })
			.from(agents)
			.where(eq(agents.workspaceId, workspaceId)),
	]);
	return restore?.code.startsWith("under_way:") ? null : found;
}

/** Which entries the agent has, and when each changed last. */
export const listEntryVersions = (
	d1: D1Database,
	workspaceId: string,
	agentId: string,
): Promise<{ id: string; updatedAt: number; characters: number }[]> =>
	createDatabase(d1)
		.select({
			id: knowledgeEntries.id,
			updatedAt: knowledgeEntries.updatedAt,
			characters: knowledgeEntries.characters,
		})
		.from(knowledgeEntries)
		.where(
			and(eq(knowledgeEntries.workspaceId, workspaceId), eq(knowledgeEntries.agentId, agentId)),
		)
		.orderBy(asc(knowledgeEntries.createdAt), asc(knowledgeEntries.id));

/** These entries with their texts; the caller asks for as many as fit one answer of D1. */
export const readEntries = (
	d1: D1Database,
	workspaceId: string,
	agentId: string,
	ids: readonly string[],
): Promise<StoredEntry[]> =>
	createDatabase(d1).all<StoredEntry>(
		sql`select e.id, e.title, e.source, e.file_name as "fileName", e.created_by as "createdBy",
				e.created_at as "createdAt", e.updated_at as "updatedAt",
				coalesce((select group_concat(text, '') from (
					select p.text from knowledge_passages p
					where p.workspace_id = e.workspace_id and p.entry_id = e.id order by p.ordinal
				)), '') as text
			from json_each(${JSON.stringify(ids)}) wanted
			cross join knowledge_entries e on e.id = wanted.value
			where e.workspace_id = ${workspaceId} and e.agent_id = ${agentId}`,
	);
