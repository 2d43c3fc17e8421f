// Spec 1, section 4: team invitation. Section 9: "expiring" is 24 hours or less left.
import { mayInvite, type Role, ROLES } from "./role.ts";

export const INVITATION_STATUSES = ["pending", "accepted", "cancelled"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** What became of an invitation's newest mail. */
export const MAIL_OUTCOMES = ["queued", "sent", "not_configured", "failed"] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A link works this long; a resend begins anew. */
export const INVITATION_TTL_MS = 7 * DAY_MS;
const EXPIRING_MS = DAY_MS;

/** Attack C10. Expired ones do not count. */
export const MAX_PENDING_INVITATIONS = 200;
/** Mails of one workspace in any 24 hours, resends too. */
export const MAX_INVITATION_MAILS = 50;
export const INVITATION_MAILS_WINDOW_MS = DAY_MS;
/** Attack C11: resends of one invitation in an hour. */
export const MAX_RESENDS = 5;
export const RESEND_WINDOW_MS = HOUR_MS;

/** What a person sees; the row knows no "expired". */
export type ShownStatus = InvitationStatus | "expired";

/** A pending invitation whose time is over shows as expired. The last moment is over. */
export function computeShownStatus(
	invitation: { status: InvitationStatus; expiresAt: number },
	now: number,
): ShownStatus {
	const isOver = invitation.status === "pending" && invitation.expiresAt <= now;
	return isOver ? "expired" : invitation.status;
}

export type PendingLabel = "expired" | "expiring" | "active";

/** How the pending tab labels a pending invitation. */
export function computePendingLabel(expiresAt: number, now: number): PendingLabel {
	if (expiresAt <= now) return "expired";
	return expiresAt - now <= EXPIRING_MS ? "expiring" : "active";
}

/** The hour that limits resends: when it began and how many it has seen. */
export interface ResendUse {
	resendWindowAt: number;
	resendsInWindow: number;
}

/** Counts one resend; one too many says how long to wait. */
export function decideResend(
	use: ResendUse,
	now: number,
): { allowed: true; after: ResendUse } | { allowed: false; retryAfterMs: number } {
	const endsAt = use.resendWindowAt + RESEND_WINDOW_MS;
	if (endsAt <= now) return { allowed: true, after: { resendWindowAt: now, resendsInWindow: 1 } };
	if (use.resendsInWindow >= MAX_RESENDS) return { allowed: false, retryAfterMs: endsAt - now };
	const { resendWindowAt } = use;
	return { allowed: true, after: { resendWindowAt, resendsInWindow: use.resendsInWindow + 1 } };
}

export type InviteRefusal =
	| "forbidden"
	| "already_member"
	| "was_removed"
	| "already_invited"
	| "too_many_invitations"
	| "too_many_mails";

/** What is known about an address to be invited. */
export interface InviteFacts {
	/** Membership of the address in this workspace. */
	membership: "none" | "active" | "removed";
	/** An open invitation for the address. */
	hasOpenInvitation: boolean;
	openInvitations: number;
	/** Mails of the last 24 hours. */
	mails: number;
}

/** Null when `actor` may invite the address as `role` (C08, C09, C10). */
export function findInviteRefusal(
	actor: Role,
	role: Role,
	facts: InviteFacts,
): InviteRefusal | null {
	if (!mayInvite(actor, role)) return "forbidden";
	if (facts.membership === "active") return "already_member";
	if (facts.membership === "removed" && actor !== "admin") return "was_removed";
	if (facts.hasOpenInvitation) return "already_invited";
	if (facts.openInvitations >= MAX_PENDING_INVITATIONS) return "too_many_invitations";
	return facts.mails >= MAX_INVITATION_MAILS ? "too_many_mails" : null;
}

/** Whether an invitation may be cancelled or resent: by roles that could have sent it. */
export const mayManageInvitation = (actor: Role, invited: Role): boolean =>
	mayInvite(actor, invited);

/** The roles for which a member's own invitations still stand. */
export const listInvitableRoles = (actor: Role): Role[] =>
	ROLES.filter((role) => mayInvite(actor, role));
