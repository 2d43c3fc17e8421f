import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";

/**
 * The channels of these pages, accounts or bots, of whatever workspace: the vendor has proved the
 * call, and names no tenant. One of them belongs to one channel at most.
 * @param onlyOf the workspace whose own app signed the call: it speaks for no other one
 */
export async function findExternalChannels(
	db: Database,
	types: readonly ChannelType[],
	externalIds: readonly string[],
	onlyOf: string | null = null,
): Promise<{ id: string; workspaceId: string; type: ChannelType; externalId: string }[]> {
	const rows = await db
		.select({
			id: channels.id,
			workspaceId: channels.workspaceId,
			type: channels.type,
			externalId: channels.externalId,
		})
		.from(channels)
		.where(
			and(
				inArray(channels.type, [...types]),
				// One parameter, however many pages a call speaks of.
				sql`${channels.externalId} IN (SELECT value FROM json_each(${JSON.stringify(externalIds)}))`,
				onlyOf === null ? undefined : eq(channels.workspaceId, onlyOf),
				isNull(channels.deletedAt),
			),
		);
	return rows.flatMap(({ externalId, ...row }) => (externalId ? [{ ...row, externalId }] : []));
}
