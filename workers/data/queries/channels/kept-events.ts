import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";

/** Not deleted, and with something to look at: the partial index is of the second. */
const isKeeping = (workspaceId: string) =>
	and(
		eq(channels.workspaceId, workspaceId),
		gt(channels.keptEvents, sql`0`),
		isNull(channels.deletedAt),
	);

/** How many events of a workspace wait for a person. A statement for a batch. */
export const sumKeptEvents = (db: Database, workspaceId: string) =>
	db
		.select({ events: sql<number>`coalesce(sum(${channels.keptEvents}), 0)`.as("kept_events") })
		.from(channels)
		.where(isKeeping(workspaceId));

/** Channels of a workspace with kept events, most first, by a partial index. */
export function listKeepingChannels(db: Database, workspaceId: string, limit: number) {
	return db
		.select({
			id: channels.id,
			name: channels.name,
			type: channels.type,
			kept: channels.keptEvents,
		})
		.from(channels)
		.where(isKeeping(workspaceId))
		.orderBy(desc(channels.keptEvents))
		.limit(limit);
}
