import { aliasedTable, and, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { MailOutcome } from "#app/domain/team/invitation.ts";
import { parseRole, type Role } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { passwordResets } from "#workers/data/schema/identity.ts";
import { invitations } from "#workers/data/schema/invitation.ts";
import { mails } from "#workers/data/schema/mail.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

export type Mail = typeof mails.$inferSelect;

/**
 * Adds the mail of a job once and claims it for sending. `done`: it was sent, or never will be. `busy`:
 * another call is sending it; a claim older than `staleBefore` (epoch ms) is void.
 */
export async function claimMail(
	db: Database,
	mail: { id: string; kind: string; recipient: string },
	times: { now: number; staleBefore: number },
): Promise<"claimed" | "busy" | "done"> {
	const [, claimed, [found]] = await db.batch([
		db
			.insert(mails)
			.values({ ...mail, createdAt: times.now, status: "queued" })
			.onConflictDoNothing(),
		db
			.update(mails)
			.set({ claimedAt: times.now })
			.where(
				and(
					eq(mails.id, mail.id),
					// A failed one comes again only when an admin replays its job.
					inArray(mails.status, ["queued", "failed"]),
					or(isNull(mails.claimedAt), lte(mails.claimedAt, times.staleBefore)),
				),
			)
			.returning({ id: mails.id }),
		db.select({ status: mails.status }).from(mails).where(eq(mails.id, mail.id)),
	]);
	if (claimed.length > 0) return "claimed";
	return found?.status === "queued" || found?.status === "failed" ? "busy" : "done";
}

/** Writes how a try went and gives the claim back. */
export async function updateMail(
	db: Database,
	id: string,
	change: Pick<Mail, "status"> &
		Partial<Pick<Mail, "subject" | "text" | "html" | "sentAt" | "failure">>,
): Promise<void> {
	await db
		.update(mails)
		.set({ ...change, claimedAt: null })
		.where(eq(mails.id, id));
}

/** The newest mails with their bodies; only local mail keeps any. */
export async function listMails(db: Database, limit: number): Promise<Mail[]> {
	return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit);
}

export async function purgeMails(db: Database, before: number, limit: number): Promise<number> {
	const { meta } = await db.run(
		sql`delete from mails where id in
			(select id from mails where created_at < ${before} limit ${limit})`,
	);
	return meta.changes;
}

export interface InvitationMail {
	email: string;
	name: string;
	role: Role;
	inviter: string;
	invitedBy: string;
	tokenHash: string;
	workspace: string;
}

/** What the mail of one sending says; null when that sending means nothing any more. */
export async function findInvitationMail(
	db: Database,
	workspaceId: string,
	sending: { invitationId: string; resentCount: number; now: number },
): Promise<InvitationMail | null> {
	const inviter = aliasedTable(users, "inviter");
	const [found] = await db
		.select({
			email: invitations.email,
			name: invitations.name,
			role: invitations.role,
			inviter: inviter.fullName,
			invitedBy: invitations.invitedBy,
			tokenHash: invitations.tokenHash,
			workspace: workspaces.name,
		})
		.from(invitations)
		.innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
		.innerJoin(
			members,
			and(eq(members.id, invitations.invitedBy), eq(members.workspaceId, workspaceId)),
		)
		.innerJoin(inviter, eq(inviter.id, members.userId))
		.where(
			and(
				eq(invitations.workspaceId, workspaceId),
				eq(invitations.id, sending.invitationId),
				eq(invitations.resentCount, sending.resentCount),
				eq(invitations.status, "pending"),
				gt(invitations.expiresAt, sending.now),
				// Void when who invited left (C06), or when the workspace is suspended.
				eq(members.isActive, true),
				eq(workspaces.status, "active"),
			),
		);
	return found ? { ...found, role: parseRole(found.role) } : null;
}

/**
 * Writes what became of one sending. An older sending changes nothing, nor one that is not as
 * `before` says. True when it did.
 */
export async function updateInvitationOutcome(
	db: Database,
	workspaceId: string,
	sending: { invitationId: string; resentCount: number; before?: MailOutcome | undefined },
	mailOutcome: MailOutcome,
): Promise<boolean> {
	const changed = await db
		.update(invitations)
		.set({ mailOutcome })
		.where(
			and(
				eq(invitations.workspaceId, workspaceId),
				eq(invitations.id, sending.invitationId),
				eq(invitations.resentCount, sending.resentCount),
				sending.before && eq(invitations.mailOutcome, sending.before),
			),
		)
		.returning({ id: invitations.id });
	return changed.length > 0;
}

/** Whom a password reset that still works belongs to. */
export async function findResetMail(
	db: Database,
	resetId: string,
	now: number,
): Promise<{ email: string; name: string; tokenHash: string } | null> {
	const [found] = await db
		.select({ email: users.email, name: users.fullName, tokenHash: passwordResets.tokenHash })
		.from(passwordResets)
		.innerJoin(users, eq(users.id, passwordResets.userId))
		.where(
			and(
				eq(passwordResets.id, resetId),
				isNull(passwordResets.usedAt),
				gt(passwordResets.expiresAt, now),
			),
		);
	return found ?? null;
}
