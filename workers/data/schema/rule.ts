import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ofWorkspace } from "./workspace.ts";

/** Rules of a workspace: what is done by itself in its conversations. */
export const rules = sqliteTable(
	"rules",
	{
		id: text().primaryKey(),
		workspaceId: ofWorkspace(),
		name: text().notNull(),
		/** A RuleBody as JSON. */
		body: text().notNull(),
		isOn: integer("is_on", { mode: "boolean" }).notNull(),
		/** When it was switched on last (epoch ms); null: never. */
		onSince: integer("on_since"),
		/** Their order: small ones first. */
		position: integer().notNull(),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [index("rules_workspace_idx").on(t.workspaceId, t.position)],
);
