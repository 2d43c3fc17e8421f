import { and, eq, gte, lt, sql, sum } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import type { DatabaseUse } from "#workers/data/database-use.ts";
import { channelDailyStats, channels } from "#workers/data/schema/channel.ts";
import { usageDays } from "#workers/data/schema/health.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** What everything but channels' objects used. */
interface SharedUse extends DatabaseUse {
	/** Operations of the store of files. */
	fileWrites: number;
	fileReads: number;
}

/** Adds to what the Worker's requests used on `day` (UTC, `2026-11-20`). */
export async function addUse(db: Database, day: string, use: SharedUse): Promise<void> {
	await db
		.insert(usageDays)
		.values({ day, ...use })
		.onConflictDoUpdate({
			target: usageDays.day,
			set: {
				requests: sql`${usageDays.requests} + excluded.requests`,
				rowsRead: sql`${usageDays.rowsRead} + excluded.rows_read`,
				rowsWritten: sql`${usageDays.rowsWritten} + excluded.rows_written`,
				fileWrites: sql`${usageDays.fileWrites} + excluded.file_writes`,
				fileReads: sql`${usageDays.fileReads} + excluded.file_reads`,
			},
		});
}

/** A channel's use of some days. */
export interface ChannelUse {
	channelId: string;
	workspaceId: string;
	workspaceName: string;
	/** Of a channel that was deleted meanwhile: null. */
	name: string | null;
	type: string | null;
	storageBytes: number;
	fileBytes: number;
	requests: number;
	rowsRead: number;
	rowsWritten: number;
	d1RowsRead: number;
	d1RowsWritten: number;
}

/** Most channels listed one by one; their sum is of all. */
const LISTED = 200;

/**
 * What channels' objects and everything else used from `from` on and before `until` (days, `2026-11-01`). One batch.
 */
export async function readUse(
	db: Database,
	from: string,
	until: string,
): Promise<{
	channels: ChannelUse[];
	total: Omit<ChannelUse, "channelId" | "workspaceId" | "workspaceName" | "name" | "type">;
	shared: SharedUse;
}> {
	const inMonth = and(gte(channelDailyStats.day, from), lt(channelDailyStats.day, until));
	const added = {
		requests: sql<number>`coalesce(${sum(channelDailyStats.requests)}, 0)`.as("requests"),
		rowsRead: sql<number>`coalesce(${sum(channelDailyStats.rowsRead)}, 0)`.as("rows_read"),
		rowsWritten: sql<number>`coalesce(${sum(channelDailyStats.rowsWritten)}, 0)`.as("rows_written"),
		d1RowsRead: sql<number>`coalesce(${sum(channelDailyStats.d1RowsRead)}, 0)`.as("d1_rows_read"),
		d1RowsWritten: sql<number>`coalesce(${sum(channelDailyStats.d1RowsWritten)}, 0)`.as(
			"d1_rows_written",
		),
	};
	const [listed, [all], [stored], [shared]] = await db.batch([
		db
			.select({
				channelId: channelDailyStats.channelId,
				workspaceId: sql<string>`${channelDailyStats.workspaceId}`.as("workspace"),
				workspaceName: sql<string>`${workspaces.name}`.as("workspace_name"),
				name: sql<string | null>`${channels.name}`.as("channel_name"),
				type: channels.type,
				storageBytes: sql<number>`coalesce(${channels.storageBytes}, 0)`.as("storage_bytes"),
				fileBytes: sql<number>`coalesce(${channels.fileBytes}, 0)`.as("file_bytes"),
				...added,
			})
			.from(channelDailyStats)
			.innerJoin(workspaces, eq(workspaces.id, channelDailyStats.workspaceId))
			.leftJoin(channels, eq(channels.id, channelDailyStats.channelId))
			.where(inMonth)
			.groupBy(channelDailyStats.workspaceId, channelDailyStats.channelId)
			.orderBy(sql`rows_written + d1_rows_written desc`, channelDailyStats.channelId)
			.limit(LISTED),
		db.select(added).from(channelDailyStats).where(inMonth),
		db
			.select({
				storageBytes: sql<number>`coalesce(sum(${channels.storageBytes}), 0)`.as("bytes"),
				fileBytes: sql<number>`coalesce(sum(${channels.fileBytes}), 0)`.as("file_bytes"),
			})
			.from(channels),
		db
			.select({
				requests: sql<number>`coalesce(${sum(usageDays.requests)}, 0)`.as("requests"),
				rowsRead: sql<number>`coalesce(${sum(usageDays.rowsRead)}, 0)`.as("rows_read"),
				rowsWritten: sql<number>`coalesce(${sum(usageDays.rowsWritten)}, 0)`.as("rows_written"),
				fileWrites: sql<number>`coalesce(${sum(usageDays.fileWrites)}, 0)`.as("file_writes"),
				fileReads: sql<number>`coalesce(${sum(usageDays.fileReads)}, 0)`.as("file_reads"),
			})
			.from(usageDays)
			.where(and(gte(usageDays.day, from), lt(usageDays.day, until))),
	]);
	const none = { requests: 0, rowsRead: 0, rowsWritten: 0 };
	return {
		channels: listed,
		total: {
			...(all ?? { ...none, d1RowsRead: 0, d1RowsWritten: 0 }),
			storageBytes: stored?.storageBytes ?? 0,
			fileBytes: stored?.fileBytes ?? 0,
		},
		shared: shared ?? { ...none, fileWrites: 0, fileReads: 0 },
	};
}
