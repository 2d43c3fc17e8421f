import { and, eq, isNull, ne, notInArray, sql } from "drizzle-orm";
import { createDatabase, type Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";

interface NumberProven {
	channelId: string;
	phoneNumberId: string;
}

/**
 * Releases a number of the official API from a channel that proved it once and is not linked any more: the
 * channel that proves it now gets it, as with numbers linked by QR (N08). A linked channel keeps it.
 */
export const releaseUnlinked = (db: Database, phoneNumberId: string, exceptChannelId: string) =>
	db
		.update(channels)
		.set({ cloudProvedNumberId: null })
		.where(
			and(
				eq(channels.cloudProvedNumberId, phoneNumberId),
				ne(channels.id, exceptChannelId),
				notInArray(channels.status, ["connected", "unstable"]),
			),
		);

/**
 * Meta confirmed the number with the channel's own token: from now on its events go there. False
 * when another linked channel has proved it, or when the channel's number is another one by now.
 */
export async function proveNumber(
	db: Database,
	workspaceId: string,
	{ channelId, phoneNumberId }: NumberProven,
): Promise<boolean> {
	try {
		const [, proved] = await db.batch([
			releaseUnlinked(db, phoneNumberId, channelId),
			db
				.update(channels)
				.set({ cloudProvedNumberId: phoneNumberId, cloudClaimUntil: null })
				.where(
					and(
						eq(channels.workspaceId, workspaceId),
						eq(channels.id, channelId),
						eq(channels.gateway, "cloud-api"),
						eq(channels.cloudPhoneNumberId, phoneNumberId),
						isNull(channels.deletedAt),
					),
				)
				.returning({ id: channels.id }),
		]);
		return proved.length > 0;
	} catch (error) {
		if (isNumberTaken(error)) return false;
		throw error;
	}
}

/** The same, called by the channel's object when the number is linked. */
export const projectProof = (d1: D1Database, workspaceId: string, proven: NumberProven) =>
	proveNumber(createDatabase(d1), workspaceId, proven);

/** Whether a write failed because another channel has proved this number. */
export const isNumberTaken = (error: unknown): boolean =>
	error instanceof Error &&
	/UNIQUE constraint failed: channels\.cloud_proved_number_id/.test(
		`${error.message} ${error.cause instanceof Error ? error.cause.message : ""}`,
	);

/** Whether Meta's webhooks of this account are still needed: another channel uses a number of it. */
export async function isAccountInUse(
	d1: D1Database,
	businessId: string,
	exceptChannelId: string,
): Promise<boolean> {
	const [other] = await createDatabase(d1)
		.select({ one: sql`1` })
		.from(channels)
		.where(
			and(
				eq(channels.cloudBusinessId, businessId),
				sql`${channels.cloudProvedNumberId} is not null`,
				eq(channels.gateway, "cloud-api"),
				isNull(channels.deletedAt),
				ne(channels.id, exceptChannelId),
			),
		)
		.limit(1);
	return other !== undefined;
}
