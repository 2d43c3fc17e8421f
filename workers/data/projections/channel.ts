import { and, eq, lt } from "drizzle-orm";
import type { InstanceStatus } from "#app/domain/whatsapp/link-view.ts";
import { createDatabase } from "#workers/data/database.ts";
import { channelDailyStats, channels } from "#workers/data/schema/channel.ts";

/**
 * The object's status in the directory. A version that is not newer changes nothing, so a late or
 * repeated projection is harmless (R20, R21).
 */
export async function projectChannelStatus(
	d1: D1Database,
	workspaceId: string,
	status: { channelId: string; status: InstanceStatus; phone: string | null; version: number },
): Promise<void> {
	await createDatabase(d1)
		.update(channels)
		.set({ status: status.status, phone: status.phone, statusVersion: status.version })
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.id, status.channelId),
				lt(channels.statusVersion, status.version),
			),
		);
}

/** The object's whole figures of each day; repeating it writes the same. */
export async function projectDailyStats(
	d1: D1Database,
	workspaceId: string,
	channelId: string,
	days: readonly { day: string; sent: number; received: number }[],
): Promise<void> {
	const db = createDatabase(d1);
	const [first, ...others] = days.map(({ day, sent, received }) => {
		const figures = { messagesSent: sent, messagesReceived: received };
		return db
			.insert(channelDailyStats)
			.values({ workspaceId, channelId, day, ...figures })
			.onConflictDoUpdate({
				target: [channelDailyStats.workspaceId, channelDailyStats.channelId, channelDailyStats.day],
				set: figures,
			});
	});
	if (first) await db.batch([first, ...others]);
}
