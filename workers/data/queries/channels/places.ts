import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** Whether somebody may still look at a channel; `channelId` null: at the workspace. */
export async function isPlaceInUse(
	db: Database,
	{ workspaceId, channelId }: { workspaceId: string; channelId: string | null },
): Promise<boolean> {
	const found =
		channelId === null
			? await db
					.select({ id: workspaces.id })
					.from(workspaces)
					.where(eq(workspaces.id, workspaceId))
			: await db
					.select({ id: channels.id })
					.from(channels)
					.where(
						and(
							eq(channels.workspaceId, workspaceId),
							eq(channels.id, channelId),
							isNull(channels.deletedAt),
						),
					);
	return found.length > 0;
}
