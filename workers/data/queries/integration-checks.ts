import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Health } from "#app/domain/integrations/health.ts";
import type { Database } from "../database.ts";
import { integrationChecks, integrations } from "../schema/integration.ts";

/** What the schedule puts into the queue at once. */
export interface DueCheck {
	integrationId: string;
	workspaceId: string;
}

/**
 * Takes the integrations whose test is due, at most `limit`, and puts them off until `until`: found and
 * claimed in one statement, so that two rounds never ask twice. Only what is in use, of active
 * workspaces that somebody visited since `visitedSince` (H22).
 */
export async function claimDueChecks(
	db: Database,
	times: { now: number; until: number; visitedSince: number; limit: number },
): Promise<DueCheck[]> {
	const claimed = await db
		.update(integrations)
		.set({ nextCheckAt: times.until })
		.where(
			sql`${integrations.id} in (
				select i.id from integrations i
				join workspaces w on w.id = i.workspace_id and w.status = 'active'
				where i.status = 'connected' and i.next_check_at <= ${times.now} and i.disabled_at is null
					and exists (select 1 from members m
						where m.workspace_id = i.workspace_id and m.last_seen_at >= ${times.visitedSince})
				order by i.next_check_at limit ${times.limit})`,
		)
		.returning({ integrationId: integrations.id, workspaceId: integrations.workspaceId });
	return claimed;
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

/** Keeps what a test found: in the integration's row, and in its history. One batch. */
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
): Promise<void> {
	const { integrationId, at, health, latencyMs, finding, failures, nextCheckAt } = check;
	await db.batch([
		db
			.update(integrations)
			.set({ health, latencyMs, finding, failures, nextCheckAt, checkedAt: at })
			.where(and(eq(integrations.workspaceId, workspaceId), eq(integrations.id, integrationId))),
		db
			.insert(integrationChecks)
			.values({ workspaceId, integrationId, at, health, latencyMs })
			.onConflictDoNothing(),
	]);
}

/** Tests older than a day are in no chart. */
export async function purgeChecks(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from integration_checks where rowid in (
			select rowid from ${integrationChecks} where ${lt(integrationChecks.at, before)} limit ${limit})`,
	);
	return meta.changes;
}
