import { and, eq, exists, gt, inArray, isNull, not, or, sql } from "drizzle-orm";
import { createDatabase } from "#workers/data/database.ts";
import { channels, numberClaims } from "#workers/data/schema/channel.ts";

/** A claim this young holds although the directory does not show its link yet. */
const SETTLING_MS = 2 * 60_000;

/**
 * Claims a number for a channel in one statement; false when another channel that is still linked holds it
 * (N08). A channel that lost its link or was deleted holds none.
 */
export async function claimNumber(
	d1: D1Database,
	workspaceId: string,
	claim: { channelId: string; phone: string; now: number },
): Promise<boolean> {
	const db = createDatabase(d1);
	const { channelId, phone, now } = claim;
	const stillHeld = exists(
		db
			.select({ one: sql`1` })
			.from(channels)
			.where(
				and(
					eq(channels.id, numberClaims.channelId),
					isNull(channels.deletedAt),
					or(
						inArray(channels.status, ["connected", "unstable"]),
						gt(numberClaims.claimedAt, now - SETTLING_MS),
					),
				),
			),
	);
	const taken = await db
		.insert(numberClaims)
		.values({ phone, workspaceId, channelId, claimedAt: now })
		.onConflictDoUpdate({
			target: numberClaims.phone,
			set: { workspaceId, channelId, claimedAt: now },
			setWhere: or(eq(numberClaims.channelId, channelId), not(stillHeld)),
		})
		.returning({ phone: numberClaims.phone });
	return taken.length > 0;
}

/** The channel's numbers are free again. */
export async function releaseNumbers(
	d1: D1Database,
	workspaceId: string,
	channelId: string,
): Promise<void> {
	await createDatabase(d1)
		.delete(numberClaims)
		.where(and(eq(numberClaims.workspaceId, workspaceId), eq(numberClaims.channelId, channelId)));
}
