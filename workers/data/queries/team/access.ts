import { and, desc, eq, gt, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { users } from "#workers/data/schema/auth.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { invitations } from "#workers/data/schema/invitation.ts";
import { members } from "#workers/data/schema/team.ts";

/** Newest of each kind; more is what the team's own page is for. */
const LISTED = 200;

/** People, open invitations and keys of the workspaces that this person administers, the newest first; without them. */
export async function readAccess(db: Database, userId: string, now: number) {
	const ids = db
		.select({ id: members.workspaceId })
		.from(members)
		.where(and(eq(members.userId, userId), eq(members.role, "admin"), eq(members.isActive, true)));
	const [people, invited, keys] = await db.batch([
		db
			.select({
				workspaceId: members.workspaceId,
				id: members.id,
				name: users.fullName,
				email: users.email,
				role: members.role,
				since: members.createdAt,
			})
			.from(members)
			.innerJoin(users, eq(users.id, members.userId))
			.where(
				and(
					inArray(members.workspaceId, ids),
					eq(members.isActive, true),
					ne(members.userId, userId),
				),
			)
			.orderBy(desc(members.createdAt))
			.limit(LISTED),
		db
			.select({
				workspaceId: invitations.workspaceId,
				id: invitations.id,
				email: invitations.email,
				role: invitations.role,
				since: invitations.invitedAt,
			})
			.from(invitations)
			.where(
				and(
					inArray(invitations.workspaceId, ids),
					eq(invitations.status, "pending"),
					gt(invitations.expiresAt, now),
				),
			)
			.orderBy(desc(invitations.invitedAt))
			.limit(LISTED),
		db
			.select({
				workspaceId: channels.workspaceId,
				channelId: channels.id,
				channelName: channels.name,
				prefix: channels.apiKeyPrefix,
				since: channels.apiKeyCreatedAt,
			})
			.from(channels)
			.where(
				and(
					inArray(channels.workspaceId, ids),
					isNotNull(channels.apiKeyHash),
					isNull(channels.deletedAt),
				),
			)
			.orderBy(desc(channels.apiKeyCreatedAt))
			.limit(LISTED),
	]);
	return { people, invited, keys };
}
