import { and, eq, isNull, lt, or } from "drizzle-orm";
import { createDatabase, type Database } from "#workers/data/database.ts";
import { signIns } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";

/** Stores that a sign-in and its member were seen; the caller throttles. A moment never goes back. */
export async function storeSight(
	db: Database,
	workspaceId: string,
	{ signInId, memberId }: { signInId: string; memberId: string },
	at: number,
): Promise<void> {
	await db.batch([
		db
			.update(signIns)
			.set({ lastSeenAt: at })
			.where(
				and(
					eq(signIns.workspaceId, workspaceId),
					eq(signIns.id, signInId),
					lt(signIns.lastSeenAt, at),
				),
			),
		db
			.update(members)
			.set({ lastSeenAt: at })
			.where(
				and(
					eq(members.workspaceId, workspaceId),
					eq(members.id, memberId),
					or(isNull(members.lastSeenAt), lt(members.lastSeenAt, at)),
				),
			),
	]);
}

/** The same, called by the workspace's hub. */
export const projectSight = (
	d1: D1Database,
	workspaceId: string,
	who: { signInId: string; memberId: string },
	at: number,
) => storeSight(createDatabase(d1), workspaceId, who, at);
