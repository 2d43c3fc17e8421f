import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/**
 * Whether a webchat of any workspace is in use: its page is public and its visitors name no tenant. Returns
 * nothing else about it.
 */
export async function isWebchat(db: Database, channelId: string): Promise<boolean> {
	const rows = await db
		.select({ id: channels.id })
		.from(channels)
		.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
		.where(
			and(
				eq(channels.id, channelId),
				eq(channels.type, "webchat"),
				eq(channels.isActive, true),
				isNull(channels.deletedAt),
				eq(workspaces.status, "active"),
			),
		);
	return rows.length > 0;
}
