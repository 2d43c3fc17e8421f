/** What the report screens are told of a workspace's team. */
import type { Role } from "../domain/team/role.ts";

export interface TeamFigures {
	/** Active members. */
	members: number;
	/** Active members of each role. */
	roles: Record<Role, number>;
	/** Active members seen since local midnight, and in the last 7 days. */
	seenToday: number;
	seenThisWeek: number;
	/** Entries of the activity log on each day of the span, oldest first; silent days have 0. */
	days: { day: string; actions: number }[];
	/** Who did most in the span, at most ten. */
	busiest: { memberId: string; fullName: string; role: Role; actions: number }[];
}
