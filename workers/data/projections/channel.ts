import type { InstanceStatus } from "#app/domain/whatsapp/link-view.ts";

/**
 * The object's status in the directory. A version that is not newer changes nothing, so a late or
 * repeated projection is harmless (R20, R21).
 */
export async function projectChannelStatus(
	db: D1Database,
	workspaceId: string,
	status: { channelId: string; status: InstanceStatus; phone: string | null; version: number },
): Promise<void> {
	await db
		.prepare(
			`UPDATE channels SET status = ?1, phone = ?2, status_version = ?3
			 WHERE workspace_id = ?4 AND id = ?5 AND status_version < ?3`,
		)
		.bind(status.status, status.phone, status.version, workspaceId, status.channelId)
		.run();
}

/** The object's whole figures of each day; repeating it writes the same. */
export async function projectDailyStats(
	db: D1Database,
	workspaceId: string,
	channelId: string,
	days: readonly { day: string; sent: number; received: number }[],
): Promise<void> {
	if (days.length === 0) return;
	const statement = db.prepare(
		`INSERT INTO channel_daily_stats (workspace_id, channel_id, day, messages_sent, messages_received)
		 VALUES (?1, ?2, ?3, ?4, ?5)
		 ON CONFLICT (workspace_id, channel_id, day)
		 DO UPDATE SET messages_sent = ?4, messages_received = ?5`,
	);
	await db.batch(
		days.map(({ day, sent, received }) =>
			statement.bind(workspaceId, channelId, day, sent, received),
		),
	);
}
