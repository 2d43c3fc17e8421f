import type { Role } from "#app/domain/team/role.ts";

/** The member who uses the screen. */
export interface Me {
	memberId: string;
	name: string;
	role: Role;
}
