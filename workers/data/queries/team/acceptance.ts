import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { parseRole, type Role } from "#app/domain/team/role.ts";
import { value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { emailConfirmations, users } from "#workers/data/schema/auth.ts";
import { invitations } from "#workers/data/schema/invitation.ts";
import { members } from "#workers/data/schema/team.ts";
import type { Change } from "./activity.ts";

/** What the holder of a token may accept. */
export interface FoundOffer {
	invitationId: string;
	workspaceId: string;
	workspaceName: string;
	email: string;
	name: string;
	role: Role;
	invitedBy: string;
	/** The confirmed account of the address. One that never had a team gets its own by signing in. */
	user: { id: string; passwordHash: string | null; canSignIn: boolean } | null;
	/** Their membership here, removed or not. */
	memberId: string | null;
}

interface OfferRow {
	id: string;
	workspace_id: string;
	workspace_name: string;
	email: string;
	name: string;
	role: string;
	invited_by: string;
	user_id: string | null;
	password_hash: string | null;
	can_sign_in: number;
	member_id: string | null;
}

/** Pending, in time, its inviter and its workspace still active (C06): the same for a look and for the write. */
const isOpen = (tokenHash: string, now: number): SQL => sql`invitations.token_hash = ${tokenHash}
	and invitations.status = 'pending' and invitations.expires_at > ${now}
	and exists (select 1 from members inviter where inviter.id = invitations.invited_by
		and inviter.workspace_id = invitations.workspace_id and inviter.is_active = 1)
	and exists (select 1 from workspaces w where w.id = invitations.workspace_id and w.status = 'active')`;

/**
 * The invitation of a token; the token is the only key, so no workspace is named. Null alike for unknown,
 * expired, cancelled and accepted ones (C15).
 */
export async function findOffer(
	db: Database,
	tokenHash: string,
	now: number,
): Promise<FoundOffer | null> {
	const row = await db.get<
		OfferRow | undefined
	>(sql`select invitations.id, invitations.workspace_id,
			workspaces.name as workspace_name, invitations.email, invitations.name, invitations.role,
			invitations.invited_by, u.id as user_id, u.password_hash,
			not exists (select 1 from members m where m.user_id = u.id)
				or exists (select 1 from members m join workspaces w on w.id = m.workspace_id
					where m.user_id = u.id and m.is_active = 1 and w.status = 'active') as can_sign_in,
			(select id from members m where m.workspace_id = invitations.workspace_id
				and m.user_id = u.id) as member_id
		from invitations join workspaces on workspaces.id = invitations.workspace_id
		left join users u on u.email = invitations.email and u.email_confirmed_at is not null
		where ${isOpen(tokenHash, now)}`);
	if (!row) return null;
	return {
		invitationId: row.id,
		workspaceId: row.workspace_id,
		workspaceName: row.workspace_name,
		email: row.email,
		name: row.name,
		role: parseRole(row.role),
		invitedBy: row.invited_by,
		user:
			row.user_id === null
				? null
				: {
						id: row.user_id,
						passwordHash: row.password_hash,
						canSignIn: row.can_sign_in === 1,
					},
		memberId: row.member_id,
	};
}

export interface Acceptance {
	workspaceId: string;
	invitationId: string;
	tokenHash: string;
	/** Of the membership, when it is a new one. */
	memberId: string;
	now: number;
}

/** A new account of the invited address. Its password hash is salted, so it names exactly this try. */
export interface NewAccount {
	userId: string;
	fullName: string;
	passwordHash: string;
}

/**
 * Accepts with a new account, confirmed, because the token came to its address. A sign-up of the
 * address that waits for its mail is replaced; a confirmed account is never touched (C13).
 */
export function createAcceptanceOfNewcomer(
	db: Database,
	on: Acceptance,
	account: NewAccount,
): Change {
	const { now } = on;
	const isTheirs = sql`exists (select 1 from users u where u.email = invitations.email
		and u.password_hash = ${account.passwordHash} and u.email_confirmed_at = ${now})`;
	return {
		before: [insertAccount(db, on, account)],
		gate: markAccepted(db, on, isTheirs),
		after: (happened) => [
			insertMembership(db, on, happened),
			db
				.delete(emailConfirmations)
				.where(and(happened, eq(emailConfirmations.userId, acceptedBy(db, on)))),
		],
	};
}

/** Accepts with a confirmed account of exactly the invited address; nothing of the account changes. */
export function createAcceptanceOfUser(db: Database, on: Acceptance, userId: string): Change {
	const isTheirs = sql`exists (select 1 from users u where u.id = ${userId}
		and u.email = invitations.email and u.email_confirmed_at is not null)`;
	return {
		gate: markAccepted(db, on, isTheirs),
		after: (happened) => [insertMembership(db, on, happened)],
	};
}

/** The account, while the invitation is open; in place of one that waits for its mail. */
function insertAccount(db: Database, on: Acceptance, account: NewAccount) {
	const { now } = on;
	return db
		.insert(users)
		.select(
			db
				.select({
					id: value("id", account.userId),
					email: invitations.email,
					fullName: value("full_name", account.fullName),
					passwordHash: value("password_hash", account.passwordHash),
					emailConfirmedAt: value("email_confirmed_at", now),
					createdAt: value("created_at", now),
					updatedAt: value("updated_at", now),
				})
				.from(invitations)
				.where(and(eq(invitations.workspaceId, on.workspaceId), isOpen(on.tokenHash, now))),
		)
		.onConflictDoUpdate({
			target: users.email,
			set: {
				fullName: sql`excluded.full_name`,
				passwordHash: sql`excluded.password_hash`,
				emailConfirmedAt: sql`excluded.email_confirmed_at`,
				updatedAt: sql`excluded.updated_at`,
			},
			setWhere: isNull(users.emailConfirmedAt),
		});
}

const acceptedBy = (db: Database, on: Acceptance) =>
	db
		.select({ userId: invitations.acceptedBy })
		.from(invitations)
		.where(and(eq(invitations.workspaceId, on.workspaceId), eq(invitations.id, on.invitationId)));

/** Once, however many try at the same time (C05). */
function markAccepted(db: Database, on: Acceptance, isTheirs: SQL) {
	return db
		.update(invitations)
		.set({
			status: "accepted",
			acceptedAt: on.now,
			updatedAt: on.now,
			acceptedBy: sql`(select id from users u where u.email = invitations.email)`,
		})
		.where(
			and(
				eq(invitations.workspaceId, on.workspaceId),
				eq(invitations.id, on.invitationId),
				isOpen(on.tokenHash, on.now),
				isTheirs,
			),
		);
}

/** E-mail, role and workspace come from the invitation's row (C07). An active member stays as they are. */
function insertMembership(db: Database, on: Acceptance, happened: SQL) {
	const { now } = on;
	return db
		.insert(members)
		.select(
			db
				.select({
					id: value("id", on.memberId),
					workspaceId: invitations.workspaceId,
					userId: sql<string>`${invitations.acceptedBy}`.as("user_id"),
					role: invitations.role,
					isActive: value("is_active", true),
					avatarUrl: value<string | null>("avatar_url", null),
					jobTitle: value<string | null>("job_title", null),
					lastSeenAt: value<number | null>("last_seen_at", null),
					createdAt: value("created_at", now),
					updatedAt: value("updated_at", now),
				})
				.from(invitations)
				.where(
					and(
						eq(invitations.workspaceId, on.workspaceId),
						eq(invitations.id, on.invitationId),
						happened,
					),
				),
		)
		.onConflictDoUpdate({
			target: [members.workspaceId, members.userId],
			set: {
				role: sql`excluded.role`,
				isActive: true,
				updatedAt: sql`excluded.updated_at`,
			},
			setWhere: eq(members.isActive, false),
		});
}
