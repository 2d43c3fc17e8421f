import type { Role } from "#app/domain/team/role.ts";

/** Who looks at the page. */
export interface Me {
	id: string;
	role: Role;
}
