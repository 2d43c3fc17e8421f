import { and, count, desc, eq, gte, max, sql } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { activityLogs } from "#workers/data/schema/activity.ts";
import { signIns, users } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";

/** A moment's local day in America/Sao_Paulo (app/domain/inbox/local-day.ts), in SQL. */
const localDayOf = (column: typeof activityLogs.createdAt) =>
	sql<string>`date((${column} - 10800000) / 1000, 'unixepoch')`;

/** Active members with their role and when D1 saw them, and what the team did since `from`; one batch. */
export async function readTeamFigures(
	db: Database,
	workspaceId: string,
	since: { from: number; busiest: number },
) {
	const isActive = and(eq(members.workspaceId, workspaceId), eq(members.isActive, true));
	// A member's own moment is written later than that of the sign-in which made it.
	const lastSignIn = db
		.select({ at: max(signIns.lastSeenAt) })
		.from(signIns)
		.where(and(eq(signIns.memberId, members.id), eq(signIns.workspaceId, workspaceId)));
	const seenAt = sql<number>`max(coalesce(${members.lastSeenAt}, 0), coalesce(${lastSignIn}, 0))`;
	const inSpan = and(
		eq(activityLogs.workspaceId, workspaceId),
		gte(activityLogs.createdAt, since.from),
	);
	const day = localDayOf(activityLogs.createdAt);
	const actions = count(activityLogs.id);
	const [team, days, busiest] = await db.batch([
		db
			.select({ id: members.id, role: members.role, seenAt: seenAt.as("seen_at") })
			.from(members)
			.where(isActive),
		db
			.select({ day: day.as("local_day"), actions: actions.as("action_count") })
			.from(activityLogs)
			.where(inSpan)
			.groupBy(day),
		db
			.select({
				memberId: members.id,
				fullName: users.fullName,
				role: members.role,
				actions: actions.as("action_count"),
			})
			.from(activityLogs)
			.innerJoin(
				members,
				and(eq(members.id, activityLogs.actorId), eq(members.workspaceId, workspaceId)),
			)
			.innerJoin(users, eq(users.id, members.userId))
			.where(inSpan)
			.groupBy(members.id)
			.orderBy(desc(actions), members.id)
			.limit(since.busiest),
	]);
	return { team, days, busiest };
}
