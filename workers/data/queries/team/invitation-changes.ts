/** What members do with invitations: each change is checked again by the statement that writes it. */
import { and, eq, lte, sql } from "drizzle-orm";
import {
	INVITATION_TTL_MS,
	MAX_INVITATION_MAILS,
	MAX_PENDING_INVITATIONS,
	MAX_RESENDS,
	RESEND_WINDOW_MS,
} from "#app/domain/team/invitation.ts";
import type { Role } from "#app/domain/team/role.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { invitations } from "#workers/data/schema/invitation.ts";
import type { Change } from "./activity.ts";
import { type Actor, type Invitation, mailCount, openCount } from "./invitations.ts";
import { stillHasRole } from "./team-changes.ts";

export interface NewInvitation {
	id: string;
	workspaceId: string;
	email: string;
	role: Role;
	name: string;
	department: string | null;
	tokenHash: string;
	invitedBy: string;
	now: number;
}

const columnsOf = (made: NewInvitation) => ({
	id: value("id", made.id),
	workspaceId: value("workspace_id", made.workspaceId),
	email: value("email", made.email),
	role: value("role", made.role),
	status: value("status", "pending" as const),
	name: value("name", made.name),
	department: value("department", made.department),
	tokenHash: value("token_hash", made.tokenHash),
	invitedBy: value("invited_by", made.invitedBy),
	invitedAt: value("invited_at", made.now),
	expiresAt: value("expires_at", made.now + INVITATION_TTL_MS),
	resentCount: value("resent_count", 0),
	lastSentAt: value("last_sent_at", made.now),
	resendWindowAt: value("resend_window_at", made.now),
	resendsInWindow: value("resends_in_window", 0),
	mailOutcome: value("mail_outcome", "queued" as const),
	acceptedBy: value<string | null>("accepted_by", null),
	acceptedAt: value<number | null>("accepted_at", null),
	updatedAt: value("updated_at", made.now),
});

/**
 * A new invitation, if everything it was decided on still holds in the statement that writes it.
 * An expired one of the same address makes room: it is cancelled.
 */
export function createInvite(db: Database, made: NewInvitation, actor: Actor): Change {
	const { workspaceId, email, now } = made;
	const isRefused = sql`select 1 from members m join users u on u.id = m.user_id
		where m.workspace_id = ${workspaceId} and u.email = ${email}
		and (m.is_active = 1 or ${actor.role} <> 'admin')`;
	return {
		before: [
			db
				.update(invitations)
				.set({ status: "cancelled", updatedAt: now })
				.where(
					and(
						eq(invitations.workspaceId, workspaceId),
						eq(invitations.email, email),
						eq(invitations.status, "pending"),
						lte(invitations.expiresAt, now),
					),
				),
		],
		gate: db
			.insert(invitations)
			.select(
				db
					.select(columnsOf(made))
					.from(NOTHING)
					.where(
						and(
							stillHasRole(db, workspaceId, actor),
							sql`not exists (${isRefused})`,
							sql`${openCount(workspaceId, now)} < ${MAX_PENDING_INVITATIONS}`,
							sql`${mailCount(workspaceId, now)} < ${MAX_INVITATION_MAILS}`,
						),
					),
			)
			// Somebody else's open invitation of the address.
			.onConflictDoNothing(),
	};
}

/**
 * Sends again with a new token and another week; the resending member becomes its author. Only the sending
 * that was read is replaced, so two concurrent calls make two sendings.
 */
export function createResend(
	db: Database,
	read: Invitation,
	made: { tokenHash: string; now: number },
	actor: Actor,
): Change {
	const { now } = made;
	const isNewWindow = sql`resend_window_at <= ${now - RESEND_WINDOW_MS}`;
	return {
		gate: db
			.update(invitations)
			.set({
				tokenHash: made.tokenHash,
				resentCount: read.resentCount + 1,
				lastSentAt: now,
				expiresAt: now + INVITATION_TTL_MS,
				mailOutcome: "queued",
				invitedBy: actor.id,
				resendsInWindow: sql`case when ${isNewWindow} then 1 else resends_in_window + 1 end`,
				resendWindowAt: sql`case when ${isNewWindow} then ${now} else resend_window_at end`,
				updatedAt: now,
			})
			.where(
				and(
					eq(invitations.workspaceId, read.workspaceId),
					eq(invitations.id, read.id),
					eq(invitations.status, "pending"),
					eq(invitations.resentCount, read.resentCount),
					sql`(${isNewWindow} or resends_in_window < ${MAX_RESENDS})`,
					sql`${mailCount(read.workspaceId, now)} < ${MAX_INVITATION_MAILS}`,
					stillHasRole(db, read.workspaceId, actor),
				),
			),
	};
}

export function createCancellation(
	db: Database,
	read: Invitation,
	actor: Actor,
	now: number,
): Change {
	return {
		gate: db
			.update(invitations)
			.set({ status: "cancelled", updatedAt: now })
			.where(
				and(
					eq(invitations.workspaceId, read.workspaceId),
					eq(invitations.id, read.id),
					eq(invitations.status, "pending"),
					stillHasRole(db, read.workspaceId, actor),
				),
			),
	};
}
