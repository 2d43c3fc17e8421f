import { eq, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { facebookSettings } from "#workers/data/schema/facebook-ads.ts";

type StoredSettings = typeof facebookSettings.$inferSelect;
export type SettingsChange = Pick<StoredSettings, "isTokenValidationOn" | "isHourlySyncOn">;

/** The workspace's switches, for a batch with what else a page reads; no row: as they are at first. */
export const selectSettings = (db: Database, workspaceId: string) =>
	db.select().from(facebookSettings).where(eq(facebookSettings.workspaceId, workspaceId));

export async function saveSettings(
	db: Database,
	workspaceId: string,
	change: SettingsChange,
	times: { now: number; nextRunAt: number },
): Promise<void> {
	await db
		.insert(facebookSettings)
		.values({ ...change, workspaceId, nextRunAt: times.nextRunAt, updatedAt: times.now })
		.onConflictDoUpdate({
			target: facebookSettings.workspaceId,
			set: { ...change, updatedAt: times.now },
		});
}

/**
 * Claims at most `limit` workspaces that are due and postpones them until `until`, in one statement, so
 * that two rounds never ask twice. Only active workspaces with a visit since `visitedSince`. Moments are
 * epoch ms.
 */
export function claimDueWorkspaces(
	db: Database,
	times: { now: number; until: number; visitedSince: number; limit: number },
): Promise<(SettingsChange & { workspaceId: string })[]> {
	return db
		.update(facebookSettings)
		.set({ nextRunAt: times.until })
		.where(
			sql`${facebookSettings.workspaceId} in (
				select f.workspace_id from facebook_settings f
				join workspaces w on w.id = f.workspace_id and w.status = 'active'
				where f.next_run_at <= ${times.now}
					and (f.is_token_validation_on = 1 or f.is_hourly_sync_on = 1)
					and exists (select 1 from members m
						where m.workspace_id = f.workspace_id and m.last_seen_at >= ${times.visitedSince})
				order by f.next_run_at limit ${times.limit})`,
		)
		.returning({
			workspaceId: facebookSettings.workspaceId,
			isTokenValidationOn: facebookSettings.isTokenValidationOn,
			isHourlySyncOn: facebookSettings.isHourlySyncOn,
		});
}
