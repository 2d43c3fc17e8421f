import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ofWorkspace } from "./workspace.ts";

/** How a workspace asks its customers after a conversation (domain/satisfaction/survey.ts). No row: it does not. */
export const surveys = sqliteTable(
	"surveys",
	{
		workspaceId: ofWorkspace(),
		/** JSON of SurveySettings. */
		settings: text().notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId] })],
);

/** Goals of a workspace and of its departments (domain/goals/goal.ts). No row: none of its own. */
export const goals = sqliteTable(
	"goals",
	{
		workspaceId: ofWorkspace(),
		/** "" for the workspace's, as null is like no other null. */
		departmentId: text("department_id").notNull(),
		answerMinutes: integer("answer_minutes"),
		resolutionMinutes: integer("resolution_minutes"),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.workspaceId, t.departmentId] })],
);
