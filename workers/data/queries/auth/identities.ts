import { and, desc, eq, exists, gt, isNull, sql } from "drizzle-orm";
import type { Provider } from "#app/domain/auth/provider.ts";
import type { Database } from "#workers/data/database.ts";
import { emailConfirmations, signIns, users } from "#workers/data/schema/auth.ts";
import { identities, pendingIdentities } from "#workers/data/schema/identity.ts";
import type { User } from "./accounts.ts";
import { foundingStatements, type NewWorkspace } from "./founding.ts";

export type PendingIdentity = typeof pendingIdentities.$inferSelect;

/** Who a user is at a provider. */
export interface Identity {
	provider: Provider;
	subject: string;
	email: string | null;
}

/** The user linked to a provider's subject; null for none. */
export async function findUserByIdentity(
	db: Database,
	provider: Provider,
	subject: string,
): Promise<User | null> {
	const [found] = await db
		.select({ user: users })
		.from(identities)
		.innerJoin(users, eq(users.id, identities.userId))
		.where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
	return found?.user ?? null;
}

/** The providers a user can sign in with, newest first. */
export async function listIdentities(
	db: Database,
	userId: string,
): Promise<{ provider: Provider; email: string | null; createdAt: number }[]> {
	return db
		.select({
			provider: identities.provider,
			email: identities.email,
			createdAt: identities.createdAt,
		})
		.from(identities)
		.where(eq(identities.userId, userId))
		.orderBy(desc(identities.createdAt));
}

/**
 * Confirms an address the provider verified and links the provider, unless the address was confirmed
 * meanwhile. Data of an unconfirmed sign-up (name, password, links, sign-ins) is removed first: its author
 * never proved the address (B01). One transaction; false when the address was confirmed otherwise.
 * @param made the workspace of a user who belongs to none yet
 */
export async function foundThroughProvider(
	db: Database,
	person: Identity & { fullName: string },
	made: NewWorkspace & { userId: string },
): Promise<boolean> {
	const { userId, now } = made;
	const isOurs = and(
		eq(users.id, userId),
		eq(users.emailConfirmedAt, now),
		isNull(users.passwordHash),
	);
	const [, , , , , , , [linked]] = await db.batch([
		db
			.update(users)
			.set({ fullName: person.fullName, passwordHash: null, emailConfirmedAt: now, updatedAt: now })
			.where(and(eq(users.id, userId), isNull(users.emailConfirmedAt))),
		db
			.delete(emailConfirmations)
			.where(
				and(
					eq(emailConfirmations.userId, userId),
					exists(db.select({ id: users.id }).from(users).where(isOurs)),
				),
			),
		db
			.delete(signIns)
			.where(
				and(
					eq(signIns.userId, userId),
					exists(db.select({ id: users.id }).from(users).where(isOurs)),
				),
			),
		...foundingStatements(db, userId, made),
		db
			.insert(identities)
			.select(
				db
					.select({
						provider: sql<Provider>`${person.provider}`.as("provider"),
						subject: sql<string>`${person.subject}`.as("subject"),
						userId: users.id,
						email: sql<string | null>`${person.email}`.as("email"),
						createdAt: sql<number>`${now}`.as("created_at"),
					})
					.from(users)
					.where(isOurs),
			)
			.onConflictDoNothing(),
		db
			.select({ userId: identities.userId })
			.from(identities)
			.where(and(eq(identities.provider, person.provider), eq(identities.subject, person.subject))),
	]);
	return linked?.userId === userId;
}

export async function insertPendingIdentity(
	db: Database,
	pending: Omit<PendingIdentity, "usedAt">,
): Promise<void> {
	await db.insert(pendingIdentities).values(pending);
}

const isOpen = (tokenHash: string, now: number) =>
	and(
		eq(pendingIdentities.tokenHash, tokenHash),
		isNull(pendingIdentities.usedAt),
		gt(pendingIdentities.expiresAt, now),
	);

/** A link that waits for its person, and the account it would be linked to. */
export async function findPendingIdentity(
	db: Database,
	tokenHash: string,
	now: number,
): Promise<{ provider: Provider; userId: string; email: string } | null> {
	const [found] = await db
		.select({ provider: pendingIdentities.provider, userId: users.id, email: users.email })
		.from(pendingIdentities)
		.innerJoin(users, eq(users.id, pendingIdentities.userId))
		.where(isOpen(tokenHash, now));
	return found ?? null;
}

/** Links what waits under this token to its account, once; false when it is over or taken. */
export async function linkPendingIdentity(
	db: Database,
	tokenHash: string,
	userId: string,
	now: number,
): Promise<boolean> {
	const [linked] = await db.batch([
		linkingStatement(db, tokenHash, userId, now),
		db.update(pendingIdentities).set({ usedAt: now }).where(isOpen(tokenHash, now)),
	]);
	return linked.meta.changes > 0;
}

/** The statement that makes an identity of what waits under a token. */
export function linkingStatement(db: Database, tokenHash: string, userId: string, now: number) {
	return db
		.insert(identities)
		.select(
			db
				.select({
					provider: pendingIdentities.provider,
					subject: pendingIdentities.subject,
					userId: sql<string>`${pendingIdentities.userId}`.as("user_id"),
					email: pendingIdentities.email,
					createdAt: sql<number>`${now}`.as("created_at"),
				})
				.from(pendingIdentities)
				.where(and(isOpen(tokenHash, now), eq(pendingIdentities.userId, userId))),
		)
		.onConflictDoNothing();
}

/** Unlinks a provider from a user who has another way to sign in; false when there is none. */
export async function unlinkIdentity(
	db: Database,
	userId: string,
	provider: Provider,
): Promise<boolean> {
	const others = db
		.select({ subject: identities.subject })
		.from(identities)
		.where(and(eq(identities.userId, userId), sql`${identities.provider} <> ${provider}`));
	const withPassword = db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, userId), sql`${users.passwordHash} is not null`));
	const { meta } = await db
		.delete(identities)
		.where(
			and(
				eq(identities.userId, userId),
				eq(identities.provider, provider),
				sql`(exists ${others} or exists ${withPassword})`,
			),
		);
	return meta.changes > 0;
}

/** Removes at most `limit` pending links that ended before `before`; answers how many. */
export async function purgePendingIdentities(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const { meta } = await db.run(
		sql`delete from pending_identities where token_hash in
			(select token_hash from pending_identities where expires_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
