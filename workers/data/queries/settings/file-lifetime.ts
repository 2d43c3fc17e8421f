import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** Days for which the workspace keeps the files of messages; null: always. */
export async function updateFileDays(
	db: Database,
	workspaceId: string,
	fileDays: number | null,
	now: number,
): Promise<void> {
	await db
		.update(workspaces)
		.set({ fileDays, updatedAt: now })
		.where(eq(workspaces.id, workspaceId));
}

/** A channel whose workspace does not keep files for ever. */
export interface ExpiringChannel {
	id: string;
	type: ChannelType;
	workspaceId: string;
	fileDays: number | null;
}

/** Channels of all workspaces that have a limit, behind `after`, by id. */
export const listExpiring = (
	db: Database,
	limit: number,
	after: string,
): Promise<ExpiringChannel[]> =>
	db
		.select({
			id: channels.id,
			type: channels.type,
			workspaceId: channels.workspaceId,
			fileDays: workspaces.fileDays,
		})
		.from(channels)
		.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
		.where(and(isNotNull(workspaces.fileDays), isNull(channels.deletedAt), gt(channels.id, after)))
		.orderBy(asc(channels.id))
		.limit(limit);
