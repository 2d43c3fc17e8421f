// Decision 50, record 124: which conversations a member reads. One rule for every way out.
import type { Role } from "../team/role.ts";

/** A member who reads only some conversations: their departments', those of none, and their own. */
export interface ConversationSight {
	memberId: string;
	departmentIds: string[];
}

/** What the rule looks at. */
export interface Sighted {
	departmentId?: string | null | undefined;
	assigneeId: string | null;
}

/** A member's sight; null: they read everything. Managers and admins always do. */
export function sightOf(signedIn: {
	member: { id: string; role: Role };
	workspace: { seesOwnDepartments?: boolean | undefined };
	departments?: readonly { id: string; isMine: boolean }[] | undefined;
}): ConversationSight | null {
	const { member, workspace, departments = [] } = signedIn;
	if (!isBound(member.role, workspace.seesOwnDepartments)) return null;
	const departmentIds = departments.flatMap(({ id, isMine }) => (isMine ? [id] : [])).toSorted();
	return { memberId: member.id, departmentIds };
}

/** Whether the workspace's setting binds a role. */
export const isBound = (role: Role, seesOwnDepartments: boolean | undefined): boolean =>
	seesOwnDepartments === true && (role === "operator" || role === "viewer");

/** Whether a member reads a conversation. @param sight null: they read everything */
export function mayRead(sight: ConversationSight | null, one: Sighted): boolean {
	const { departmentId = null, assigneeId } = one;
	return (
		sight === null ||
		departmentId === null ||
		assigneeId === sight.memberId ||
		sight.departmentIds.includes(departmentId)
	);
}
