import { and, desc, eq, exists, inArray, isNull, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { MemberView } from "#app/contracts/team.ts";
import { listInvitableRoles } from "#app/domain/team/invitation.ts";
import { parseRole, type Role, ROLES } from "#app/domain/team/role.ts";
import type { Database } from "../database.ts";
import { signIns, users } from "../schema/auth.ts";
import { invitations } from "../schema/invitation.ts";
import { members } from "../schema/team.ts";
import type { Change } from "./activity.ts";
import { markingForReissue } from "./sign-in-renewal.ts";

/** Members of one state with their person, newest first, for a batch. */
export function selectMembers(db: Database, workspaceId: string, isActive: boolean, limit: number) {
	return db
		.select({
			id: members.id,
			email: users.email,
			fullName: users.fullName,
			role: members.role,
			avatarUrl: members.avatarUrl,
			jobTitle: members.jobTitle,
			lastSeenAt: members.lastSeenAt,
			createdAt: members.createdAt,
		})
		.from(members)
		.innerJoin(users, eq(users.id, members.userId))
		.where(and(eq(members.workspaceId, workspaceId), eq(members.isActive, isActive)))
		.orderBy(desc(isActive ? members.createdAt : members.updatedAt), desc(members.id))
		.limit(limit);
}

export const toMemberView = (
	row: Awaited<ReturnType<typeof selectMembers>>[number],
): MemberView => ({ ...row, role: parseRole(row.role) });

/** Active members in all, for a batch. */
export function selectMemberCount(db: Database, workspaceId: string) {
	return db
		.select({ total: sql<number>`count(*)`.as("total") })
		.from(members)
		.where(and(eq(members.workspaceId, workspaceId), eq(members.isActive, true)));
}

/** A member as a decision about them needs it. */
export interface TeamPerson {
	id: string;
	role: Role;
	isActive: boolean;
	fullName: string;
}

function selectPerson(db: Database, workspaceId: string, memberId: string) {
	return db
		.select({
			id: members.id,
			role: members.role,
			isActive: members.isActive,
			fullName: users.fullName,
		})
		.from(members)
		.innerJoin(users, eq(users.id, members.userId))
		.where(and(eq(members.workspaceId, workspaceId), eq(members.id, memberId)));
}

/** An active member of the workspace; null for anybody else (D07). */
export async function findActiveMember(
	db: Database,
	workspaceId: string,
	memberId: string,
): Promise<TeamPerson | null> {
	const [person] = await selectPerson(db, workspaceId, memberId);
	return person?.isActive ? { ...person, role: parseRole(person.role) } : null;
}

/** Both people of a change and the number of active admins, as they are now: one round trip. */
export async function findTeamFacts(
	db: Database,
	workspaceId: string,
	actorId: string,
	targetId: string,
): Promise<{ actor: TeamPerson | null; target: TeamPerson | null; admins: number }> {
	const [[actor], [target], [count]] = await db.batch([
		selectPerson(db, workspaceId, actorId),
		selectPerson(db, workspaceId, targetId),
		db
			.select({ admins: sql<number>`count(*)`.as("admins") })
			.from(members)
			.where(
				and(
					eq(members.workspaceId, workspaceId),
					eq(members.isActive, true),
					eq(members.role, "admin"),
				),
			),
	]);
	return {
		actor: actor ? { ...actor, role: parseRole(actor.role) } : null,
		target: target ? { ...target, role: parseRole(target.role) } : null,
		admins: count?.admins ?? 0,
	};
}

/**
 * Holds while the member is active with exactly the role a decision was made for. Stands in the
 * statement that writes, so a right lost meanwhile writes nothing (A27).
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

/** Spec 1, section 4: soft delete. Their sign-ins end with it (A15). */
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

/** Active members with one of these roles. */
export async function listMemberIds(
	db: Database,
	workspaceId: string,
	roles: readonly Role[],
): Promise<string[]> {
	const rows = await db
		.select({ id: members.id })
		.from(members)
		.where(
			and(
				eq(members.workspaceId, workspaceId),
				eq(members.isActive, true),
				inArray(members.role, [...roles]),
			),
		);
	return rows.map(({ id }) => id);
}
