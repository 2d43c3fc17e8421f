import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { passwordResets } from "#workers/data/schema/identity.ts";

export type PasswordReset = typeof passwordResets.$inferSelect;

export async function insertPasswordReset(
	db: Database,
	reset: Omit<PasswordReset, "tries" | "usedAt">,
): Promise<void> {
	await db.insert(passwordResets).values(reset);
}

const isOpen = (tokenHash: string, now: number, maxTries: number) =>
	and(
		eq(passwordResets.tokenHash, tokenHash),
		isNull(passwordResets.usedAt),
		gt(passwordResets.expiresAt, now),
		lt(passwordResets.tries, maxTries),
	);

/** Whose reset a token opens; null when it is unknown, used, over, or tried too often. */
export async function findOpenReset(
	db: Database,
	tokenHash: string,
	now: number,
	maxTries: number,
): Promise<{ email: string } | null> {
	const [found] = await db
		.select({ email: users.email })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(isOpen(tokenHash, now, maxTries));
	return found ?? null;
}

/**
 * Counts one try of a token and answers whose it is, in one statement: a hundred at once get
 * `maxTries` answers between them (A03). Null when it is not open.
 */
export async function tryReset(
	db: Database,
	tokenHash: string,
	now: number,
	maxTries: number,
): Promise<{ resetId: string; userId: string } | null> {
	const [tried] = await db
		.update(passwordResets)
		.set({ tries: sql`${passwordResets.tries} + 1` })
		.where(isOpen(tokenHash, now, maxTries))
		.returning({ resetId: passwordResets.id, userId: passwordResets.userId });
	return tried ?? null;
}

/** Removes at most `limit` resets that ended before `before`; answers how many. */
export async function purgePasswordResets(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const { meta } = await db.run(
		sql`delete from password_resets where id in
			(select id from password_resets where expires_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
