/** Bodies of `/api/team/...` and what the team's screens show. Unknown keys are refused (strict). */
import { z } from "zod";
import { type ActivityAction, type ActivityEntity } from "../domain/team/activity.ts";
import type { AuditKind } from "../domain/team/audit.ts";
import type { InvitationStatus, MailOutcome } from "../domain/team/invitation.ts";
import { type Role, ROLES } from "../domain/team/role.ts";

/** Meaning is judged by app/domain/team; here only shape and size. */
export const InviteMember = z.strictObject({
	email: z.string().max(512),
	role: z.enum(ROLES).default("viewer"),
	name: z.string().max(4000),
	department: z.string().max(4000).nullish(),
});
export type InviteMember = z.infer<typeof InviteMember>;

/** The specification's profile as the team page shows it. */
export interface MemberView {
	id: string;
	email: string;
	fullName: string;
	role: Role;
	avatarUrl: string | null;
	jobTitle: string | null;
	/** Whether they are away by their own word (domain/routing). */
	absence: { isAbsent: boolean; until: number | null };
	/** Open conversations that routing gives them at most; null: as the workspace says. */
	capacity: number | null;
	/** Whole minutes are enough; null before the first visit. */
	lastSeenAt: number | null;
	createdAt: number;
}

/** An invitation without its token. Expired or expiring is computed from `expiresAt`. */
export interface InvitationView {
	id: string;
	email: string;
	name: string;
	department: string | null;
	role: Role;
	status: InvitationStatus;
	invitedAt: number;
	expiresAt: number;
	resentCount: number;
	lastSentAt: number;
	mailOutcome: MailOutcome;
}

/** One entry of the activity log; its words are made from code and values. */
export interface ActivityView {
	id: string;
	action: ActivityAction;
	entityType: ActivityEntity;
	/** `{ code, ...values }`: read it with `parseDescription` (app/domain/team/activity.ts). */
	metadata: Record<string, unknown>;
	createdAt: number;
	/** Null when the platform did it; named FORMER_MEMBER when they were erased since. */
	actor: { id: string; fullName: string; email: string } | null;
}

export interface InviteAnswer {
	invitation: InvitationView;
	/**
	 * Only where no mail leaves (not configured), and only for an admin: whoever holds it may accept.
	 */
	link: string | null;
}

/** Body of `GET /api/team/members`. */
export interface MemberList {
	/** Active ones, newest first, at most 1000. */
	members: MemberView[];
	/** Active ones in all. */
	total: number;
	/** People an admin may bring back, last removed first; empty for everybody else. */
	removed: MemberView[];
}

/** Body of `GET /api/team/invitations`. */
export interface InvitationList {
	/** Every pending one (at most 300) and the newest 200 others, newest first. */
	invitations: InvitationView[];
	/** All there are; more than listed in a workspace that has invited many. */
	total: number;
	/** Pending and not expired. */
	pending: number;
}

/** Body of `GET /api/team/activity`: the newest 50. */
export interface ActivityList {
	activity: ActivityView[];
}

/** An entry of the audit log; `kind` null: of a later release. */
export interface AuditEntry extends ActivityView {
	kind: AuditKind | null;
}

/** One page of the audit log, the newest first. */
export interface AuditPage {
	entries: AuditEntry[];
	/** Number of the entry that the next page begins behind; null at the end. */
	olderThan: number | null;
}

/** All that a filter shows, for a file. `isCut`: there is more than a file takes. */
export interface AuditExport {
	entries: AuditEntry[];
	isCut: boolean;
}

/** What the team page shows first: one D1 batch. */
export interface TeamOverview {
	/** Apart from each other: two of the lists have a `total` of their own. */
	members: MemberList;
	invitations: InvitationList;
	activity: ActivityList;
	/** The server's clock, ms since 1970: "expiring" and "online" are judged by it. */
	now: number;
}

/** What a valid token tells the accept screen (spec 1: invitation validation result). */
export interface InvitationOffer {
	invitationId: string;
	email: string;
	name: string;
	role: Role;
	workspaceId: string;
	workspaceName: string;
	/** The address has an account: sign in to accept; the form never sets a password (C13). */
	hasAccount: boolean;
	/**
	 * False for an account that belongs to no team any more: it cannot sign in first, so the form asks
	 * for its present password, and `accept` checks that one.
	 */
	canSignIn: boolean;
}

/** Body of the accept form. Everything else comes from the invitation's own row (C07). */
export const AcceptInvitation = z.strictObject({
	/** Both must name the same invitation (C03). */
	token: z.string().max(512),
	invitationId: z.string().max(64),
	fullName: z.string().max(4000),
	password: z.string().max(1024),
});
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;
