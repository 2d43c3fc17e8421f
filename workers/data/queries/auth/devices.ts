import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { knownDevices } from "#workers/data/schema/identity.ts";

/** True when this browser has signed in as the account of this address before. */
export async function isKnownDevice(
	db: Database,
	email: string,
	tokenHash: string,
): Promise<boolean> {
	const found = await db
		.select({ userId: knownDevices.userId })
		.from(knownDevices)
		.innerJoin(users, eq(users.id, knownDevices.userId))
		.where(and(eq(knownDevices.tokenHash, tokenHash), eq(users.email, email)));
	return found.length > 0;
}

/**
 * Stores that a browser signed in as this user. True when it is new while others are known: a user's very
 * first browser is not reported.
 */
export async function rememberDevice(
	db: Database,
	device: { tokenHash: string; userId: string; userAgent: string; now: number },
): Promise<{ isNews: boolean }> {
	const { tokenHash, userId, userAgent, now } = device;
	const [before] = await db.batch([
		db
			.select({
				others: sql<number>`count(*)`.as("others"),
				known: sql<number>`coalesce(sum(${knownDevices.tokenHash} = ${tokenHash}), 0)`.as("known"),
			})
			.from(knownDevices)
			.where(eq(knownDevices.userId, userId)),
		db
			.insert(knownDevices)
			.values({ tokenHash, userId, userAgent, createdAt: now, lastSeenAt: now })
			.onConflictDoUpdate({
				target: [knownDevices.tokenHash, knownDevices.userId],
				set: { lastSeenAt: now, userAgent },
			}),
	]);
	return { isNews: (before[0]?.others ?? 0) > 0 && before[0]?.known === 0 };
}

/** Removes at most `limit` devices not seen since `before`; answers how many. */
export async function purgeDevices(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from known_devices where (token_hash, user_id) in
			(select token_hash, user_id from known_devices where last_seen_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
