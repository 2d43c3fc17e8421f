import { and, count, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import type { Health } from "#app/domain/integrations/health.ts";
import type { Database } from "#workers/data/database.ts";
import { integrationChecks, integrations } from "#workers/data/schema/integration.ts";

/** What the schedule puts into the queue at once. */
export interface DueCheck {
	integrationId: string;
	workspaceId: string;
}

/** An active workspace that one of its members visited since then (H22). */
const isVisited = (since: number) => sql`exists (select 1 from workspaces w
	join members m on m.workspace_id = w.id and coalesce(m.last_seen_at, m.created_at) >= ${since}
	where w.id = ${integrations.workspaceId} and w.status = 'active')`;

/**
 * Claims at most `limit` integrations in use whose test is due and postpones them until `until`, in one
 * statement, so that two rounds never ask twice. Those of workspaces without a visit since `visitedSince`
 * are postponed until `unvisitedUntil` and not tested (H22). Moments are epoch ms.
 * @returns what is to be tested, and how many were due
 */
export async function claimDueChecks(
	db: Database,
	times: {
		now: number;
		until: number;
		visitedSince: number;
		unvisitedUntil: number;
		limit: number;
	},
): Promise<{ due: DueCheck[]; claimed: number }> {
	const visited = isVisited(times.visitedSince);
	const claimed = await db
		.update(integrations)
		.set({
			nextCheckAt: sql`case when ${visited} then ${times.until} else ${times.unvisitedUntil} end`,
		})
		.where(
			sql`${integrations.id} in (
				select i.id from integrations i
				where i.status = 'connected' and i.next_check_at <= ${times.now} and i.disabled_at is null
				order by i.next_check_at limit ${times.limit})`,
		)
		.returning({
			integrationId: integrations.id,
			workspaceId: integrations.workspaceId,
			isPutOff: sql<number>`${integrations.nextCheckAt} = ${times.unvisitedUntil}`,
		});
	const due = claimed
		.filter(({ isPutOff }) => isPutOff === 0)
		.map(({ integrationId, workspaceId }) => ({ integrationId, workspaceId }));
	return { due, claimed: claimed.length };
}

/** The integrations in use of one workspace, or one of them: what "verificar agora" asks for. */
export async function listCheckable(
	db: Database,
	workspaceId: string,
	ids: readonly string[] | null,
): Promise<DueCheck[]> {
	const rows = await db
		.select({ integrationId: integrations.id })
		.from(integrations)
		.where(
			and(
				eq(integrations.workspaceId, workspaceId),
				eq(integrations.status, "connected"),
				isNull(integrations.disabledAt),
				ids === null ? undefined : inArray(integrations.id, [...ids]),
			),
		)
		.limit(500);
	return rows.map(({ integrationId }) => ({ integrationId, workspaceId }));
}

/** How many integrations in use fail now. A statement for a batch. */
export const selectProblems = (db: Database, workspaceId: string) =>
	db
		.select({ problems: count() })
		.from(integrations)
		.where(
			and(
				eq(integrations.workspaceId, workspaceId),
				eq(integrations.health, "error"),
				ne(integrations.status, "disconnected"),
				isNull(integrations.disabledAt),
			),
		);

/** Tests kept of each integration: what its small chart shows. */
export const KEPT_CHECKS = 24;

/**
 * Keeps what a test found: in the integration's row, and in its history, which loses its oldest
 * where it is full: what is kept never grows faster than a sweep may remove it. One batch.
 * @returns how many integrations of the workspace fail now
 */
export async function storeCheck(
	db: Database,
	workspaceId: string,
	check: {
		integrationId: string;
		at: number;
		health: Health;
		latencyMs: number;
		finding: string;
		failures: number;
		nextCheckAt: number;
	},
): Promise<number> {
	const { integrationId, at, health, latencyMs, finding, failures, nextCheckAt } = check;
	const [, , , [counted]] = await db.batch([
		db
			.update(integrations)
			.set({ health, latencyMs, finding, failures, nextCheckAt, checkedAt: at })
			.where(and(eq(integrations.workspaceId, workspaceId), eq(integrations.id, integrationId))),
		db
			.insert(integrationChecks)
			.values({ workspaceId, integrationId, at, health, latencyMs })
			.onConflictDoNothing(),
		db.delete(integrationChecks).where(
			and(
				eq(integrationChecks.workspaceId, workspaceId),
				eq(integrationChecks.integrationId, integrationId),
				sql`${integrationChecks.at} < (select c.at from integration_checks c
					where c.workspace_id = ${workspaceId} and c.integration_id = ${integrationId}
					order by c.at desc limit 1 offset ${KEPT_CHECKS - 1})`,
			),
		),
		selectProblems(db, workspaceId),
	]);
	return counted?.problems ?? 0;
}

/** Tests older than a day are in no chart: those of integrations that nothing tests any more. */
export async function purgeChecks(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from integration_checks where rowid in (
			select rowid from ${integrationChecks} where ${lt(integrationChecks.at, before)} limit ${limit})`,
	);
	return meta.changes;
}
