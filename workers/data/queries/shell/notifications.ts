import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import type { Database } from "#workers/data/database.ts";
import { members } from "#workers/data/schema/team.ts";
import { notificationReads, notifications } from "#workers/data/schema/notification.ts";

export interface NewNotification {
	kind: NotificationKind;
	/** JSON. */
	params: string;
	createdAt: number;
	/** One row each; only active members of the workspace get theirs. */
	recipients: { id: string; memberId: string }[];
}

/** Adds a notification for each recipient; answers the members who got one. An id that is there already is left as it is. */
export async function insertNotifications(
	db: Database,
	workspaceId: string,
	made: NewNotification,
): Promise<string[]> {
	const rows = await db.all<{ member_id: string }>(
		sql`insert or ignore into ${notifications} (id, workspace_id, member_id, kind, params, created_at)
			select value ->> 'id', ${members.workspaceId}, ${members.id}, ${made.kind}, ${made.params},
				${made.createdAt}
			from json_each(${JSON.stringify(made.recipients)})
			join ${members} on ${members.id} = value ->> 'memberId'
			where ${members.workspaceId} = ${workspaceId} and ${members.isActive} = 1
			returning member_id`,
	);
	return rows.map((row) => row.member_id);
}

/** Who looks after the workspace's channels: managers and admins. */
export async function listManagerIds(db: Database, workspaceId: string): Promise<string[]> {
	const rows = await db
		.select({ id: members.id })
		.from(members)
		.where(
			and(
				eq(members.workspaceId, workspaceId),
				eq(members.isActive, true),
				inArray(members.role, ["admin", "manager"]),
			),
		);
	return rows.map(({ id }) => id);
}

/** A member's newest notifications, with whether each was read. A statement for a batch. */
export function selectNotifications(
	db: Database,
	workspaceId: string,
	memberId: string,
	limit: number,
) {
	return db
		.select({
			id: notifications.id,
			kind: notifications.kind,
			params: notifications.params,
			createdAt: notifications.createdAt,
			isRead: sql<number>`${notificationReads.readAt} is not null`.as("is_read"),
		})
		.from(notifications)
		.leftJoin(
			notificationReads,
			and(
				eq(notificationReads.workspaceId, notifications.workspaceId),
				eq(notificationReads.memberId, notifications.memberId),
				eq(notificationReads.notificationId, notifications.id),
			),
		)
		.where(and(eq(notifications.workspaceId, workspaceId), eq(notifications.memberId, memberId)))
		.orderBy(desc(notifications.createdAt), desc(notifications.id))
		.limit(limit);
}

/** Which of the samples a member has read. A statement for a batch. */
export function selectReadSamples(
	db: Database,
	workspaceId: string,
	memberId: string,
	samples: readonly string[],
) {
	return db
		.select({ name: notificationReads.notificationId })
		.from(notificationReads)
		.where(
			and(
				eq(notificationReads.workspaceId, workspaceId),
				eq(notificationReads.memberId, memberId),
				inArray(notificationReads.notificationId, [...samples]),
			),
		);
}

/** Marks a member's own notifications, and `samples`, as read; whatever else is named changes nothing. */
export async function insertReads(
	db: Database,
	workspaceId: string,
	memberId: string,
	read: { ids: readonly string[]; samples: readonly string[]; readAt: number },
): Promise<void> {
	// Lists travel as JSON: D1 binds at most a hundred values in a statement.
	await db.run(
		sql`insert into notification_reads (workspace_id, member_id, notification_id, read_at)
			select distinct ${workspaceId}, ${memberId}, named.value, ${read.readAt}
			from json_each(${JSON.stringify(read.ids)}) as named
			where named.value in (select value from json_each(${JSON.stringify(read.samples)}))
				or exists (select 1 from notifications n where n.id = named.value
					and n.workspace_id = ${workspaceId} and n.member_id = ${memberId})
			on conflict do nothing`,
	);
}

/** Removes at most `limit` notifications made before `before`, read marks with them; answers how many. */
export async function purgeNotifications(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const [, { meta }] = await db.batch([
		db.delete(notificationReads).where(
			sql`(workspace_id, member_id, notification_id) in
				(select workspace_id, member_id, id from notifications
					where created_at < ${before} order by created_at, id limit ${limit})`,
		),
		db.delete(notifications).where(
			sql`id in (select id from notifications
				where created_at < ${before} order by created_at, id limit ${limit})`,
		),
	]);
	return meta.changes;
}
