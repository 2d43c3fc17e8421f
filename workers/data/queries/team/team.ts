import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { MemberView } from "#app/contracts/team.ts";
import { type Role, parseRole } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";

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
