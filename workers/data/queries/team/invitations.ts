import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { InvitationList, InvitationView } from "#app/contracts/team.ts";
import { INVITATION_MAILS_WINDOW_MS, type InviteFacts } from "#app/domain/team/invitation.ts";
import { parseRole, type Role } from "#app/domain/team/role.ts";
import { NOTHING } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { invitations } from "#workers/data/schema/invitation.ts";
import { members } from "#workers/data/schema/team.ts";

/** The columns of an `InvitationView`: never the token's hash. */
const VIEW = {
	id: invitations.id,
	email: invitations.email,
	name: invitations.name,
	department: invitations.department,
	role: invitations.role,
	status: invitations.status,
	invitedAt: invitations.invitedAt,
	expiresAt: invitations.expiresAt,
	resentCount: invitations.resentCount,
	lastSentAt: invitations.lastSentAt,
	mailOutcome: invitations.mailOutcome,
};

/** Open ones are capped; expired ones nobody cancelled come on top. */
const LISTED_PENDING = 300;
const LISTED_CLOSED = 200;

/** Pending invitations, or all the others; newest first. */
function selectInvitations(
	db: Database,
	workspaceId: string,
	which: "pending" | "closed",
	limit: number,
) {
	const isPending = eq(invitations.status, "pending");
	return db
		.select(VIEW)
		.from(invitations)
		.where(
			and(
				eq(invitations.workspaceId, workspaceId),
				which === "pending" ? isPending : ne(invitations.status, "pending"),
			),
		)
		.orderBy(desc(invitations.invitedAt), desc(invitations.id))
		.limit(limit);
}

function selectInvitationCounts(db: Database, workspaceId: string, now: number) {
	return db
		.select({
			total: sql<number>`count(*)`.as("total"),
			pending:
				sql<number>`coalesce(sum(${invitations.status} = 'pending' and ${invitations.expiresAt} > ${now}), 0)`.as(
					"pending",
				),
		})
		.from(invitations)
		.where(eq(invitations.workspaceId, workspaceId));
}

/** Every pending invitation, the newest others and how many there are, for a batch. */
export const selectInvitationLists = (db: Database, workspaceId: string, now: number) =>
	[
		selectInvitations(db, workspaceId, "pending", LISTED_PENDING),
		selectInvitations(db, workspaceId, "closed", LISTED_CLOSED),
		selectInvitationCounts(db, workspaceId, now),
	] as const;

export function toInvitationList(
	pending: InvitationView[],
	closed: InvitationView[],
	[counts]: { total: number; pending: number }[],
): InvitationList {
	return {
		invitations: [...pending, ...closed].toSorted((a, b) => b.invitedAt - a.invitedAt),
		total: counts?.total ?? 0,
		pending: counts?.pending ?? 0,
	};
}

export type Invitation = typeof invitations.$inferSelect;

/** Who invites, resends or cancels. */
export interface Actor {
	id: string;
	role: Role;
}

function selectInvitation(db: Database, workspaceId: string, id: string) {
	return db
		.select()
		.from(invitations)
		.where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)));
}

/** Another workspace's is none. */
export async function findInvitation(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<Invitation | null> {
	const [found] = await selectInvitation(db, workspaceId, id);
	return found ?? null;
}

export const toInvitationView = (row: Invitation): InvitationView => ({
	id: row.id,
	email: row.email,
	name: row.name,
	department: row.department,
	role: row.role,
	status: row.status,
	invitedAt: row.invitedAt,
	expiresAt: row.expiresAt,
	resentCount: row.resentCount,
	lastSentAt: row.lastSentAt,
	mailOutcome: row.mailOutcome,
});

/** Open invitations of a workspace, as a part of another statement. */
export const openCount = (workspaceId: string, now: number): SQL<number> =>
	sql`(select count(*) from invitations where workspace_id = ${workspaceId}
		and status = 'pending' and expires_at > ${now})`;

/** Every sending leaves an entry in the activity log, which nobody can take back: counted there. */
export const mailCount = (workspaceId: string, now: number): SQL<number> =>
	sql`(select count(*) from activity_logs where workspace_id = ${workspaceId}
		and created_at > ${now - INVITATION_MAILS_WINDOW_MS} and entity_type = 'team_invitations'
		and json_extract(metadata, '$.code') in ('invitation_sent', 'invitation_resent'))`;

/** Who asks, as they stand now; none when they are no active member (any more). */
function selectActor(db: Database, workspaceId: string, memberId: string) {
	return db
		.select({ id: members.id, role: members.role })
		.from(members)
		.where(
			and(
				eq(members.workspaceId, workspaceId),
				eq(members.id, memberId),
				eq(members.isActive, true),
			),
		);
}

const toActor = (row: { id: string; role: Role } | undefined): Actor | null =>
	row ? { id: row.id, role: parseRole(row.role) } : null;

/** What speaks for and against inviting an address, in one round trip. */
export async function findInviteFacts(
	db: Database,
	workspaceId: string,
	{ actorId, email, now }: { actorId: string; email: string; now: number },
): Promise<{ actor: Actor | null; facts: InviteFacts }> {
	const [[actor], [member], [open], [count]] = await db.batch([
		selectActor(db, workspaceId, actorId),
		db
			.select({ isActive: members.isActive })
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.where(and(eq(members.workspaceId, workspaceId), eq(users.email, email))),
		db
			.select({ id: invitations.id })
			.from(invitations)
			.where(
				and(
					eq(invitations.workspaceId, workspaceId),
					eq(invitations.email, email),
					eq(invitations.status, "pending"),
					gt(invitations.expiresAt, now),
				),
			),
		db
			.select({
				open: openCount(workspaceId, now).as("open_count"),
				mails: mailCount(workspaceId, now).as("mail_count"),
			})
			.from(NOTHING),
	]);
	const facts: InviteFacts = {
		membership: member === undefined ? "none" : member.isActive ? "active" : "removed",
		hasOpenInvitation: open !== undefined,
		openInvitations: count?.open ?? 0,
		mails: count?.mails ?? 0,
	};
	return { actor: toActor(actor), facts };
}

/** An invitation of this workspace, who asks for it, and the mails of the last 24 hours. */
export async function findManagedFacts(
	db: Database,
	workspaceId: string,
	{ actorId, id, now }: { actorId: string; id: string; now: number },
): Promise<{ actor: Actor | null; invitation: Invitation | null; mails: number }> {
	const [[actor], [invitation], [count]] = await db.batch([
		selectActor(db, workspaceId, actorId),
		selectInvitation(db, workspaceId, id),
		db.select({ mails: mailCount(workspaceId, now).as("mail_count") }).from(NOTHING),
	]);
	return { actor: toActor(actor), invitation: invitation ?? null, mails: count?.mails ?? 0 };
}
