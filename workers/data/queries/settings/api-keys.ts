import { and, eq, isNull } from "drizzle-orm";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

/** Whose key it is, and what it may see: one instance. */
export interface KeyHolder {
	keyHash: string;
	workspaceId: string;
	channelId: string;
	name: string;
	status: InstanceStatus;
	phone: string | null;
}

/** The instance a key belongs to. Null for a key nobody has (any more). */
export async function findKeyHolder(db: Database, keyHash: string): Promise<KeyHolder | null> {
	const [found] = await db
		.select({
			keyHash: channels.apiKeyHash,
			workspaceId: channels.workspaceId,
			channelId: channels.id,
			name: channels.name,
			status: channels.status,
			phone: channels.phone,
		})
		.from(channels)
		.innerJoin(workspaces, eq(workspaces.id, channels.workspaceId))
		.where(
			and(
				eq(channels.apiKeyHash, keyHash),
				eq(channels.type, "whatsapp"),
				eq(workspaces.status, "active"),
				isNull(channels.deletedAt),
			),
		);
	if (!found?.keyHash) return null;
	return { ...found, keyHash: found.keyHash };
}
