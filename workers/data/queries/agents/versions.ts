import { and, count, desc, eq, gte, lte, max, ne, or, sql } from "drizzle-orm";
import type { VersionFigures, VersionSummary } from "#app/contracts/agent-versions.ts";
import type { TestRun } from "#app/domain/agents/test-cases.ts";
import { readAllSettings, readStoredSettings } from "#app/domain/agents/stored-settings.ts";
import {
	type AgentContent,
	type AgentTrial,
	DRAFT_NUMBER,
	readTrial,
	type VersionState,
} from "#app/domain/agents/versions.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";
import type { Database } from "#workers/data/database.ts";
import { agentCases, agentEvents, agents, agentVersions } from "#workers/data/schema/agent.ts";
import { users } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";
import { isAgent } from "./changes.ts";

/** The versions and the draft of an agent. */
export const isVersionOf = (workspaceId: string, agentId: string) =>
	and(eq(agentVersions.workspaceId, workspaceId), eq(agentVersions.agentId, agentId));

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
): Promise<{ versions: VersionSummary[]; figures: VersionFigures[] }> {
	const trialSince = db
		.select({ since: sql`json_extract(${agents.trial}, '$.since')` })
		.from(agents)
		.where(isAgent(workspaceId, agentId));
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
				gte(agentEvents.at, sql`(${trialSince})`),
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
