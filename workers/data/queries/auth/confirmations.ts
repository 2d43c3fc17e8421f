import { type SQL, and, desc, eq, exists, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { emailConfirmations, users } from "#workers/data/schema/auth.ts";
import { identities, pendingIdentities } from "#workers/data/schema/identity.ts";
import type { User } from "./accounts.ts";
import { type NewWorkspace, foundingStatements } from "./founding.ts";

export type Confirmation = typeof emailConfirmations.$inferSelect;

/** The newest sign-up of an address is the only one that waits: earlier links end (security 3). */
export async function insertConfirmation(
	db: Database,
	confirmation: Omit<Confirmation, "usedAt">,
): Promise<void> {
	const { userId, createdAt } = confirmation;
	await db.batch([
		db
			.update(emailConfirmations)
			.set({ expiresAt: createdAt })
			.where(
				and(
					eq(emailConfirmations.userId, userId),
					isNull(emailConfirmations.usedAt),
					gt(emailConfirmations.expiresAt, createdAt),
				),
			),
		db.insert(emailConfirmations).values(confirmation),
	]);
}

/** How many sign-ups of a user wait, or waited, for their mail. */
export const countConfirmations = (db: Database, userId: string): Promise<number> =>
	db.$count(emailConfirmations, eq(emailConfirmations.userId, userId));

export async function findConfirmation(
	db: Database,
	id: string,
): Promise<{ confirmation: Confirmation; user: User } | null> {
	const [found] = await db
		.select({ confirmation: emailConfirmations, user: users })
		.from(emailConfirmations)
		.innerJoin(users, eq(users.id, emailConfirmations.userId))
		.where(eq(emailConfirmations.id, id));
	return found ?? null;
}

/** The newest sign-up of a user that still waits for its mail. */
export async function findPendingConfirmation(
	db: Database,
	userId: string,
): Promise<Confirmation | null> {
	const [found] = await db
		.select()
		.from(emailConfirmations)
		.where(and(eq(emailConfirmations.userId, userId), isNull(emailConfirmations.usedAt)))
		.orderBy(desc(emailConfirmations.createdAt))
		.limit(1);
	return found ?? null;
}

/**
 * Confirms the address behind an unused, unexpired token and founds the first workspace.
 * The name and password of exactly this sign-up become the user's. Answers whose address it is, or
 * null when the token is unknown or over; one used before answers the same and changes nothing.
 */
export async function confirmUser(
	db: Database,
	tokenHash: string,
	made: NewWorkspace & { userId: string },
): Promise<{ email: string } | null> {
	const { now } = made;
	const isUsable = and(
		eq(emailConfirmations.tokenHash, tokenHash),
		isNull(emailConfirmations.usedAt),
		gt(emailConfirmations.expiresAt, now),
	);
	const signUp = db.select().from(emailConfirmations).where(isUsable).as("sign_up");
	const [, , , , , , , [found]] = await db.batch([
		db
			.update(users)
			.set({
				// Empty: they came through a provider and have none.
				passwordHash: sql`nullif(${db.select({ hash: signUp.passwordHash }).from(signUp)}, '')`,
				fullName: sql`${db.select({ name: signUp.fullName }).from(signUp)}`,
				emailConfirmedAt: now,
				updatedAt: now,
			})
			.where(
				and(
					isNull(users.emailConfirmedAt),
					eq(users.id, db.select({ id: signUp.userId }).from(signUp)),
				),
			),
		...foundingStatements(db, made.userId, made),
		linkingSignUp(db, tokenHash, made.userId, now, isUsable),
		db
			.update(pendingIdentities)
			.set({ usedAt: now })
			.where(and(eq(pendingIdentities.tokenHash, tokenHash), isNull(pendingIdentities.usedAt))),
		db.update(emailConfirmations).set({ usedAt: now }).where(isUsable),
		db
			.select({ email: users.email })
			.from(emailConfirmations)
			.innerJoin(users, eq(users.id, emailConfirmations.userId))
			.where(
				and(
					eq(emailConfirmations.tokenHash, tokenHash),
					gt(emailConfirmations.expiresAt, now),
					isNotNull(emailConfirmations.usedAt),
					isNotNull(users.emailConfirmedAt),
				),
			),
	]);
	return found ?? null;
}

/**
 * The statement that links the provider of a sign-up, if this very confirmation confirms the address: it
 * never links a provider to an account with a password.
 */
function linkingSignUp(
	db: Database,
	tokenHash: string,
	userId: string,
	now: number,
	isUsable: SQL | undefined,
) {
	const isUsed = exists(
		db.select({ id: emailConfirmations.id }).from(emailConfirmations).where(isUsable),
	);
	return db
		.insert(identities)
		.select(
			db
				.select({
					provider: pendingIdentities.provider,
					subject: pendingIdentities.subject,
					userId: users.id,
					email: pendingIdentities.email,
					createdAt: value("created_at", now),
				})
				.from(pendingIdentities)
				.innerJoin(users, eq(users.id, pendingIdentities.userId))
				.where(
					and(
						eq(pendingIdentities.tokenHash, tokenHash),
						isNull(pendingIdentities.usedAt),
						eq(users.id, userId),
						eq(users.emailConfirmedAt, now),
						isNull(users.passwordHash),
						isUsed,
					),
				),
		)
		.onConflictDoNothing();
}

export async function findConfirmationByToken(
	db: Database,
	tokenHash: string,
): Promise<Confirmation | null> {
	const [found] = await db
		.select()
		.from(emailConfirmations)
		.where(eq(emailConfirmations.tokenHash, tokenHash));
	return found ?? null;
}

/** Removes at most `limit` confirmations that ended before `before`; answers how many. */
export async function purgeConfirmations(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const { meta } = await db.run(
		sql`delete from email_confirmations where id in
			(select id from email_confirmations where expires_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
