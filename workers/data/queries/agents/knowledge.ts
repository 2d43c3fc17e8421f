import { and, asc, eq, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FoundPassage } from "#app/contracts/agents.ts";
import { indexedWords } from "#app/domain/agents/knowledge-search.ts";
import { value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { agents, knowledgeEntries, knowledgePassages } from "#workers/data/schema/agent.ts";

/** FTS5, so no table that drizzle-kit could make: migrations/0036_baseline.sql. Same rowid as the passages. */
const knowledgeSearch = sqliteTable("knowledge_search", {
	rowid: integer().notNull(),
	words: text().notNull(),
});

/**
 * Indexes of what an agent knows are kept by its version, so no change may leave it as it was: it grows even when two
 * changes fall into one millisecond, or the clock goes back.
 */
const touchKnowledge = (db: Database, workspaceId: string, agentId: string) =>
	db
		.update(agents)
		.set({
			updatedAt: sql`max(${agents.updatedAt} + 1, cast(unixepoch('subsec') * 1000 as integer))`,
		})
		.where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId)));

interface NewEntry {
	id: string;
	title: string;
	source: "typed" | "file";
	fileName: string | null;
	characters: number;
	createdBy: string;
	createdAt: number;
}

/**
 * Adds an entry if its agent exists and has fewer than `limit`: both conditions are in the statement, so
 * concurrent calls cannot both pass. The gate of a change (activity.ts).
 */
export const insertEntry = (
	db: Database,
	workspaceId: string,
	agentId: string,
	entry: NewEntry,
	limit: number,
) =>
	db.insert(knowledgeEntries).select(
		db
			.select({
				id: value("id", entry.id),
				workspaceId: agents.workspaceId,
				agentId: sql<string>`${agents.id}`.as("agent_id"),
				title: value("title", entry.title),
				source: value("source", entry.source),
				fileName: value("file_name", entry.fileName),
				characters: value("characters", entry.characters),
				createdBy: value("created_by", entry.createdBy),
				createdAt: value("created_at", entry.createdAt),
				updatedAt: value("updated_at", entry.createdAt),
			})
			.from(agents)
			.where(
				and(
					eq(agents.workspaceId, workspaceId),
					eq(agents.id, agentId),
					sql`(select count(*) from knowledge_entries
						where workspace_id = ${workspaceId} and agent_id = ${agentId}) < ${limit}`,
				),
			),
	);

/** New words about an entry; its passages follow with `replacePassages`. The gate of a change. */
export const updateEntry = (
	db: Database,
	workspaceId: string,
	agentId: string,
	entry: { id: string; title: string; characters: number; updatedAt: number },
) => {
	const { id, ...change } = entry;
	return db
		.update(knowledgeEntries)
		.set(change)
		.where(isEntry(workspaceId, agentId, id));
};

const isEntry = (workspaceId: string, agentId: string, entryId: string) =>
	and(
		eq(knowledgeEntries.workspaceId, workspaceId),
		eq(knowledgeEntries.agentId, agentId),
		eq(knowledgeEntries.id, entryId),
	);

const isPassageOf = (workspaceId: string, agentId: string, entryId: string) =>
	and(
		eq(knowledgePassages.workspaceId, workspaceId),
		eq(knowledgePassages.entryId, entryId),
		eq(knowledgePassages.agentId, agentId),
	);

/** The passages of an entry and their words in the index go. */
export const deletePassages = (
	db: Database,
	workspaceId: string,
	agentId: string,
	entryId: string,
) => [
	db.delete(knowledgeSearch).where(
		sql`rowid in (select n from knowledge_passages
			where workspace_id = ${workspaceId} and entry_id = ${entryId} and agent_id = ${agentId})`,
	),
	db.delete(knowledgePassages).where(isPassageOf(workspaceId, agentId, entryId)),
	touchKnowledge(db, workspaceId, agentId),
];

/** The passages of an entry that is there, in its order, and their words in the index. */
export const insertPassages = (
	db: Database,
	workspaceId: string,
	agentId: string,
	entry: { id: string; title: string; passages: readonly string[] },
) => {
	const texts = JSON.stringify(entry.passages);
	const words = JSON.stringify(
		entry.passages.map((text) => indexedWords(agentId, { title: entry.title, text })),
	);
	return [
		db.insert(knowledgePassages).select(
			db
				.select({
					// The database counts them.
					n: sql<number>`null`.as("n"),
					workspaceId: knowledgeEntries.workspaceId,
					agentId: knowledgeEntries.agentId,
					entryId: sql<string>`${knowledgeEntries.id}`.as("entry_id"),
					ordinal: sql<number>`piece.key`.as("ordinal"),
					text: sql<string>`piece.value`.as("text"),
				})
				.from(knowledgeEntries)
				.innerJoin(sql`json_each(${texts}) piece`, sql`1`)
				.where(isEntry(workspaceId, agentId, entry.id))
				.orderBy(sql`piece.key`),
		),
		db.insert(knowledgeSearch).select(
			db
				.select({
					rowid: sql<number>`${knowledgePassages.n}`.as("rowid"),
					words: sql<string>`piece.value`.as("words"),
				})
				.from(knowledgePassages)
				.innerJoin(sql`json_each(${words}) piece`, sql`piece.key = ${knowledgePassages.ordinal}`)
				.where(isPassageOf(workspaceId, agentId, entry.id)),
		),
		touchKnowledge(db, workspaceId, agentId),
	];
};

/** Removes an entry whose passages are gone. The gate of a change. */
export const deleteEntry = (db: Database, workspaceId: string, agentId: string, entryId: string) =>
	db.delete(knowledgeEntries).where(isEntry(workspaceId, agentId, entryId));

/** Deletes all entries of an agent, the search index first. */
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

/** An entry with its whole text; null when it is not this agent's, or not there. */
export async function findEntry(
	db: Database,
	workspaceId: string,
	agentId: string,
	entryId: string,
): Promise<(typeof knowledgeEntries.$inferSelect & { text: string }) | null> {
	const [[entry], passages] = await db.batch([
		db
			.select()
			.from(knowledgeEntries)
			.where(isEntry(workspaceId, agentId, entryId)),
		db
			.select({ text: knowledgePassages.text })
			.from(knowledgePassages)
			.where(isPassageOf(workspaceId, agentId, entryId))
			.orderBy(asc(knowledgePassages.ordinal)),
	]);
	return entry ? { ...entry, text: passages.map((passage) => passage.text).join("") } : null;
}

/**
 * The version of what an agent knows: it grows with every change of its passages (`touchKnowledge`). One row; null when
 * the workspace has no such agent.
 */
export async function findKnowledgeVersion(
	db: Database,
	workspaceId: string,
	agentId: string,
): Promise<number | null> {
	const found = await db
		.select({ version: agents.updatedAt })
		.from(agents)
		.where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId)))
		.get();
	return found?.version ?? null;
}

/** Every passage of an agent, as many as its 200 entries have, in the order of the entries. */
export const listPassages = (
	db: Database,
	workspaceId: string,
	agentId: string,
): Promise<FoundPassage[]> =>
	// `cross join` keeps the order: the agent's entries first, then their rows, never all rows of a workspace.
	db.all<FoundPassage>(
		sql`select e.id as "entryId", e.title as title, p.text as text
			from knowledge_entries e
			cross join knowledge_passages p
				on p.workspace_id = e.workspace_id and p.entry_id = e.id and p.agent_id = e.agent_id
			where e.workspace_id = ${workspaceId} and e.agent_id = ${agentId}
			order by e.created_at, e.id, p.ordinal`,
	);
