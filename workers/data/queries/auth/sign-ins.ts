import { and, desc, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { FoundSignIn } from "#app/contracts/hub-questions.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { readFields } from "#app/domain/inbox/contact-field.ts";
import { parseRole } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { signIns, users } from "#workers/data/schema/auth.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { selectViews, toSavedView } from "../conversations/saved-views.ts";
import { summary } from "../channels/channels.ts";
import { selectDepartments, toSignedInDepartment } from "../team/departments.ts";

/** Sign-ins shown at most. */
const MAX_LISTED = 100;

export interface NewSignIn {
	tokenHash: string;
	id: string;
	userId: string;
	memberId: string;
	workspaceId: string;
	createdAt: number;
	expiresAt: number;
	ip: string;
	userAgent: string;
}

/** Whose sockets are to be closed. */
export interface EndedSignIn {
	workspaceId: string;
	memberId: string;
	signInId: string;
}

/** What makes a sign-in count: the same condition for the member and for the directory. */
function isLive(tokenHash: string, now: number, idleMs: number) {
	return and(
		eq(signIns.tokenHash, tokenHash),
		isNull(signIns.revokedAt),
		gt(signIns.expiresAt, now),
		gt(signIns.lastSeenAt, now - idleMs),
	);
}

/** D1 answers a batch with objects, where two columns of one name would be one: each gets its own. */
const named = <T>(column: SQLiteColumn, name: string) => sql<T>`${column}`.as(name);
const SIGNED_IN_COLUMNS = {
	// A replaced id stands for the sign-in that replaced it.
	signInId: sql<string>`coalesce(${signIns.replacedBy}, ${signIns.id})`.as("sign_in_id"),
	reissueAt: named<number | null>(signIns.reissueAt, "reissue_at"),
	lastSeenAt: named<number>(signIns.lastSeenAt, "seen_at"),
	expiresAt: named<number>(signIns.expiresAt, "ends_at"),
	userId: named<string>(users.id, "user_id"),
	email: named<string>(users.email, "email"),
	fullName: named<string>(users.fullName, "full_name"),
	memberId: named<string>(members.id, "member_id"),
	role: named<string>(members.role, "role"),
	avatarUrl: named<string | null>(members.avatarUrl, "avatar_url"),
	workspaceId: named<string>(workspaces.id, "workspace_id"),
	workspaceName: named<string>(workspaces.name, "workspace_name"),
	slug: named<string>(workspaces.slug, "slug"),
	plan: named<SignedIn["workspace"]["plan"]>(workspaces.plan, "plan"),
	claims: named<number>(workspaces.claimsByAnswering, "claims"),
	fields: named<string | null>(workspaces.contactFields, "fields"),
	seesOwn: named<number>(workspaces.seesOwnDepartments, "sees_own"),
};

/**
 * The member behind a token and the workspace's directory, in one D1 batch (one round trip).
 * Null when the sign-in is unknown, revoked, idle or over, or the member or workspace inactive.
 */
export async function findSignIn(
	db: Database,
	tokenHash: string,
	now: number,
	idleMs: number,
): Promise<FoundSignIn | null> {
	const live = isLive(tokenHash, now, idleMs);
	const whose = {
		workspaceId: sql`(${db.select({ id: signIns.workspaceId }).from(signIns).where(live)})`,
		memberId: sql`(${db.select({ id: signIns.memberId }).from(signIns).where(live)})`,
	};
	const [[found], directory, views, departments] = await db.batch([
		db
			.select(SIGNED_IN_COLUMNS)
			.from(signIns)
			.innerJoin(users, eq(users.id, signIns.userId))
			.innerJoin(
				members,
				and(
					eq(members.id, signIns.memberId),
					eq(members.workspaceId, signIns.workspaceId),
					eq(members.userId, signIns.userId),
				),
			)
			.innerJoin(workspaces, eq(workspaces.id, signIns.workspaceId))
			.where(and(live, eq(members.isActive, true), eq(workspaces.status, "active"))),
		selectDirectory(db, live),
		selectViews(db, whose),
		selectDepartments(db, whose),
	]);
	if (!found) return null;
	const { lastSeenAt, expiresAt, reissueAt, memberId, role, avatarUrl, ...rest } = found;
	const { workspaceId, workspaceName, slug, plan, claims, fields, seesOwn, ...user } = rest;
	return {
		lastSeenAt,
		expiresAt,
		mustReissue: reissueAt !== null,
		signedIn: {
			...user,
			member: { id: memberId, role: parseRole(role), avatarUrl },
			workspace: {
				id: workspaceId,
				name: workspaceName,
				slug,
				plan,
				claimsByAnswering: claims === 1,
				contactFields: readFields(fields),
				seesOwnDepartments: seesOwn === 1,
			},
			channels: directory,
			views: views.map(toSavedView),
			departments: departments.map(toSignedInDepartment),
		},
	};
}

/** All channels of the sign-in's workspace that are not deleted, newest first. */
function selectDirectory(db: Database, live: ReturnType<typeof isLive>) {
	const workspaceId = db.select({ id: signIns.workspaceId }).from(signIns).where(live);
	return db
		.select(summary)
		.from(channels)
		.where(and(eq(channels.workspaceId, workspaceId), isNull(channels.deletedAt)))
		.orderBy(desc(channels.createdAt), desc(channels.id));
}

export async function insertSignIn(db: Database, signIn: NewSignIn): Promise<void> {
	await db.insert(signIns).values({ ...signIn, lastSeenAt: signIn.createdAt });
}

/** A valid sign-in as its user sees it in a list. */
export interface ListedSignIn {
	id: string;
	workspaceId: string;
	workspaceName: string;
	createdAt: number;
	lastSeenAt: number;
	ip: string;
	userAgent: string;
}

/** Everything that is not over, of one user in whatever workspace; the last seen first. */
export async function listSignIns(
	db: Database,
	userId: string,
	now: number,
	idleMs: number,
): Promise<ListedSignIn[]> {
	return db
		.select({
			id: signIns.id,
			workspaceId: signIns.workspaceId,
			workspaceName: workspaces.name,
			createdAt: signIns.createdAt,
			lastSeenAt: signIns.lastSeenAt,
			ip: signIns.ip,
			userAgent: signIns.userAgent,
		})
		.from(signIns)
		.innerJoin(workspaces, eq(workspaces.id, signIns.workspaceId))
		.where(
			and(
				eq(signIns.userId, userId),
				isNull(signIns.revokedAt),
				isNull(signIns.replacedBy),
				gt(signIns.expiresAt, now),
				gt(signIns.lastSeenAt, now - idleMs),
			),
		)
		.orderBy(desc(signIns.lastSeenAt), desc(signIns.id))
		.limit(MAX_LISTED);
}

/**
 * Ends one sign-in, and the id it had before. Returns whose sockets to close; null when there was none, or
 * it belongs to another user (`userId` null: any user's).
 */
export async function revokeSignIn(
	db: Database,
	userId: string | null,
	signInId: string,
	now: number,
): Promise<EndedSignIn | null> {
	// By user, because that is indexed; a replaced id belongs to the same one.
	const owner = db.select({ id: signIns.userId }).from(signIns).where(eq(signIns.id, signInId));
	const revoked = await db
		.update(signIns)
		.set({ revokedAt: now })
		.where(
			and(
				eq(signIns.userId, owner),
				userId === null ? undefined : eq(signIns.userId, userId),
				or(eq(signIns.id, signInId), eq(signIns.replacedBy, signInId)),
				isNull(signIns.revokedAt),
			),
		)
		.returning({ workspaceId: signIns.workspaceId, memberId: signIns.memberId });
	return revoked[0] ? { ...revoked[0], signInId } : null;
}

/** The statement that ends all sign-ins of a user except one; its rows say whose sockets to close. */
export function revokingSignIns(
	db: Database,
	userId: string,
	exceptId: string | null,
	now: number,
	onlyIf?: SQL,
) {
	return db
		.update(signIns)
		.set({ revokedAt: now })
		.where(
			and(
				eq(signIns.userId, userId),
				isNull(signIns.revokedAt),
				exceptId === null ? undefined : ne(signIns.id, exceptId),
				onlyIf,
			),
		)
		.returning({
			workspaceId: signIns.workspaceId,
			memberId: signIns.memberId,
			signInId: signIns.id,
		});
}

/** The workspaces in which sign-ins of a user are not ended, or the one of a single sign-in. */
export async function listSignInWorkspaces(
	db: Database,
	whose: { userId: string } | { signInId: string },
): Promise<string[]> {
	const isWanted =
		"userId" in whose
			? and(eq(signIns.userId, whose.userId), isNull(signIns.revokedAt))
			: eq(signIns.id, whose.signInId);
	const rows = await db
		.selectDistinct({ workspaceId: signIns.workspaceId })
		.from(signIns)
		.where(isWanted);
	return rows.map(({ workspaceId }) => workspaceId);
}

/** Removes at most `limit` sign-ins that ended before `before`; answers how many. */
export async function purgeSignIns(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from sign_ins where token_hash in
			(select token_hash from sign_ins where expires_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}
