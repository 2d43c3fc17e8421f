/** Answers of `GET /api/team/...` as the browser reads them: the same shapes as contracts/team.ts. */
import * as v from "valibot";
import { ACTIVITY_ACTIONS, ACTIVITY_ENTITIES } from "../domain/team/activity.ts";
import { INVITATION_STATUSES, MAIL_OUTCOMES } from "../domain/team/invitation.ts";
import { PRESENT } from "../domain/routing/absence.ts";
import { ROLES } from "../domain/team/role.ts";
import type * as team from "./team.ts";

const Member = v.object({
	id: v.string(),
	email: v.string(),
	fullName: v.string(),
	role: v.picklist(ROLES),
	avatarUrl: v.nullable(v.string()),
	jobTitle: v.nullable(v.string()),
	lastSeenAt: v.nullable(v.number()),
	createdAt: v.number(),
	// A server of an earlier release says neither.
	capacity: v.optional(v.nullable(v.number()), null),
	absence: v.optional(
		v.object({ isAbsent: v.boolean(), until: v.nullable(v.number()) }),
		() => PRESENT,
	),
});

const Invitation = v.object({
	id: v.string(),
	email: v.string(),
	name: v.string(),
	department: v.nullable(v.string()),
	role: v.picklist(ROLES),
	status: v.picklist(INVITATION_STATUSES),
	invitedAt: v.number(),
	expiresAt: v.number(),
	resentCount: v.number(),
	lastSentAt: v.number(),
	mailOutcome: v.picklist(MAIL_OUTCOMES),
});

const Activity = v.object({
	id: v.string(),
	action: v.picklist(ACTIVITY_ACTIONS),
	entityType: v.picklist(ACTIVITY_ENTITIES),
	metadata: v.record(v.string(), v.unknown()),
	createdAt: v.number(),
	actor: v.nullable(v.object({ id: v.string(), fullName: v.string(), email: v.string() })),
});

export type MemberList = team.MemberList;
export const MemberList: v.GenericSchema<unknown, team.MemberList> = v.object({
	members: v.array(Member),
	total: v.number(),
	removed: v.array(Member),
});
export type InvitationList = team.InvitationList;
export const InvitationList: v.GenericSchema<unknown, team.InvitationList> = v.object({
	invitations: v.array(Invitation),
	total: v.number(),
	pending: v.number(),
});
export type ActivityList = team.ActivityList;
export const ActivityList: v.GenericSchema<unknown, team.ActivityList> = v.object({
	activity: v.array(Activity),
});
