import { and, eq, isNull, lt, ne, or } from "drizzle-orm";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { createDatabase } from "#workers/data/database.ts";
import { channelDailyStats, channels } from "#workers/data/schema/channel.ts";

/**
 * The object's status in the directory. A version that is not newer changes nothing, so a late or
 * repeated projection is harmless (R20, R21).
 */
export async function projectChannelStatus(
	d1: D1Database,
	workspaceId: string,
	status: {
		channelId: string;
		status: InstanceStatus;
		phone: string | null;
		version: number;
		/** Null or absent: nothing is known; what is stored stays. */
		webhookOrigin?: string | null;
	},
): Promise<void> {
	const { webhookOrigin = null } = status;
	await createDatabase(d1)
		.update(channels)
		.set({
			status: status.status,
			phone: status.phone,
			statusVersion: status.version,
			...(webhookOrigin === null ? {} : { webhookOrigin }),
		})
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.id, status.channelId),
				lt(channels.statusVersion, status.version),
			),
		);
}

/** One local day of a channel, whole. */
export interface ProjectedDay {
	day: string;
	sent: number;
	received: number;
	uptimeMinutes: number;
	answers: number;
	answerDelayMs: number;
	/** What the object was billed for that day (domain/health/usage.ts). */
	requests: number;
	rowsRead: number;
	rowsWritten: number;
	d1RowsRead: number;
	d1RowsWritten: number;
}

/** Up to when a channel's figures are written; moments are epoch ms. */
export interface ProjectedMark {
	firstLinkedAt: number | null;
	uptimeAt: number | null;
	lastActivityAt: number | null;
	/** Kept events that wait for a person. */
	keptEvents: number;
	/** Since when the oldest message waits that cannot leave; null: none. */
	stuckSince: number | null;
	/** Bytes of the object's own database. */
	storageBytes: number;
	/** Bytes of the files in the store that its messages bring. */
	fileBytes: number;
	/** Its schema and the build that runs it. */
	objectSteps: string;
	objectBuild: string;
}

/** The object's whole figures of each day, in one batch; repeating it writes the same, or nothing. */
export async function projectDailyStats(
	d1: D1Database,
	workspaceId: string,
	channelId: string,
	{ days, mark }: { days: readonly ProjectedDay[]; mark: ProjectedMark },
): Promise<void> {
	const db = createDatabase(d1);
	await db.batch([
		db
			.update(channels)
			.set(mark)
			.where(and(eq(channels.workspaceId, workspaceId), eq(channels.id, channelId))),
		...days.map(({ day, sent, received, ...others }) => {
			const figures = { messagesSent: sent, messagesReceived: received, ...others };
			return db
				.insert(channelDailyStats)
				.values({ workspaceId, channelId, day, ...figures })
				.onConflictDoUpdate({
					target: [
						channelDailyStats.workspaceId,
						channelDailyStats.channelId,
						channelDailyStats.day,
					],
					set: figures,
					setWhere: hasChanged(figures),
				});
		}),
	]);
}

type Figures = Omit<ProjectedDay, "day" | "sent" | "received"> & {
	messagesSent: number;
	messagesReceived: number;
};

/** Writing an unchanged day again costs no row. */
const hasChanged = (figures: Figures) =>
	or(
		ne(channelDailyStats.messagesSent, figures.messagesSent),
		ne(channelDailyStats.messagesReceived, figures.messagesReceived),
		ne(channelDailyStats.uptimeMinutes, figures.uptimeMinutes),
		ne(channelDailyStats.answers, figures.answers),
		ne(channelDailyStats.answerDelayMs, figures.answerDelayMs),
		ne(channelDailyStats.rowsWritten, figures.rowsWritten),
		ne(channelDailyStats.rowsRead, figures.rowsRead),
	);

/** Types of a workspace's channels by id, for its hub; those that were deleted are left out. */
export async function readChannelTypes(
	d1: D1Database,
	workspaceId: string,
): Promise<Map<string, ChannelType>> {
	const rows = await createDatabase(d1)
		.select({ id: channels.id, type: channels.type })
		.from(channels)
		.where(and(eq(channels.workspaceId, workspaceId), isNull(channels.deletedAt)));
	return new Map(rows.map(({ id, type }) => [id, type]));
}
