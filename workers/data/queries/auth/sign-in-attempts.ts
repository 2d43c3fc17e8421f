import { and, eq, inArray, sql } from "drizzle-orm";
import { type Brake, decideAttempt } from "#app/domain/auth/lock-out.ts";
import type { Database } from "#workers/data/database.ts";
import { signInAttempts } from "#workers/data/schema/auth.ts";

/** Lost races before the answer is "wait": the limiter closes when it cannot count. */
const MAX_RACES = 8;

/**
 * Counts a try in one bucket, exactly once however many run at once: the row is only written
 * when it still is what was judged. Null when let in, else the time to wait.
 */
export async function countAttempt(
	db: Database,
	bucket: string,
	freeAttempts: number,
	now: number,
	brake?: Brake,
): Promise<{ retryAfterMs: number } | null> {
	for (let race = 0; race < MAX_RACES; race++) {
		const [before] = await db
			.select()
			.from(signInAttempts)
			.where(eq(signInAttempts.bucket, bucket));
		const decision = decideAttempt(before ?? null, freeAttempts, now, brake);
		if (decision.blocked) return { retryAfterMs: decision.retryAfterMs };
		const { meta } = before
			? await db
					.update(signInAttempts)
					.set(decision.after)
					.where(
						and(
							eq(signInAttempts.bucket, bucket),
							eq(signInAttempts.attempts, before.attempts),
							eq(signInAttempts.lastAt, before.lastAt),
						),
					)
			: await db
					.insert(signInAttempts)
					.values({ bucket, ...decision.after })
					.onConflictDoNothing();
		if (meta.changes > 0) return null;
	}
	return { retryAfterMs: 1000 };
}

/** A success clears the account's bucket and takes its own try back from the address's. */
export async function forgiveAttempts(
	db: Database,
	accountBucket: string,
	addressBucket: string | null,
): Promise<void> {
	await db.batch([
		db.delete(signInAttempts).where(eq(signInAttempts.bucket, accountBucket)),
		db
			.update(signInAttempts)
			.set({ attempts: sql`max(0, ${signInAttempts.attempts} - 1)`, blockedUntil: 0 })
			.where(inArray(signInAttempts.bucket, addressBucket ? [addressBucket] : [])),
	]);
}

export async function purgeAttempts(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from sign_in_attempts where bucket in
			(select bucket from sign_in_attempts where last_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
