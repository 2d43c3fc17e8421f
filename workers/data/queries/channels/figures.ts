import { and, asc, eq, gt, gte, inArray, isNull, lt, or } from "drizzle-orm";
import type { FigureDay, FigureMark } from "#app/domain/channels/overview.ts";
import type { Database } from "#workers/data/database.ts";
import { channelDailyStats, channels } from "#workers/data/schema/channel.ts";

/** Ids in one statement: D1 takes at most 100 values (L19). */
const CHUNK = 90;

/** How far instances were counted, and their days from `fromDay` on, in one batch. */
export async function readFigures(
	db: Database,
	workspaceId: string,
	channelIds: readonly string[],
	fromDay: string,
): Promise<{ marks: FigureMark[]; days: FigureDay[] }> {
	const chunks: string[][] = [];
	for (let at = 0; at < channelIds.length; at += CHUNK)
		chunks.push(channelIds.slice(at, at + CHUNK));
	const [first, ...others] = chunks.map((ids) => selectDays(db, workspaceId, ids, fromDay));
	if (!first) return { marks: [], days: [] };
	const [marks, ...days] = await db.batch([selectMarks(db, workspaceId), first, ...others]);
	return { marks, days: days.flat() };
}

/**
 * Channels of any workspace that are connected in D1 and whose objects have not reported since a moment
 * (epoch ms), from the one after `afterId` on.
 */
export function listQuietLinks(
	db: Database,
	before: number,
	limit: number,
	afterId = "",
): Promise<{ channelId: string; workspaceId: string }[]> {
	return db
		.select({ channelId: channels.id, workspaceId: channels.workspaceId })
		.from(channels)
		.where(
			and(
				eq(channels.type, "whatsapp"),
				eq(channels.status, "connected"),
				isNull(channels.deletedAt),
				or(isNull(channels.uptimeAt), lt(channels.uptimeAt, before)),
				gt(channels.id, afterId),
			),
		)
		.orderBy(asc(channels.id))
		.limit(limit);
}

function selectMarks(db: Database, workspaceId: string) {
	return db
		.select({
			channelId: channels.id,
			firstLinkedAt: channels.firstLinkedAt,
			uptimeAt: channels.uptimeAt,
			lastActivityAt: channels.lastActivityAt,
		})
		.from(channels)
		.where(eq(channels.workspaceId, workspaceId));
}

/** Channels are named so that the primary key serves. */
function selectDays(db: Database, workspaceId: string, channelIds: string[], fromDay: string) {
	return db
		.select({
			channelId: channelDailyStats.channelId,
			day: channelDailyStats.day,
			sent: channelDailyStats.messagesSent,
			received: channelDailyStats.messagesReceived,
			uptimeMinutes: channelDailyStats.uptimeMinutes,
		})
		.from(channelDailyStats)
		.where(
			and(
				eq(channelDailyStats.workspaceId, workspaceId),
				inArray(channelDailyStats.channelId, channelIds),
				gte(channelDailyStats.day, fromDay),
			),
		);
}
