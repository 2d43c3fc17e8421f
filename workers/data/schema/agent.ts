import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { workspaces } from "./workspace.ts";

/** Spec 1, section 3: Agent. */
export const agents = sqliteTable(
	"agents",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		name: text().notNull(),
		avatarUrl: text("avatar_url"),
		/** "active"; anything else is shown as paused. */
		status: text().notNull().default("active"),
		/** JSON. */
		settings: text().notNull().default("{}"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("agents_workspace_idx").on(t.workspaceId, t.status, t.createdAt)],
);

/** Which agents answer on which channels. */
export const agentChannels = sqliteTable(
	"agent_channels",
	{
		workspaceId: text("workspace_id").notNull(),
		agentId: text("agent_id")
			.notNull()
			.references(() => agents.id),
		channelId: text("channel_id").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.agentId, t.channelId] })],
);
