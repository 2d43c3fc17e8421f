// What members read of conversations (decision 50), for queries that join `members` and `workspaces`.
import { and, eq, sql } from "drizzle-orm";
import { type ConversationSight, isBound } from "#app/domain/conversations/sight.ts";
import { parseRole } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { departmentMembers } from "#workers/data/schema/department.ts";
import { members } from "#workers/data/schema/team.ts";

/** Ids of a member's departments, as JSON. */
export const departmentsOf = (db: Database) =>
	sql<string>`${db
		.select({ ids: sql`json_group_array(${departmentMembers.departmentId})` })
		.from(departmentMembers)
		.where(
			and(
				eq(departmentMembers.workspaceId, members.workspaceId),
				eq(departmentMembers.memberId, members.id),
			),
		)}`;

/** What a member reads; null: everything. */
export const readsOf = (row: {
	memberId: string;
	role: string;
	seesOwn: boolean;
	departments: string;
}): ConversationSight | null =>
	isBound(parseRole(row.role), row.seesOwn)
		? { memberId: row.memberId, departmentIds: JSON.parse(row.departments) as string[] }
		: null;
