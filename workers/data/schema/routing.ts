import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { GIVE_BACK_TO, ROUTING_MODES } from "#app/domain/routing/settings.ts";
import { ofWorkspace } from "./workspace.ts";

/** How conversations find somebody (app/domain/routing). Without a row: a department's as the workspace's, the workspace's by hand. */
export const routingRules = sqliteTable(
	"routing_rules",
	{
		workspaceId: ofWorkspace(),
		/** "": the workspace's own. No foreign key: what is left of a department that is gone counts for nothing. */
		departmentId: text("department_id").notNull(),
		mode: text({ enum: [...ROUTING_MODES] }).notNull(),
		/** Null: what was given stays. */
		giveBackMinutes: integer("give_back_minutes"),
		giveBackTo: text("give_back_to", { enum: [...GIVE_BACK_TO] }).notNull(),
		/** Open conversations of somebody at most; in the workspace's own row alone. */
		capacity: integer(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.departmentId] })],
);

/** What routing knows of a member. Without a row: available, and as many conversations as the workspace says. */
export const routingMembers = sqliteTable(
	"routing_members",
	{
		memberId: text("member_id").primaryKey(),
		workspaceId: ofWorkspace(),
		capacity: integer(),
		isAbsent: integer("is_absent", { mode: "boolean" }).notNull().default(false),
		/** When the absence ends by itself, epoch ms; null: it does not. */
		absentUntil: integer("absent_until"),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("routing_members_workspace_idx").on(t.workspaceId)],
);
