import { and, eq } from "drizzle-orm";
import type { Mentionable } from "#app/domain/conversations/note.ts";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { departmentMembers } from "#workers/data/schema/department.ts";
import { members } from "#workers/data/schema/team.ts";

/** Active members, and the departments with those of them who are theirs: whom a note may name. One round trip. */
export async function listMentionable(
	db: Database,
	workspaceId: string,
	departments: readonly { id: string; name: string }[],
): Promise<Mentionable[]> {
	const [people, joined] = await db.batch([
		db
			.select({ id: members.id, name: users.fullName })
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.where(and(eq(members.workspaceId, workspaceId), eq(members.isActive, true)))
			.orderBy(members.createdAt, members.id),
		db
			.select({
				departmentId: departmentMembers.departmentId,
				memberId: departmentMembers.memberId,
			})
			.from(departmentMembers)
			.where(eq(departmentMembers.workspaceId, workspaceId)),
	]);
	const active = new Set(people.map(({ id }) => id));
	return [
		...people.map((one): Mentionable => ({ ...one, kind: "member", memberIds: [one.id] })),
		...departments.map(({ id, name }): Mentionable => ({
			kind: "department",
			id,
			name,
			memberIds: joined
				.filter(({ departmentId, memberId }) => departmentId === id && active.has(memberId))
				.map(({ memberId }) => memberId),
		})),
	];
}
