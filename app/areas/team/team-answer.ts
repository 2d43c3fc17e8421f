import type { ErrorCode } from "#app/contracts/errors.ts";
import type { InviteAnswer } from "#app/contracts/team.ts";
import type { Role } from "#app/domain/team/role.ts";

/** What became of one request of the team page. */
export interface TeamAnswer {
	/** Null: done. */
	code: ErrorCode | null;
	/** The invitation that was made or sent again. */
	invited: InviteAnswer | null;
}

/** Who looks at the page. */
export interface Me {
	id: string;
	role: Role;
}
