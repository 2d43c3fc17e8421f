/** A new password and everything that ends with the old one, in one transaction. */
import { and, eq, exists, isNull, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { signIns, users } from "#workers/data/schema/auth.ts";
import { passwordResets } from "#workers/data/schema/identity.ts";
import { type EndedSignIn, revokingSignIns } from "./sign-ins.ts";

/**
 * Replaces a password that still is `before`, under a sign-in that is still valid: a change of role, a
 * removal or another change meanwhile makes it change nothing (A27). The sign-in gets the new token, all
 * others of the user end, and reset links are void. Null when nothing changed.
 */
export async function changePassword(
	db: Database,
	input: {
		userId: string;
		signInId: string;
		before: string;
		after: string;
		newTokenHash: string;
		now: number;
	},
): Promise<EndedSignIn[] | null> {
	const { userId, signInId, before, after, now } = input;
	const own = db
		.select({ id: signIns.id })
		.from(signIns)
		.where(and(eq(signIns.id, signInId), eq(signIns.userId, userId), isNull(signIns.revokedAt)));
	const hasChanged = exists(
		db
			.select({ id: users.id })
			.from(users)
			.where(and(eq(users.id, userId), eq(users.passwordHash, after))),
	);
	const [changed, ended] = await db.batch([
		db
			.update(users)
			.set({ passwordHash: after, updatedAt: now })
			.where(and(eq(users.id, userId), eq(users.passwordHash, before), exists(own)))
			.returning({ id: users.id }),
		revokingSignIns(db, userId, signInId, now, hasChanged),
		db
			.update(signIns)
			.set({ tokenHash: input.newTokenHash, reissueAt: null })
			.where(and(eq(signIns.id, signInId), hasChanged)),
		closingResets(db, userId, now),
	]);
	return changed.length > 0 ? ended : null;
}

const closingResets = (db: Database, userId: string, now: number) =>
	db
		.update(passwordResets)
		.set({ usedAt: now })
		.where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));

/**
 * Sets the password of the reset's user, once, and ends all their sign-ins. The mail proves the address.
 * Null when the reset was used meanwhile.
 */
export async function resetPassword(
	db: Database,
	input: { resetId: string; userId: string; passwordHash: string; now: number },
): Promise<EndedSignIn[] | null> {
	const { resetId, userId, passwordHash, now } = input;
	const isOpen = exists(
		db
			.select({ id: passwordResets.id })
			.from(passwordResets)
			.where(and(eq(passwordResets.id, resetId), isNull(passwordResets.usedAt))),
	);
	const [changed, ended] = await db.batch([
		db
			.update(users)
			.set({
				passwordHash,
				emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})`,
				updatedAt: now,
			})
			.where(and(eq(users.id, userId), isOpen))
			.returning({ id: users.id }),
		revokingSignIns(db, userId, null, now, isOpen),
		closingResets(db, userId, now),
	]);
	return changed.length > 0 ? ended : null;
}
