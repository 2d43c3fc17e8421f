import {
	and,
	desc,
	eq,
	exists,
	gt,
	isNotNull,
	isNull,
	notExists,
	type SQL,
	sql,
} from "drizzle-orm";
import { parseRole, type Role } from "#app/domain/team/role.ts";
import { NEW_WORKSPACE } from "#app/domain/team/workspace.ts";
import { value } from "../bound-value.ts";
import type { Database } from "../database.ts";
import { emailConfirmations, users } from "../schema/auth.ts";
import { identities, pendingIdentities } from "../schema/identity.ts";
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
export function foundingStatements(db: Database, userId: string, made: NewWorkspace) {
	const membership = db.select({ id: members.id }).from(members).where(eq(members.userId, userId));
	const isAlone = and(
		eq(users.id, userId),
		isNotNull(users.emailConfirmedAt),
		notExists(membership),
	);
	const founded = db
		.select({ id: workspaces.id })
		.from(workspaces)
		.where(eq(workspaces.id, made.workspaceId));
	return [
		db.insert(workspaces).select(
			db
				.select({
					id: value("id", made.workspaceId),
					name: value("name", made.name),
					slug: value("slug", made.slug),
					plan: value("plan", NEW_WORKSPACE.plan),
					status: value("status", NEW_WORKSPACE.status),
					dataKeyWrapped: value("data_key_wrapped", made.dataKeyWrapped),
					createdAt: value("created_at", made.now),
					updatedAt: value("updated_at", made.now),
				})
				.from(users)
				.where(isAlone),
		),
		db.insert(members).select(
			db
				.select({
					id: value("id", made.memberId),
					workspaceId: value("workspace_id", made.workspaceId),
					userId: value("user_id", userId),
					role: value("role", NEW_WORKSPACE.founderRole),
					isActive: value("is_active", true),
					avatarUrl: value<string | null>("avatar_url", null),
					jobTitle: value<string | null>("job_title", null),
					lastSeenAt: value<number | null>("last_seen_at", null),
					createdAt: value("created_at", made.now),
					updatedAt: value("updated_at", made.now),
				})
				.from(users)
				.where(and(isAlone, exists(founded))),
		),
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
	const [, , , , , , [found]] = await db.batch([
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
 * The statement that links the provider somebody signed up through, when this very confirmation is
 * what confirms the address: an account of a password is never linked by it.
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

export interface OwnWorkspace {
	id: string;
	name: string;
	memberId: string;
	role: Role;
}

/** The active workspaces somebody is an active member of, by name. */
export async function listOwnWorkspaces(db: Database, userId: string): Promise<OwnWorkspace[]> {
	const rows = await db
		.select({
			id: workspaces.id,
			name: workspaces.name,
			memberId: members.id,
			role: members.role,
		})
		.from(members)
		.innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
		.where(
			and(eq(members.userId, userId), eq(members.isActive, true), eq(workspaces.status, "active")),
		)
		.orderBy(workspaces.name, workspaces.id);
	return rows.map((row) => ({ ...row, role: parseRole(row.role) }));
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
