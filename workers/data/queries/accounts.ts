import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { NEW_WORKSPACE } from "#app/domain/team/workspace.ts";
import type { Database } from "../database.ts";
import { emailConfirmations, users } from "../schema/auth.ts";
import { members } from "../schema/team.ts";
import { workspaces } from "../schema/workspace.ts";

export type User = typeof users.$inferSelect;
export type Confirmation = typeof emailConfirmations.$inferSelect;

export async function findUserByEmail(db: Database, email: string): Promise<User | null> {
	const [user] = await db.select().from(users).where(eq(users.email, email));
	return user ?? null;
}

export async function findUser(db: Database, id: string): Promise<User | null> {
	const [user] = await db.select().from(users).where(eq(users.id, id));
	return user ?? null;
}

/** Adds the user unless the address is taken; answers whoever has it now. */
export async function ensureUser(
	db: Database,
	user: { id: string; email: string; fullName: string; now: number },
): Promise<User> {
	const [, [found]] = await db.batch([
		db
			.insert(users)
			.values({
				id: user.id,
				email: user.email,
				fullName: user.fullName,
				createdAt: user.now,
				updatedAt: user.now,
			})
			.onConflictDoNothing({ target: users.email }),
		db.select().from(users).where(eq(users.email, user.email)),
	]);
	if (!found) throw new Error("a user just written is missing");
	return found;
}

export async function insertConfirmation(
	db: Database,
	confirmation: Omit<Confirmation, "usedAt">,
): Promise<void> {
	await db.insert(emailConfirmations).values(confirmation);
}

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

export interface NewWorkspace {
	workspaceId: string;
	memberId: string;
	name: string;
	slug: string;
	dataKeyWrapped: string;
	now: number;
}

/**
 * A workspace of their own for a confirmed user who belongs to none, with them as its admin.
 * Both rows or none, and none when there is any membership already, active or not (E07): D1 runs
 * a batch as one transaction and one after the other, so twenty calls at once make one workspace.
 */
function foundingStatements(db: Database, userId: string, made: NewWorkspace) {
	const isAlone = sql`exists (select 1 from users where id = ${userId} and email_confirmed_at is not null)
		and not exists (select 1 from members where user_id = ${userId})`;
	return [
		db.run(sql`insert into workspaces
			(id, name, slug, plan, status, data_key_wrapped, created_at, updated_at)
			select ${made.workspaceId}, ${made.name}, ${made.slug}, ${NEW_WORKSPACE.plan},
				${NEW_WORKSPACE.status}, ${made.dataKeyWrapped}, ${made.now}, ${made.now}
			where ${isAlone}`),
		db.run(sql`insert into members
			(id, workspace_id, user_id, role, is_active, created_at, updated_at)
			select ${made.memberId}, ${made.workspaceId}, ${userId}, ${NEW_WORKSPACE.founderRole}, 1,
				${made.now}, ${made.now}
			where ${isAlone} and exists (select 1 from workspaces where id = ${made.workspaceId})`),
	] as const;
}

/** Founds the workspace of a confirmed user without any membership; otherwise changes nothing. */
export async function foundWorkspace(
	db: Database,
	userId: string,
	made: NewWorkspace,
): Promise<void> {
	await db.batch(foundingStatements(db, userId, made));
}

/**
 * Confirms the address behind an unused, unexpired token and founds the first workspace.
 * The name and password of exactly this sign-up become the user's. Answers the user, or null when
 * the token is unknown or over; a token used before answers the same user and changes nothing.
 */
export async function confirmUser(
	db: Database,
	tokenHash: string,
	made: NewWorkspace & { userId: string },
): Promise<User | null> {
	const { now } = made;
	const isUsable = sql`c.token_hash = ${tokenHash} and c.used_at is null and c.expires_at > ${now}`;
	const [, , , , [found]] = await db.batch([
		db.run(sql`update users set
			password_hash = (select c.password_hash from email_confirmations c where ${isUsable}),
			full_name = (select c.full_name from email_confirmations c where ${isUsable}),
			email_confirmed_at = ${now}, updated_at = ${now}
			where email_confirmed_at is null
			and id = (select c.user_id from email_confirmations c where ${isUsable})`),
		...foundingStatements(db, made.userId, made),
		db.run(sql`update email_confirmations as c set used_at = ${now} where ${isUsable}`),
		db
			.select({ user: users, confirmation: emailConfirmations })
			.from(emailConfirmations)
			.innerJoin(users, eq(users.id, emailConfirmations.userId))
			.where(eq(emailConfirmations.tokenHash, tokenHash)),
	]);
	const isConfirmed = found?.confirmation.usedAt != null && found.user.emailConfirmedAt != null;
	return isConfirmed && found.confirmation.expiresAt > now ? found.user : null;
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

/** All memberships of a user in active workspaces, the oldest first. */
export async function listMemberships(
	db: Database,
	userId: string,
): Promise<{ memberId: string; workspaceId: string; isActive: boolean }[]> {
	return db
		.select({
			memberId: members.id,
			workspaceId: members.workspaceId,
			isActive: sql<boolean>`${members.isActive} and ${workspaces.status} = 'active'`.mapWith(
				Boolean,
			),
		})
		.from(members)
		.innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
		.where(eq(members.userId, userId))
		.orderBy(members.createdAt);
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
