import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { isNumberTaken, releaseUnlinked } from "#workers/data/projections/number-proof.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { selectOwnWays } from "../gateways/gateways.ts";
import { type DeliveryPosition, selectDeliveries } from "../webhooks/deliveries.ts";

export type ChannelRow = typeof channels.$inferSelect;
export type ChannelChange = Partial<typeof channels.$inferInsert>;

const isLive = (workspaceId: string, channelId: string) =>
	and(
		eq(channels.workspaceId, workspaceId),
		eq(channels.id, channelId),
		isNull(channels.deletedAt),
	);

export interface SettingsRow {
	channel: ChannelRow;
	dataKeyWrapped: string;
}

const selectSettings = (db: Database, workspaceId: string, channelId: string) =>
	db
		.select({ channel: channels, dataKeyWrapped: workspaces.dataKeyWrapped })
		.from(channels)
		.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
		.where(isLive(workspaceId, channelId));

/** The settings of an instance, and the key its secrets are sealed under. */
export async function findSettings(
	db: Database,
	workspaceId: string,
	channelId: string,
): Promise<SettingsRow | null> {
	const [found] = await selectSettings(db, workspaceId, channelId);
	return found ?? null;
}

/** The same with a page of its deliveries and the workspace's own ways to link a number: one round trip. */
export async function readSettings(
	db: Database,
	workspaceId: string,
	channelId: string,
	page: { after: DeliveryPosition | null; limit: number },
) {
	const [[settings], deliveries, own, apps] = await db.batch([
		selectSettings(db, workspaceId, channelId),
		selectDeliveries(db, workspaceId, channelId, page.after, page.limit),
		...selectOwnWays(db, workspaceId),
	]);
	return settings ? { ...settings, deliveries, own, hasOwnApp: apps.length > 0 } : null;
}

/** Changes a channel. Null when it is gone; `taken` when another one has this number id or account. */
export async function updateSettings(
	db: Database,
	workspaceId: string,
	channelId: string,
	change: ChannelChange,
): Promise<ChannelRow | "taken" | null> {
	const update = db.update(channels).set(change).where(isLive(workspaceId, channelId)).returning();
	const proved = change.cloudProvedNumberId;
	try {
		// A number that is proved may have been another channel's: both, or neither.
		const [row] = proved
			? (await db.batch([releaseUnlinked(db, proved, channelId), update]))[1]
			: await update;
		return row ?? null;
	} catch (error) {
		if (isTaken(error)) return "taken";
		throw error;
	}
}

/** Whether a write failed because another channel has proved this number, or has this account. */
export const isTaken = (error: unknown): boolean =>
	isNumberTaken(error) ||
	(error instanceof Error &&
		/UNIQUE constraint failed: channels\.type, channels\.external_id/.test(
			`${error.message} ${error.cause instanceof Error ? error.cause.message : ""}`,
		));
