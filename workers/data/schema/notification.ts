import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { NOTIFICATION_KINDS } from "#app/domain/notifications/notification.ts";
import { workspaces } from "./workspace.ts";

/** Notifications, one row per recipient. */
export const notifications = sqliteTable(
	"notifications",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		memberId: text("member_id").notNull(),
		kind: text({ enum: [...NOTIFICATION_KINDS] }).notNull(),
		/** JSON: the values its words need (a name, an id to open). */
		params: text().notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(t) => [
		index("notifications_member_idx").on(t.workspaceId, t.memberId, t.createdAt),
		index("notifications_created_idx").on(t.createdAt),
	],
);

/** What a member has read; the local samples have no row above, only here. */
export const notificationReads = sqliteTable(
	"notification_reads",
	{
		workspaceId: text("workspace_id").notNull(),
		memberId: text("member_id").notNull(),
		/** A notification's id, or the name of a sample. */
		notificationId: text("notification_id").notNull(),
		readAt: integer("read_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.memberId, t.notificationId] })],
);
