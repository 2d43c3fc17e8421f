import { and, count, desc, eq, gte, lte, max, ne, or, type SQL, sql } from "drizzle-orm";
import type { VersionFigures, VersionSummary } from "#app/contracts/agent-versions.ts";
import type { TestRun } from "#app/domain/agents/test-cases.ts";
import { readAllSettings, readStoredSettings } from "#app/domain/agents/stored-settings.ts";
import {
	type AgentContent,
	type AgentTrial,
	DRAFT_NUMBER,
	MAX_VERSIONS,
	readTrial,
	type VersionState,
} from "#app/domain/agents/versions.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { agentCases, agentEvents, agents, agentVersions } from "#workers/data/schema/agent.ts";
import { users } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";
import { isAgent } from "./changes.ts";

const isVersionOf = (workspaceId: string, agentId: string) =>
	and(eq(agentVersions.workspaceId, workspaceId), eq(agentVersions.agentId, agentId));

/** A version as it is stored. */
export type StoredVersion = Omit<
	typeof agentVersions.$inferInsert,
	"workspaceId" | "agentId" | "settings"
> &
	AgentContent;

/** A draft with when it was saved, by which it is known again. */
export interface StoredDraft extends AgentContent {
	basedOn: number | null;
	tests: TestRun | null;
	createdBy: string | null;
	/** Epoch ms; grows with each saving. */
	savedAt: number;
}

/** What a change of versions has to know of an agent. */
export interface KnownVersions extends VersionState {
	createdBy: string | null;
	updatedAt: number;
	trial: AgentTrial | null;
	draft: StoredDraft | null;
	/** Number of cases in the test set. */
	cases: number;
}

const contentOf = (row: { name: string; settings: string }): AgentContent => ({
	name: row.name,
	settings: readAllSettings(JSON.parse(row.settings) as Partial<AgentContent["settings"]>),
});

const readTests = (json: string | null): TestRun | null =>
	json === null ? null : (JSON.parse(json) as TestRun);

/** The live version, the draft and the trial of an agent; null when it is not there. One batch. */
export async function readVersions(
	db: Database,
	workspaceId: string,
	agentId: string,
): Promise<KnownVersions | null> {
	const live = db
		.select({ version: agents.version })
		.from(agents)
		.where(isAgent(workspaceId, agentId));
	const [[row], kept, [newest], [cases]] = await db.batch([
		db.select().from(agents).where(isAgent(workspaceId, agentId)),
		db
			.select()
			.from(agentVersions)
			.where(
				and(
					isVersionOf(workspaceId, agentId),
					or(eq(agentVersions.number, DRAFT_NUMBER), eq(agentVersions.number, sql`(${live})`)),
				),
			),
		db
			.select({ number: max(agentVersions.number) })
			.from(agentVersions)
			.where(isVersionOf(workspaceId, agentId)),
		db
			.select({ n: count() })
			.from(agentCases)
			.where(and(eq(agentCases.workspaceId, workspaceId), eq(agentCases.agentId, agentId))),
	]);
	if (!row) return null;
	const recorded = kept.find(({ number }) => number === row.version);
	const draft = kept.find(({ number }) => number === DRAFT_NUMBER);
	const trial = readTrial(row.trial);
	return {
		live: { name: row.name, settings: readStoredSettings(row), version: row.version },
		recorded: recorded ? contentOf(recorded) : null,
		newest: Math.max(newest?.number ?? 0, trial?.version ?? 0),
		createdBy: row.createdBy,
		updatedAt: row.updatedAt,
		trial,
		draft: draft
			? {
					...contentOf(draft),
					basedOn: draft.basedOn,
					tests: readTests(draft.tests),
					createdBy: draft.createdBy,
					savedAt: draft.createdAt,
				}
			: null,
		cases: cases?.n ?? 0,
	};
}

/** Published versions, newest first, without their settings; and what each did since its trial began. */
export async function listVersions(
	db: Database,
	workspaceId: string,
	agentId: string,
	figuresSince: number | null,
): Promise<{ versions: VersionSummary[]; figures: VersionFigures[] }> {
	const events = db
		.select({
			version: agentEvents.version,
			answers: sql`total(${agentEvents.event} = 'answered')`.mapWith(Number),
			handOvers: sql`total(${agentEvents.event} = 'handed_over')`.mapWith(Number),
		})
		.from(agentEvents)
		.where(
			and(
				eq(agentEvents.workspaceId, workspaceId),
				eq(agentEvents.agentId, agentId),
				gte(agentEvents.at, figuresSince ?? Number.MAX_SAFE_INTEGER),
			),
		)
		.groupBy(agentEvents.version);
	const [versions, figures] = await db.batch([
		db
			.select({
				number: agentVersions.number,
				name: agentVersions.name,
				note: agentVersions.note,
				origin: agentVersions.origin,
				basedOn: agentVersions.basedOn,
				tests: agentVersions.tests,
				by: users.fullName,
				isKnown: users.id,
				publishedAt: agentVersions.publishedAt,
				createdAt: agentVersions.createdAt,
			})
			.from(agentVersions)
			.leftJoin(
				members,
				and(eq(members.workspaceId, workspaceId), eq(members.id, agentVersions.createdBy)),
			)
			.leftJoin(users, eq(users.id, members.userId))
			.where(and(isVersionOf(workspaceId, agentId), ne(agentVersions.number, DRAFT_NUMBER)))
			.orderBy(desc(agentVersions.number)),
		events,
	]);
	return {
		versions: versions.map(({ tests, isKnown, by, publishedAt, createdAt, ...version }) => ({
			...version,
			by: isKnown === null ? FORMER_MEMBER : (by ?? FORMER_MEMBER),
			at: publishedAt ?? createdAt,
			tests: readTests(tests),
		})),
		figures: figures.flatMap(({ version, ...done }) =>
			version === null ? [] : [{ version, ...done }],
		),
	};
}

/** A version and the one before it; null for a number that is not kept. One read. */
export async function findVersionPair(
	db: Database,
	workspaceId: string,
	agentId: string,
	number: number,
): Promise<{ version: AgentContent; before: (AgentContent & { number: number }) | null } | null> {
	const rows = await db
		.select()
		.from(agentVersions)
		.where(
			and(
				isVersionOf(workspaceId, agentId),
				ne(agentVersions.number, DRAFT_NUMBER),
				lte(agentVersions.number, number),
			),
		)
		.orderBy(desc(agentVersions.number))
		.limit(2);
	const [version, before] = rows;
	if (version?.number !== number) return null;
	return {
		version: contentOf(version),
		before: before ? { ...contentOf(before), number: before.number } : null,
	};
}

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
