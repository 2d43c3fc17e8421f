/** Keys by which whoever may write this database proves it (scripts put them here). */
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { operatorKeys, type OperatorPurpose } from "#workers/data/schema/installation.ts";

/** The condition under which a key works: known, for this purpose, neither over nor used. */
export const isUsableKey = (tokenHash: string, purpose: OperatorPurpose, now: number) =>
	and(
		eq(operatorKeys.tokenHash, tokenHash),
		eq(operatorKeys.purpose, purpose),
		gt(operatorKeys.expiresAt, now),
		isNull(operatorKeys.usedAt),
	);

/** Whether the key works now; nothing is used up. */
export async function hasUsableKey(
	db: Database,
	tokenHash: string,
	purpose: OperatorPurpose,
	now: number,
): Promise<boolean> {
	return (await db.$count(operatorKeys, isUsableKey(tokenHash, purpose, now))) > 0;
}

/** The statement that uses a key up. */
export const usingKey = (db: Database, tokenHash: string, now: number) =>
	db
		.update(operatorKeys)
		.set({ usedAt: now })
		.where(and(eq(operatorKeys.tokenHash, tokenHash), isNull(operatorKeys.usedAt)));

/** Removes at most `limit` keys that ended before `before`; answers how many. */
export async function purgeOperatorKeys(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const over = db
		.select({ hash: operatorKeys.tokenHash })
		.from(operatorKeys)
		.where(lt(operatorKeys.expiresAt, before))
		.limit(limit);
	const { meta } = await db.delete(operatorKeys).where(sql`${operatorKeys.tokenHash} in ${over}`);
	return meta.changes;
}
