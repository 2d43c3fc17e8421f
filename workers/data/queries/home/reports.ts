import { and, count, desc, eq, gte, max, sql } from "drizzle-orm";
import { readStatus } from "#app/domain/agents/stored-settings.ts";
import type { Database } from "#workers/data/database.ts";
import { agents } from "#workers/data/schema/agent.ts";
import { activityLogs } from "#workers/data/schema/activity.ts";
import { signIns, users } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";

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

/** More than any workspace has; who has more sees the others' figures without their names. */
const MAX_NAMES = 500;

/** Who and what service figures are of, by name, and whether the workspace is the demonstration; one batch. */
export async function readServiceNames(db: Database, workspaceId: string) {
	const [team, agentRows, [workspace]] = await db.batch([
		db
			.select({ id: members.id, name: users.fullName })
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.where(eq(members.workspaceId, workspaceId))
			.limit(MAX_NAMES),
		db
			.select({ id: agents.id, name: agents.name, status: agents.status })
			.from(agents)
			.where(eq(agents.workspaceId, workspaceId))
			.limit(MAX_NAMES),
		db
			.select({ isDemonstration: workspaces.isDemonstration })
			.from(workspaces)
			.where(eq(workspaces.id, workspaceId)),
	]);
	const named = agentRows.map((agent) => ({ ...agent, status: readStatus(agent.status) }));
	return { members: team, agents: named, isDemonstration: workspace?.isDemonstration ?? false };
}
