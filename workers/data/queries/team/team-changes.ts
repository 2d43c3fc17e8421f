import { type SQL, and, eq, exists, isNull, ne, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { listInvitableRoles } from "#app/domain/team/invitation.ts";
import { ROLES, type Role } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { signIns } from "#workers/data/schema/auth.ts";
import { invitations } from "#workers/data/schema/invitation.ts";
import { members } from "#workers/data/schema/team.ts";
import type { Change } from "./activity.ts";
import { forgetLoginOf } from "../facebook/logins.ts";
import { disableIntegrationsOf } from "../integrations/integrations.ts";
import { markingForReissue } from "../auth/sign-in-renewal.ts";
import type { TeamPerson } from "./team.ts";

/**
 * True while the member is active with exactly the role a decision was made for. Part of the writing
 * statement, so a right lost meanwhile writes nothing (A27).
 */
export function stillHasRole(
	db: Database,
	workspaceId: string,
	actor: { id: string; role: Role },
): SQL {
	const person = alias(members, "actor");
	return exists(
		db
			.select({ one: sql`1` })
			.from(person)
			.where(
				and(
					eq(person.workspaceId, workspaceId),
					eq(person.id, actor.id),
					eq(person.isActive, true),
					eq(person.role, actor.role),
				),
			),
	);
}

/** Holds while another active admin than this member is there: in the same statement (E02). */
function hasAnotherAdmin(db: Database, workspaceId: string, memberId: string): SQL {
	const other = alias(members, "other");
	return exists(
		db
			.select({ one: sql`1` })
			.from(other)
			.where(
				and(
					eq(other.workspaceId, workspaceId),
					ne(other.id, memberId),
					eq(other.isActive, true),
					eq(other.role, "admin"),
				),
			),
	);
}

/** What a change of a member was decided on. */
export interface DecidedOn {
	workspaceId: string;
	actor: { id: string; role: Role };
	target: TeamPerson;
	now: number;
}

/** The target exactly as decided on, the actor with the right they had, an admin left. */
function holds(db: Database, { workspaceId, actor, target }: DecidedOn, losesAdmin: boolean) {
	return and(
		eq(members.workspaceId, workspaceId),
		eq(members.id, target.id),
		ne(members.id, actor.id),
		eq(members.isActive, target.isActive),
		// An unknown role counts as viewer, and is stored as what it is (E06).
		target.role === "viewer"
			? notInArray(
					members.role,
					ROLES.filter((role) => role !== "viewer"),
				)
			: eq(members.role, target.role),
		stillHasRole(db, workspaceId, actor),
		losesAdmin ? hasAnotherAdmin(db, workspaceId, target.id) : undefined,
	);
}

/** Invitations of a member who may no longer invite to those roles are void: visibly (C06). */
function cancelOrphans(db: Database, on: DecidedOn, newRole: Role | null, happened: SQL) {
	const { workspaceId, target, now } = on;
	const kept = newRole === null ? [] : listInvitableRoles(newRole);
	return db
		.update(invitations)
		.set({ status: "cancelled", updatedAt: now })
		.where(
			and(
				eq(invitations.workspaceId, workspaceId),
				eq(invitations.status, "pending"),
				eq(invitations.invitedBy, target.id),
				kept.length > 0 ? notInArray(invitations.role, kept) : undefined,
				happened,
			),
		);
}

/** Gives the target another role. */
export function createRoleChange(db: Database, on: DecidedOn, role: Role): Change {
	const losesAdmin = on.target.role === "admin" && role !== "admin";
	return {
		gate: db
			.update(members)
			.set({ role, updatedAt: on.now })
			.where(and(holds(db, on, losesAdmin), ne(members.role, role))),
		// Their browsers get a new id with the next request (A06).
		after: (happened) => [
			cancelOrphans(db, on, role, happened),
			markingForReissue(db, on.workspaceId, on.target.id, on.now),
		],
	};
}

/**
 * Spec 1, section 4: soft delete. Their sign-ins end with it (A15), and so does all use of their
 * integrations (founding.md 26) and their sign-in at Facebook.
 */
export function createRemoval(db: Database, on: DecidedOn): Change {
	const { workspaceId, target, now } = on;
	return {
		gate: db
			.update(members)
			.set({ isActive: false, updatedAt: now })
			.where(holds(db, on, target.role === "admin")),
		after: (happened) => [
			db
				.update(signIns)
				.set({ revokedAt: now })
				.where(
					and(
						eq(signIns.workspaceId, workspaceId),
						eq(signIns.memberId, target.id),
						isNull(signIns.revokedAt),
						happened,
					),
				),
			cancelOrphans(db, on, null, happened),
			disableIntegrationsOf(db, workspaceId, target.id, { now, happened }),
			...forgetLoginOf(db, workspaceId, target.id, happened),
		],
	};
}

/** Brings a removed member back with the role they had. */
export function createReactivation(db: Database, on: DecidedOn): Change {
	return {
		gate: db
			.update(members)
			.set({ isActive: true, updatedAt: on.now })
			.where(holds(db, on, false)),
	};
}
