import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { SignedInDepartment } from "#app/contracts/sign-in.ts";
import { departmentColour, MAX_DEPARTMENTS } from "#app/domain/team/department.ts";
import type { Database } from "#workers/data/database.ts";
import { departmentMembers, departments } from "#workers/data/schema/department.ts";

/** A statement for the departments of a member's workspace, and which of them are theirs. */
export const selectDepartments = (db: Database, of: { workspaceId: SQL; memberId: SQL }) =>
	db
		.select({
			departmentId: sql<string>`${departments.id}`.as("department_id"),
			name: departments.name,
			colour: departments.colour,
			memberOf: sql<string | null>`${departmentMembers.memberId}`.as("member_of"),
		})
		.from(departments)
		.leftJoin(
			departmentMembers,
			and(
				eq(departmentMembers.workspaceId, departments.workspaceId),
				eq(departmentMembers.departmentId, departments.id),
				sql`${departmentMembers.memberId} = ${of.memberId}`,
			),
		)
		.where(sql`${departments.workspaceId} = ${of.workspaceId}`)
		.orderBy(asc(departments.position), asc(departments.id))
		.limit(MAX_DEPARTMENTS);

type Selected = Awaited<ReturnType<typeof selectDepartments>>[number];

export const toSignedInDepartment = (row: Selected): SignedInDepartment => ({
	id: row.departmentId,
	name: row.name,
	colour: departmentColour(row.colour),
	isMine: row.memberOf !== null,
});
