import {
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { LABEL_COLOURS } from "#app/domain/conversations/label-colour.ts";
import { ofWorkspace } from "./workspace.ts";

export const departments = sqliteTable(
	"departments",
	{
		id: text().primaryKey(),
		workspaceId: ofWorkspace(),
		name: text().notNull(),
		/** The name's search key: "Vendas" and "vendas" are one. */
		nameKey: text("name_key").notNull(),
		colour: text({ enum: [...LABEL_COLOURS] }).notNull(),
		/** Their order: small ones first. */
		position: integer().notNull(),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [uniqueIndex("departments_name_idx").on(t.workspaceId, t.nameKey)],
);

export const departmentMembers = sqliteTable(
	"department_members",
	{
		workspaceId: ofWorkspace(),
		departmentId: text("department_id").notNull(),
		memberId: text("member_id").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.departmentId, t.memberId] }),
		index("department_members_member_idx").on(t.workspaceId, t.memberId),
	],
);

export const departmentChannels = sqliteTable(
	"department_channels",
	{
		workspaceId: ofWorkspace(),
		departmentId: text("department_id").notNull(),
		channelId: text("channel_id").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.workspaceId, t.departmentId, t.channelId] }),
		index("department_channels_channel_idx").on(t.workspaceId, t.channelId),
	],
);
