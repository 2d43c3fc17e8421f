import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { TestRun } from "#app/domain/agents/test-cases.ts";
import { type AgentContent, DRAFT_NUMBER, MAX_VERSIONS } from "#app/domain/agents/versions.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { agentVersions } from "#workers/data/schema/agent.ts";
import { isVersionOf } from "./versions.ts";

/** A version as it is stored. */
export type StoredVersion = Omit<
	typeof agentVersions.$inferInsert,
	"workspaceId" | "agentId" | "settings"
> &
	AgentContent;

/** A row of `agent_versions` as the select of an insert that hangs on `condition`. */
const versionRow = (
	db: Database,
	workspaceId: string,
	agentId: string,
	version: StoredVersion,
	condition: SQL,
) =>
	db
		.select({
			workspaceId: value("workspace_id", workspaceId),
			agentId: value("agent_id", agentId),
			number: value("number", version.number),
			name: value("name", version.name),
			settings: value("settings", JSON.stringify(version.settings)),
			note: value("note", version.note ?? ""),
			origin: value("origin", version.origin ?? "saved"),
			basedOn: value("based_on", version.basedOn ?? null),
			tests: value("tests", version.tests ?? null),
			createdBy: value("created_by", version.createdBy ?? null),
			createdAt: value("created_at", version.createdAt),
			publishedAt: value("published_at", version.publishedAt ?? null),
		})
		.from(NOTHING)
		.where(condition);

/** Keeps a version unless its number is taken; for a batch. */
export const insertVersion = (
	db: Database,
	workspaceId: string,
	agentId: string,
	version: StoredVersion,
	condition: SQL = sql`1`,
) =>
	db
		.insert(agentVersions)
		.select(versionRow(db, workspaceId, agentId, version, condition))
		.onConflictDoNothing();

/** What somebody saw when they began to change an agent; null: they cannot tell. */
export interface SeenVersions {
	version: number;
	/** When the draft was saved; 0: there was none. */
	draftSavedAt: number;
}

/** Holds while the agent's live version and draft are those that were seen. */
export const isStillSeen = (
	workspaceId: string,
	agentId: string,
	{ version, draftSavedAt }: SeenVersions,
): SQL => sql`exists (select 1 from agents
	where workspace_id = ${workspaceId} and id = ${agentId} and version = ${version})
	and coalesce((select created_at from agent_versions
		where workspace_id = ${workspaceId} and agent_id = ${agentId} and number = 0), 0) = ${draftSavedAt}`;

/** Writes the draft in place of the one that was seen. False when somebody else was faster. */
export async function saveDraft(
	db: Database,
	workspaceId: string,
	agentId: string,
	draft: Omit<StoredVersion, "number" | "publishedAt">,
	seen: SeenVersions,
): Promise<boolean> {
	const condition = isStillSeen(workspaceId, agentId, seen);
	const row = { ...draft, number: DRAFT_NUMBER, publishedAt: null };
	const { meta } = await db
		.insert(agentVersions)
		.select(versionRow(db, workspaceId, agentId, row, condition))
		.onConflictDoUpdate({
			target: [agentVersions.workspaceId, agentVersions.agentId, agentVersions.number],
			set: {
				name: sql`excluded.name`,
				settings: sql`excluded.settings`,
				basedOn: sql`excluded.based_on`,
				// Another draft than the one that was tested.
				tests: null,
				createdBy: sql`excluded.created_by`,
				createdAt: sql`excluded.created_at`,
			},
		});
	return meta.changes > 0;
}

/** Deletes the draft where `condition` holds; for a batch. */
export const deleteDraft = (
	db: Database,
	workspaceId: string,
	agentId: string,
	condition: SQL = sql`1`,
) =>
	db
		.delete(agentVersions)
		.where(
			and(isVersionOf(workspaceId, agentId), eq(agentVersions.number, DRAFT_NUMBER), condition),
		);

/** Removes versions beyond MAX_VERSIONS; those named in `kept` stay. For a batch. */
export const pruneVersions = (
	db: Database,
	workspaceId: string,
	agentId: string,
	newest: number,
	kept: readonly number[],
) =>
	db
		.delete(agentVersions)
		.where(
			and(
				isVersionOf(workspaceId, agentId),
				lte(agentVersions.number, newest - MAX_VERSIONS),
				sql`${agentVersions.number} not in (select value from json_each(${JSON.stringify([DRAFT_NUMBER, ...kept])}))`,
			),
		);

/** Keeps the last run of the tests with the version it tested: a draft only while it is the one that was tested. */
export async function saveTestRun(
	db: Database,
	workspaceId: string,
	agentId: string,
	tested: { number: number; savedAt?: number },
	run: TestRun,
): Promise<void> {
	await db
		.update(agentVersions)
		.set({ tests: JSON.stringify(run) })
		.where(
			and(
				isVersionOf(workspaceId, agentId),
				eq(agentVersions.number, tested.number),
				tested.savedAt === undefined ? undefined : eq(agentVersions.createdAt, tested.savedAt),
			),
		);
}
