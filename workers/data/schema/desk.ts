import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { HOURS_SCOPES } from "#app/domain/desk/desk-hours.ts";
import { ofWorkspace } from "./workspace.ts";

/** When a workspace answers, and where departments and numbers differ from it. */
export const deskHours = sqliteTable(
	"desk_hours",
	{
		workspaceId: ofWorkspace(),
		scope: text({ enum: [...HOURS_SCOPES] }).notNull(),
		/** The department or channel; "" for the workspace, as null is like no other null. */
		scopeId: text("scope_id").notNull(),
		/** JSON of a DeskHours (domain/desk/desk-hours.ts). */
		settings: text().notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.scope, t.scopeId] })],
);
