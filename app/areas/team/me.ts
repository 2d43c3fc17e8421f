import type { Role } from "#app/domain/team/role.ts";

/** The member who uses the page. */
export interface Me {
	id: string;
	role: Role;
}
