import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ROLES } from "#app/domain/team/role.ts";
import { users } from "./auth.ts";
import { workspaces } from "./workspace.ts";

/** A person in a workspace: the specification's profile. Name and e-mail are the user's. */
export const members = sqliteTable(
	"members",
	{
		id: text().primaryKey(),
		workspaceId: text("workspace_id")
			.notNull()
			.references(() => workspaces.id),
		userId: text("user_id")
			.notNull()
			.references(() => users.id),
		role: text({ enum: [...ROLES] })
			.notNull()
			.default("viewer"),
		isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
		avatarUrl: text("avatar_url"),
		jobTitle: text("job_title"),
		lastSeenAt: integer("last_seen_at"),
		createdAt: integer("created_at").notNull(),
		updatedAt: integer("updated_at").notNull(),
	},
	(t) => [
		uniqueIndex("members_workspace_user_idx").on(t.workspaceId, t.userId),
		index("members_user_idx").on(t.userId, t.createdAt),
	],
);
