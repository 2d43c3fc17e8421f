import { and, asc, eq, sql } from "drizzle-orm";
import type { AgentCase } from "#app/contracts/agent-versions.ts";
import {
	type CaseExpectation,
	type CaseSource,
	type CaseTurn,
	MAX_CASES,
	type TestCase,
} from "#app/domain/agents/test-cases.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { agentCases } from "#workers/data/schema/agent.ts";

const isCaseOf = (workspaceId: string, agentId: string) =>
	and(eq(agentCases.workspaceId, workspaceId), eq(agentCases.agentId, agentId));

/** The test set of an agent, oldest first. */
export async function listCases(
	db: Database,
	workspaceId: string,
	agentId: string,
): Promise<AgentCase[]> {
	const rows = await db
		.select()
		.from(agentCases)
		.where(isCaseOf(workspaceId, agentId))
		.orderBy(asc(agentCases.createdAt), asc(agentCases.id))
		.limit(MAX_CASES);
	return rows.map(({ id, question, before, expects, source, createdAt }) => ({
		id,
		question,
		before: JSON.parse(before) as CaseTurn[],
		expects: JSON.parse(expects) as CaseExpectation,
		source,
		createdAt,
	}));
}

/** A case with where it comes from. */
export interface StoredCase extends TestCase {
	id: string;
	source: CaseSource;
	/** Whose words they are; null: a member typed them. */
	contact: { channelId: string; contactId: string } | null;
	createdBy: string;
	createdAt: number;
}

/** Adds a case, or gives the one with the same words another expectation. False when the set is full. */
export async function putCase(
	db: Database,
	workspaceId: string,
	agentId: string,
	stored: StoredCase,
): Promise<boolean> {
	const { question, contact } = stored;
	const [before, expects] = [JSON.stringify(stored.before), JSON.stringify(stored.expects)];
	const [changed, added] = await db.batch([
		db
			.update(agentCases)
			.set({ expects })
			.where(
				and(
					isCaseOf(workspaceId, agentId),
					eq(agentCases.question, question),
					eq(agentCases.before, before),
				),
			),
		// In SQLite changes() is about the statement before: none was there to be changed.
		db.insert(agentCases).select(
			db
				.select({
					id: value("id", stored.id),
					workspaceId: value("workspace_id", workspaceId),
					agentId: value("agent_id", agentId),
					question: value("question", question),
					before: value("before", before),
					expects: value("expects", expects),
					source: value("source", stored.source),
					channelId: value("channel_id", contact?.channelId ?? null),
					contactId: value("contact_id", contact?.contactId ?? null),
					createdBy: value("created_by", stored.createdBy),
					createdAt: value("created_at", stored.createdAt),
				})
				.from(NOTHING)
				.where(
					sql`changes() = 0 and (select count(*) from agent_cases
						where workspace_id = ${workspaceId} and agent_id = ${agentId}) < ${MAX_CASES}`,
				),
		),
	]);
	return changed.meta.changes + added.meta.changes > 0;
}

/** Removes a case; false when it is not there. */
export async function deleteCase(
	db: Database,
	workspaceId: string,
	agentId: string,
	caseId: string,
): Promise<boolean> {
	const { meta } = await db
		.delete(agentCases)
		.where(and(isCaseOf(workspaceId, agentId), eq(agentCases.id, caseId)));
	return meta.changes > 0;
}
