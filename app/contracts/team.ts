/** Bodies of `/api/team/...` and what the team's screens show. Unknown keys are refused (strict). */
import { z } from "zod";
import { type ActivityAction, type ActivityEntity } from "../domain/team/activity.ts";
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

export const ChangeRole = z.strictObject({ role: z.enum(ROLES) });
export type ChangeRole = z.infer<typeof ChangeRole>;

/** The specification's profile as the team page shows it. */
export interface MemberView {
	id: string;
	email: string;
	fullName: string;
	role: Role;
	avatarUrl: string | null;
	jobTitle: string | null;
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
	/** `{ code, ...values }` (app/domain/team/activity.ts). */
	metadata: Record<string, string>;
	createdAt: number;
	/** Null when the platform did it. */
	actor: { id: string; fullName: string; email: string } | null;
}

export interface InviteAnswer {
	invitation: InvitationView;
	/** Present only where no mail leaves (not configured): for the admin to copy. */
	link: string | null;
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
}
