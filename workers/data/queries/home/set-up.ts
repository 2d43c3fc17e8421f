import { and, eq, isNull, sql } from "drizzle-orm";
import type { SetUp } from "#app/contracts/home.ts";
import type { Database } from "#workers/data/database.ts";
import { agents } from "#workers/data/schema/agent.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { invitations } from "#workers/data/schema/invitation.ts";
import { members } from "#workers/data/schema/team.ts";

/** What a workspace has been set up with, one batch of four small looks. */
export async function readSetUp(db: Database, workspaceId: string): Promise<SetUp> {
	const one = sql<number>`1`;
	const [team, invited, answering, withHours] = await db.batch([
		db
			.select({ one })
			.from(members)
			.where(and(eq(members.workspaceId, workspaceId), eq(members.isActive, true)))
			.limit(2),
		db.select({ one }).from(invitations).where(eq(invitations.workspaceId, workspaceId)).limit(1),
		db.select({ one }).from(agents).where(eq(agents.workspaceId, workspaceId)).limit(1),
		db
			.select({ one })
			.from(channels)
			.where(
				and(
					eq(channels.workspaceId, workspaceId),
					isNull(channels.deletedAt),
					sql`json_extract(${channels.options}, '$.hours') is not null`,
				),
			)
			.limit(1),
	]);
	return {
		hasTeam: team.length > 1 || invited.length > 0,
		hasAnswers: answering.length > 0 || withHours.length > 0,
	};
}
