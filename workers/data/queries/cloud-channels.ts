import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";

/**
 * The channels that hold these numbers of the official API, of whatever workspace: Meta has proved
 * the call, and names no tenant. A number belongs to one channel at most.
 */
export async function findCloudChannels(
	db: Database,
	phoneNumberIds: readonly string[],
): Promise<{ id: string; phoneNumberId: string }[]> {
	const rows = await db
		.select({ id: channels.id, phoneNumberId: channels.cloudPhoneNumberId })
		.from(channels)
		.where(
			and(
				// One parameter, however many numbers a call speaks of.
				sql`${channels.cloudPhoneNumberId} IN (SELECT value FROM json_each(${JSON.stringify(phoneNumberIds)}))`,
				eq(channels.type, "whatsapp"),
				isNull(channels.deletedAt),
			),
		);
	return rows.flatMap(({ id, phoneNumberId }) => (phoneNumberId ? [{ id, phoneNumberId }] : []));
}
