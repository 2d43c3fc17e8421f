import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ofWorkspace } from "./workspace.ts";

/** Filters of the inbox under a name: a member's own, or the team's. */
export const savedViews = sqliteTable(
	"saved_views",
	{
		id: text().primaryKey(),
		workspaceId: ofWorkspace(),
		/** Whose it is; null: the team's. */
		memberId: text("member_id"),
		name: text().notNull(),
		/** As the address has it (list-filter.ts). */
		filter: text().notNull(),
		/** Their order: small ones first. */
		position: integer().notNull(),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("saved_views_workspace_idx").on(t.workspaceId, t.memberId, t.position)],
);
