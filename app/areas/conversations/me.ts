import type { Role } from "#app/domain/team/role.ts";

/** The member who looks. */
export interface Me {
	memberId: string;
	name: string;
	role: Role;
}
