import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { mayRead, type Sighted } from "#app/domain/conversations/sight.ts";
import { type Permission, PERMISSIONS } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import { channels } from "#workers/data/schema/channel.ts";
import { users } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { departmentsOf, readsOf } from "../team/reads.ts";

/** Of which type a channel is; null for one of another workspace, or deleted. */
export async function findChannelType(
	db: Database,
	workspaceId: string,
	channelId: string,
): Promise<ChannelType | null> {
	const [row] = await db
		.select({ type: channels.type })
		.from(channels)
		.where(
			and(
				eq(channels.workspaceId, workspaceId),
				eq(channels.id, channelId),
				isNull(channels.deletedAt),
			),
		);
	return row?.type ?? null;
}

/** At most this many members are notified. */
const MAX_MEMBERS = 100;

const mayDo = (workspaceId: string, permission: Permission) =>
	and(
		eq(members.workspaceId, workspaceId),
		eq(members.isActive, true),
		inArray(members.role, [...PERMISSIONS[permission]]),
	);

/** Ids of the active members who may do something. */
export async function listMembersWhoMay(
	db: Database,
	workspaceId: string,
	permission: Permission,
): Promise<string[]> {
	const rows = await db
		.select({ id: members.id })
		.from(members)
		.where(mayDo(workspaceId, permission))
		.limit(MAX_MEMBERS);
	return rows.map(({ id }) => id);
}

/** Ids of the active members who may answer and who read this conversation (decision 50). */
export async function listReaders(
	db: Database,
	workspaceId: string,
	conversation: Sighted,
): Promise<string[]> {
	const rows = await db
		.select({
			memberId: members.id,
			role: members.role,
			seesOwn: workspaces.seesOwnDepartments,
			departments: departmentsOf(db),
		})
		.from(members)
		.innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
		.where(mayDo(workspaceId, "send"))
		.limit(MAX_MEMBERS);
	return rows.filter((row) => mayRead(readsOf(row), conversation)).map(({ memberId }) => memberId);
}

/** The same with their names, by which an agent passes a conversation on. */
export const listPeopleWhoMay = (
	db: Database,
	workspaceId: string,
	permission: Permission,
): Promise<{ memberId: string; name: string }[]> =>
	db
		.select({ memberId: members.id, name: users.fullName })
		.from(members)
		.innerJoin(users, eq(users.id, members.userId))
		.where(mayDo(workspaceId, permission))
		.limit(MAX_MEMBERS);
