import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#workers/data/database.ts";
import { facebookPixels } from "#workers/data/schema/facebook-ads.ts";
import { awaitsPage, type SyncRun } from "./syncs.ts";

export type PixelRow = Omit<
	typeof facebookPixels.$inferSelect,
	"workspaceId" | "accountId" | "lastSyncAt"
>;

/**
 * A page of pixels in one statement: D1 binds a hundred values, JSON is one. Nothing is written
 * unless the run waits for this page.
 */
export const upsertPixels = (
	db: Database,
	run: SyncRun,
	cursor: string | null,
	rows: readonly PixelRow[],
	at: number,
): BatchItem<"sqlite"> =>
	db
		.insert(facebookPixels)
		.select(
			sql`select ${run.workspaceId}, ${run.accountId}, value ->> 'pixelId', value ->> 'name',
				value ->> 'isUnavailable', value ->> 'creationTime', value ->> 'lastFiredTime',
				value ->> 'enableAutomaticMatching', value ->> 'isCrm', value ->> 'dataUseSetting',
				value ->> 'firstPartyCookieStatus', value ->> 'code', ${at}
			from json_each(${JSON.stringify(rows)}) where ${awaitsPage(run, cursor)}`,
		)
		.onConflictDoUpdate({
			target: [facebookPixels.workspaceId, facebookPixels.accountId, facebookPixels.pixelId],
			set: {
				name: sql`excluded.name`,
				isUnavailable: sql`excluded.is_unavailable`,
				creationTime: sql`excluded.creation_time`,
				lastFiredTime: sql`excluded.last_fired_time`,
				enableAutomaticMatching: sql`excluded.enable_automatic_matching`,
				isCrm: sql`excluded.is_crm`,
				dataUseSetting: sql`excluded.data_use_setting`,
				firstPartyCookieStatus: sql`excluded.first_party_cookie_status`,
				code: sql`excluded.code`,
				lastSyncAt: sql`excluded.last_sync_at`,
			},
		});
